import { randomUUID } from 'node:crypto';
import type { ProxiedRequest } from '../proxy/faults.ts';

export function isHubspotWrite({ method, path }: ProxiedRequest): boolean {
  return method !== 'GET' && !/\/(search|batch\/read|access-token-info)(\?|$)/.test(path);
}

/** A record with an id that does not exist; of a removal nothing is read. */
export function lostAnswer({ method, path, body }: ProxiedRequest): { status: number; body: object } {
  const { properties = {} } = JSON.parse(body.toString('utf8') || '{}') as { properties?: object };
  const record = { id: `9${String(Date.now())}`, properties, objectWriteTraceId: randomUUID() };
  if (method === 'PATCH') return { status: 200, body: { ...record, id: path.split('/').at(-1)?.split('?')[0] ?? '' } };
  return { status: method === 'POST' ? 201 : 200, body: record };
}

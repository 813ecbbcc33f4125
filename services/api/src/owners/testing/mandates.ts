import { addProperty } from '@manzil/core/listings/testing/add-property';
import type { Publishing } from '../../listings/testing/publishing.ts';
import { sessionTokenOf, type Staff } from '../../listings/testing/staff-as.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { TestApi } from '../../testing/start-api.ts';

/** Days from today in Qatar, as the contract writes them. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

let contracts = 0;

export const mandate = (ownerId: number, change: object = {}) => ({
  ownerId,
  contractNumber: `BC-${String((contracts += 1))}`,
  kind: 'exclusive',
  signedOn: dayIn(-10),
  startsOn: dayIn(-10),
  endsOn: dayIn(300),
  commissionKind: 'months',
  commission: '1',
  ...change,
});

/** An owner, and a way to give listings mandates. */
export async function mandateDesk(office: Publishing) {
  const { id: ownerId } = await office.editor.json<{ id: number }>('POST', '/api/admin/owners', {
    kind: 'person',
    name: 'Hamad Al-Marri',
    phone: '+974 5555 0120',
    email: 'hamad@example.com',
    documentNumber: '28763400120',
  });
  const give = (listing: number, change: object = {}): Promise<Response> =>
    office.editor.call('POST', `/api/admin/properties/${String(listing)}/mandates`, mandate(ownerId, change));
  const listing = (fields: Parameters<typeof addProperty>[1] = {}) =>
    addProperty(office.api.pool, { isActive: false, ...fields });
  return { ownerId, give, listing };
}

export const forget = ({ api }: Publishing): Promise<unknown> =>
  api.pool.query('truncate mandate_files, mandates, owners restart identity cascade');

/** Sends bytes as the browser does. */
export async function fileSender(api: TestApi, role: 'editor' | 'agent') {
  const { cookie, origin } = await signInAs(api, role);
  const token = await sessionTokenOf(api, cookie);
  return (path: string, body: Uint8Array<ArrayBuffer>): Promise<Response> =>
    fetch(api.url + path, {
      method: 'POST',
      headers: { cookie, origin, ...token, 'content-type': 'application/octet-stream' },
      body,
      signal: AbortSignal.timeout(20_000),
    });
}

export const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
export type { Staff };

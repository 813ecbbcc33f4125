import { writeJson } from './hostile.ts';
import type { FuzzRequest } from './make-request.ts';

const most = 30;
const longestShown = 1_500;

/** The request in its simplest form for which `stays` is still true, for a shell. No session stands in it. */
export async function reproduction(
  request: FuzzRequest,
  asker: string,
  stays: (simpler: FuzzRequest) => Promise<boolean>,
): Promise<string> {
  let best = request;
  let tries = 0;
  for (let simpler = true; simpler && tries < most;) {
    simpler = false;
    for (const next of simplerOnes(best)) {
      if ((tries += 1) > most) break;
      if (!(await stays(next))) continue;
      best = next;
      simpler = true;
      break;
    }
  }
  return asCommand(best, asker);
}

function simplerOnes(request: FuzzRequest): FuzzRequest[] {
  const { query, headers, body } = request;
  const ones = query.map((_, n) => ({ ...request, query: query.toSpliced(n, 1) }));
  for (const name of Object.keys(headers).filter((one) => one !== 'content-type')) {
    const { [name]: _, ...rest } = headers;
    ones.push({ ...request, headers: rest });
  }
  if (typeof body !== 'string') return ones;
  try {
    const value = JSON.parse(body) as unknown;
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const key of Object.keys(value)) {
        const { [key]: _, ...rest } = value as Record<string, unknown>;
        ones.push({ ...request, body: writeJson(rest) });
      }
  } catch {
    // what is no JSON stays as it is
  }
  return ones;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function asCommand({ method, path, query, headers, body }: FuzzRequest, asker: string): string {
  const address = path + (query.length > 0 ? `?${query.join('&')}` : '');
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data =
    body === null
      ? []
      : typeof body === 'string'
        ? [`--data ${quoted(body.slice(0, longestShown))}`]
        : [`--data-binary base64:${Buffer.from(body).toString('base64').slice(0, 200)}`];
  return [
    `curl -X ${method}`,
    quoted(`$API${address.slice(0, longestShown)}`),
    ...named,
    ...data,
    `# session: ${asker}`,
  ].join(' ');
}

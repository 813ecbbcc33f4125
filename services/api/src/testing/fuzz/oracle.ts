import type { FuzzRequest } from './make-request.ts';

export interface FuzzAnswer {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Requests themselves never hold these words. */
const leaks: readonly RegExp[] = [
  /node_modules|\/services\/|\/home\/|\/work\//,
  /\bat \S+ \(|\.(ts|js):\d+/,
  /SQLSTATE|pg_catalog|(?:relation|column|constraint) \\?"|duplicate key|violates|syntax error at/i,
  /invalid input syntax|out of range for type|invalid byte sequence|unterminated quoted|\binsert into\b/i,
  /TypeError|RangeError|ReferenceError|SyntaxError|Cannot read prop|is not a function|is not iterable/,
];

const usualMs = 6_000;

/** What is wrong with an answer; empty when all is well. `may`: the one who asks is named in the contract. */
export function judge({ operation }: FuzzRequest, answer: FuzzAnswer, may: boolean): string[] {
  const wrong: string[] = [];
  const { status, text } = answer;
  // nothing is broken on purpose; without workers and a CRM some say 503, which the contract names
  if (status >= 500 && !(status === 503 && operation.answers.has('503'))) wrong.push(`answered ${String(status)}`);
  if (!may && status < 400) wrong.push('was done for somebody who may not');
  if (answer.ms > (operation.deadlineMs ?? usualMs) + 1_000) wrong.push('took too long');
  const isKnown = operation.answers.has(String(status)) || (status >= 400 && operation.answers.has('default'));
  if (!isKnown) wrong.push(`answered ${String(status)}, which the contract does not have`);
  const said = `${JSON.stringify([...answer.headers])}\n${text}`;
  for (const leak of leaks) {
    const found = leak.exec(said);
    if (found) wrong.push(`says ${found[0]}`);
  }
  if (status >= 400) wrong.push(...problemFaults(answer));
  return wrong;
}

function problemFaults({ status, headers, text }: FuzzAnswer): string[] {
  if (headers.get('content-type')?.startsWith('application/problem+json') !== true)
    return ['refused without a problem'];
  const { code, status: said } = JSON.parse(text) as { code?: unknown; status?: unknown };
  return typeof code === 'string' && /^\w+\.\w+$/.test(code) && said === status
    ? []
    : ['refused with a strange problem'];
}

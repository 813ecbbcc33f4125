/** One way in which a CRM may lie or break, told by a liar that stands before a CRM that is well. */
import type { ServerResponse } from 'node:http';

/** An answer as it came from the CRM, or as the liar makes it up. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Call {
  /** A write of a lead, or the question whether the CRM has it. */
  kind: 'write' | 'lookup';
  reference: string;
  /** How often a call of this kind came for this lead before. */
  before: number;
  /** Lets the CRM do it; the write is stored then. */
  forward(): Promise<Answer>;
  /** The newest answer of this kind about another lead; null before there is one. */
  ofAnother(): Answer | null;
  /** Since the first call about this lead, in ms. */
  ageMs: number;
}

export interface Lie {
  name: string;
  /** For the table, after "The CRM". */
  does: string;
  /** Whoever believes it writes a second time, and is right to: it says that what was written is not there. */
  asksForMore?: true;
  /** Told while it says true for a call; everything else is passed on. */
  tellsTo(call: Call): boolean;
  tell(call: Call, res: ServerResponse): Promise<void>;
}

/** Passes an answer on as it is. */
export function pass({ status, headers, body }: Answer, res: ServerResponse): void {
  res.writeHead(status, { ...headers, 'content-length': String(body.length) });
  res.end(body);
}

/** An answer with another text. */
export const saying = (status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(body),
});

export const jsonOf = (answer: Answer): Record<string, unknown> =>
  JSON.parse(answer.body.toString('utf8')) as Record<string, unknown>;

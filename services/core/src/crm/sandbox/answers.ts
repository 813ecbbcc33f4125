import { z } from 'zod';
import { CrmUnavailableError } from '../crm.ts';
import type { HttpAnswer } from '../http/http-client.ts';
import type { HttpFailure } from '../http/http-failure.ts';
import type { AnswerReader } from '../outcome-of.ts';

const named = { id: z.string(), reference: z.string().nullish().default(null) };
const leadWritten = z
  .object({ ...named, version: z.number().int() })
  .transform(({ id, ...rest }) => ({ ...rest, externalId: id }));
const listingWritten = z
  .object({ ...named, externalVersion: z.number().int().nullable() })
  .transform(({ id, reference, externalVersion: version }) => ({ reference, externalId: id, version }));
const stored = z
  .object({ ...named, storedVersion: z.number().int() })
  .transform(({ id, reference, storedVersion: version }) => ({ reference, externalId: id, version }));

const conflict: AnswerReader['conflict'] = (json) => stored.safeParse(json).data ?? null;

export const leadAnswers: AnswerReader = { written: (json) => leadWritten.safeParse(json).data ?? null, conflict };
export const listingAnswers: AnswerReader = {
  written: (json) => listingWritten.safeParse(json).data ?? null,
  conflict,
};

/** @throws CrmUnavailableError for anything but 200 */
export function answered<A extends Pick<HttpAnswer, 'kind' | 'status' | 'retryAfterMs'>>(result: A | HttpFailure): A {
  if (result.kind === 'failure') throw new CrmUnavailableError(result.text);
  if (result.status !== 200)
    throw new CrmUnavailableError(`The CRM answered ${String(result.status)}`, result.status, result.retryAfterMs);
  return result;
}

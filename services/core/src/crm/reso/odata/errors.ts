/** OData error bodies (JSON Format 4.0, section 19; RESO Web API Core 2.6.2). */
import { z } from 'zod';
import { CrmUnavailableError } from '../../crm.ts';
import { jsonOf, type HttpAnswer, type HttpResult } from '../../http/http-client.ts';
import { withoutPersonal } from '../../http/safe-answer.ts';

const errorSchema = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    message: z.union([z.string(), z.object({ value: z.string() })]).nullish(),
    target: z.string().nullish(),
    details: z
      .array(z.object({ code: z.unknown(), target: z.string().nullish(), message: z.string().nullish() }))
      .nullish(),
  }),
});

export interface ODataError {
  code: string;
  /** With its details' messages; without what was sent about a person. */
  text: string;
}

const mostDetails = 5;
/** What a server says that does not understand. */
const refusals: ReadonlySet<number | null> = new Set([400, 405, 414, 422, 501]);

export function isRefusal(error: unknown): error is CrmUnavailableError {
  return error instanceof CrmUnavailableError && refusals.has(error.status);
}

/** Null: none, as from a proxy. */
export function readError(answer: HttpAnswer, personal: readonly string[] = []): ODataError | null {
  const read = errorSchema.safeParse(jsonOf(answer));
  if (!read.success) return null;
  const { code, message, details } = read.data.error;
  const said = typeof message === 'object' && message !== null ? message.value : (message ?? '');
  const parts = (details ?? [])
    .slice(0, mostDetails)
    .map(({ target, message: why }) => `${target ?? ''}: ${why ?? ''}`);
  return { code: String(code ?? ''), text: withoutPersonal([said, ...parts].join('; '), personal) };
}

/** @throws CrmUnavailableError for anything but 200 */
export function answered(result: HttpResult, what: string): HttpAnswer {
  if (result.kind === 'failure') throw new CrmUnavailableError(result.text, null, null, result.code);
  if (result.status === 200) return result;
  const said = readError(result)?.text ?? '';
  const text = `The CRM answered ${String(result.status)} to ${what}${said === '' ? '' : `: ${said}`}`;
  throw new CrmUnavailableError(text.slice(0, 200), result.status, result.retryAfterMs);
}

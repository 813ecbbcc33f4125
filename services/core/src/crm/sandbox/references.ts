/** What the sandbox has under which reference, page by page. */
import { z } from 'zod';
import { CrmUnavailableError, type ReferencePage, type ReferencePageQuery } from '../../domain/crm.ts';
import { jsonOf, type CrmHttpClient } from '../http-client.ts';

const pageSchema = z.object({
  records: z.array(z.object({ reference: z.string(), version: z.number().int().nullable() })).max(500),
  nextCursor: z.string().nullable(),
});

/** One page. Throws CrmUnavailableError when it could not be had or read: half a page must not look like absence. */
export async function listReferences(
  http: CrmHttpClient,
  { kind, modifiedSince, cursor, limit, signal }: ReferencePageQuery,
): Promise<ReferencePage> {
  const query = new URLSearchParams({
    kind: kind === 'lead' ? 'lead' : 'listing',
    modifiedSince,
    limit: String(limit),
  });
  if (cursor !== null) query.set('cursor', cursor);
  const answer = await http.call({ method: 'GET', path: `/v1/references?${query.toString()}`, signal });
  if (answer.kind === 'failure') throw new CrmUnavailableError(answer.text);
  if (answer.status !== 200)
    throw new CrmUnavailableError(`The CRM answered ${String(answer.status)}`, answer.status, answer.retryAfterMs);
  const read = pageSchema.safeParse(jsonOf(answer));
  if (!read.success) throw new CrmUnavailableError('The CRM sent references that could not be read', answer.status);
  return read.data;
}

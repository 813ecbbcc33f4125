/** Forms that a browser without scripts posts to a page: what is taken, and what such an answer carries. */
import { data } from 'react-router';

const largestBody = 32_768;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** An answer to one person is kept by nobody. */
export const personal = { 'Cache-Control': 'no-store' };

/**
 * Whether a loader runs after the page's action: React Router then asks it with a GET of the same headers, so that the
 * type of the body tells the two apart.
 */
export const followsAction = (request: Request): boolean => formTypes.test(request.headers.get('content-type') ?? '');

/** The fields of a posted form of at most 32 kB. @throws a response of status 413 or 415 */
export async function readForm(request: Request): Promise<FormData> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= largestBody)) throw data(null, { status: 413, headers: personal });
  if (!followsAction(request)) throw data(null, { status: 415, headers: personal });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, headers: personal });
  }
}

import { data } from 'react-router';

const largestBody = 32_768;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const notStored = { 'Cache-Control': 'no-store' };

/** After an action React Router runs loaders as GET with its headers; the body's type gives it away. */
export const followsAction = (request: Request): boolean => formTypes.test(request.headers.get('content-type') ?? '');

/** At most 32 kB. @throws a response of status 400, 413 or 415 */
export async function readForm(request: Request): Promise<FormData> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= largestBody)) throw data(null, { status: 413, headers: notStored });
  if (!followsAction(request)) throw data(null, { status: 415, headers: notStored });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, headers: notStored });
  }
}

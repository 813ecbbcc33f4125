import { ApiError } from '#lib/api/api-error.ts';
import { mended } from './session-call.ts';
import type { components } from '@manzil/contract/api';

export type StoredMedia = components['schemas']['StoredMedia'];

/** The server's own limit. */
export const mostUploadBytes = 10 * 1024 * 1024;
const created = 201;
const timeoutMs = 120_000;
const tokenHeader = 'X-Session-Token';

/**
 * @param onProgress part sent, 0 to 1; at 1 the server still renders
 * @throws ApiError when refused, TypeError when nothing answered
 */
export const uploadPicture = (file: File, onProgress: (part: number) => void): Promise<StoredMedia> =>
  uploadFile('/api/admin/media', file.type.startsWith('image/') ? file.type : 'image/*', file, onProgress);

/**
 * `fetch` tells no progress.
 * @param onProgress part sent, 0 to 1
 * @throws ApiError when refused, TypeError when nothing answered
 */
export async function uploadFile<Stored>(
  address: string,
  contentType: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Stored> {
  // the session token comes in a header of this answer
  const own = '/api/auth/user';
  const who = await mended(own, () => fetch(own, { credentials: 'include' }));
  const token = who.headers.get(tokenHeader);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    request.setRequestHeader('Content-Type', contentType);
    if (token !== null) request.setRequestHeader(tokenHeader, token);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status === created) resolve(JSON.parse(responseText) as Stored);
      else reject(new ApiError(status, statusText, responseText));
    });
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(new TypeError('The upload was cut off')));
    request.send(file);
  });
}

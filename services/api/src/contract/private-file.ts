import { type NewPrivateFile, privateFileName, privateFileType } from '@manzil/core/platform/private-file';
import type { Logger } from '@manzil/core/platform/logger';
import { Readable } from 'node:stream';
import { demandFound, ProblemError, type ProblemCode } from './problem.ts';

/** @throws ProblemError `wrongKind`: neither PDF nor JPEG nor PNG, whatever it is called */
export function receivedFile(name: string, content: Uint8Array, wrongKind: ProblemCode): NewPrivateFile {
  const mediaType = privateFileType(content);
  if (mediaType === null) throw new ProblemError(wrongKind);
  return { name: privateFileName(name), mediaType, content };
}

interface KeptFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/**
 * Kept by no cache, opened by no browser in our name.
 * @param read records the reading first @throws ProblemError `missing`, or `audit.not_recorded` where `read` threw
 */
export async function answerPrivateFile(
  read: Promise<KeptFile | undefined>,
  missing: ProblemCode,
  { log, requestId }: { log: Logger; requestId: string },
) {
  const file = await read.catch((error: unknown) => {
    log.error({ requestId, err: error }, 'a reading of a private file was not recorded');
    throw new ProblemError('audit.not_recorded', { cause: error, headers: { 'Retry-After': '5' } });
  });
  const { name, mediaType, content } = demandFound(file ?? null, missing);
  return {
    status: 200 as const,
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(content.byteLength),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escape)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
    stream: Readable.from([content]),
  };
}

/** RFC 5987 takes fewer signs than `encodeURIComponent` leaves. */
const escape = (sign: string): string => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`;

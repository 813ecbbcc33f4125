import type { SignedInUser } from '@manzil/core/accounts/user';
import { recordAct } from '@manzil/core/audit/store/staff-write';
import { mediaUrl, PictureError, type StoredPicture } from '@manzil/core/platform/media/media-store';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError, type ProblemCode } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { AddressRefusedError, UnreachableError } from './download.ts';

type Deps = Pick<ApiDeps, 'database' | 'pictures'>;

export function mediaHandlers({ database, pictures }: Deps): Pick<Handlers, 'uploadMedia' | 'importMedia'> {
  async function stored(work: Promise<StoredPicture>, by: { user: SignedInUser; requestId: string }) {
    const { hash, width, height } = await refusing(work);
    const url = mediaUrl(hash);
    const act = { actor: by.user, requestId: by.requestId };
    await recordAct(database.pool, act, { action: 'media.uploaded', label: hash.slice(0, 12), after: { url } });
    return { status: 201, body: { url, width, height } } as const;
  }

  return {
    uploadMedia: ({ body, ...by }) => stored(pictures.store(body), by),
    importMedia: ({ body, ...by }) => stored(pictures.fetch(body.url), by),
  };
}

const codes: Record<PictureError['code'], ProblemCode> = {
  'picture.unreadable': 'media.unreadable',
  'picture.kind': 'media.kind',
  'picture.too_large': 'media.too_many_pixels',
};

async function refusing(work: Promise<StoredPicture>): Promise<StoredPicture> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PictureError) throw new ProblemError(codes[error.code], { cause: error });
    if (error instanceof AddressRefusedError) throw new ProblemError('media.address_refused', { cause: error });
    if (error instanceof UnreachableError) throw new ProblemError('media.unreachable', { cause: error });
    throw error;
  }
}

import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media/media-folder';
import type { MediaStore, StoredPicture } from '@manzil/core/platform/media/media-store';
import { createLimiter } from '@manzil/core/platform/async/limiter';

export interface PictureIntake {
  /** @throws PictureError */
  store(bytes: Uint8Array): Promise<StoredPicture>;
  /** @throws PictureError, AddressRefusedError, UnreachableError */
  fetch(url: string): Promise<StoredPicture>;
}

/** Rendering takes a processor for seconds: enquiries must not wait. */
const atOnce = 1;

export function createPictureIntake({
  dataDir,
  download,
}: {
  dataDir: string;
  download: (url: string) => Promise<Uint8Array>;
}): PictureIntake {
  let opened: Promise<MediaStore> | undefined;
  const inTurn = createLimiter(atOnce);

  function store(bytes: Uint8Array): Promise<StoredPicture> {
    return inTurn.run(async () => {
      opened ??= openMediaFolder(mediaFolder(dataDir));
      return (await opened).put(bytes);
    });
  }

  return { store, fetch: async (url) => store(await download(url)) };
}

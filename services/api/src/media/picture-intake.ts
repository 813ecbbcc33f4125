/** The way of a picture from staff into the media store: from a file, or from an address that the server fetches. */
import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media-folder';
import type { MediaStore, StoredPicture } from '@manzil/core/platform/media-store';

export interface PictureIntake {
  /** @throws PictureError */
  store(bytes: Uint8Array): Promise<StoredPicture>;
  /** @throws PictureError, AddressRefusedError, UnreachableError */
  fetch(url: string): Promise<StoredPicture>;
}

/** Rendering takes a whole processor for seconds: enquiries must not wait behind it. */
const atOnce = 1;

/** @param download gives the bytes of an address */
export function createPictureIntake({
  dataDir,
  download,
}: {
  dataDir: string;
  download: (url: string) => Promise<Uint8Array>;
}): PictureIntake {
  let opened: Promise<MediaStore> | undefined;
  const inTurn = createTurns(atOnce);

  function store(bytes: Uint8Array): Promise<StoredPicture> {
    return inTurn(async () => {
      opened ??= openMediaFolder(mediaFolder(dataDir));
      return (await opened).put(bytes);
    });
  }

  return { store, fetch: async (url) => store(await download(url)) };
}

/** Lets so many pieces of work run at once; the others wait in their order. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      // the turn is handed on, so that nobody slips in between
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

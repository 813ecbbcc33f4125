/** By content: an address never changes meaning. */

export interface StoredPicture {
  /** sha256 of the original, hex. */
  hash: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
}

export interface MediaStore {
  /** As WebP in the site's widths; AVIF comes later. @throws PictureError */
  put(original: Uint8Array): Promise<StoredPicture>;
  /** False: none lacks it. What fails is not tried again. */
  addAvif(): Promise<boolean>;
}

/** No picture, or one that nobody should decode. */
export class PictureError extends Error {
  readonly code: 'picture.unreadable' | 'picture.too_large' | 'picture.kind';

  constructor(code: PictureError['code'], message: string) {
    super(message);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** As in `properties.images`; other widths are in the same folder. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}/1280.webp`;
}

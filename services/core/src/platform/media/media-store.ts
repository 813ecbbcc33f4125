/** Pictures of listings, addressed by what they hold: the same picture is stored once, and its address never changes meaning. */

export interface StoredPicture {
  /** sha256 of the original, hex; the picture's name in the store. */
  hash: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
}

export interface MediaStore {
  /**
   * Checks a picture and stores it as WebP in the widths the site shows, unless it is there already. AVIF comes later.
   * @throws PictureError when the bytes are no picture that the site can show
   */
  put(original: Uint8Array): Promise<StoredPicture>;
  /**
   * Makes the AVIF of one picture that lacks it; false when none does. What cannot be made is not tried again.
   * @throws what the disk throws
   */
  addAvif(): Promise<boolean>;
  /** True when the picture is there whole. */
  has(hash: string): Promise<boolean>;
}

/** The bytes are no picture, or one that nobody should decode; the message says why. */
export class PictureError extends Error {
  readonly code: 'picture.unreadable' | 'picture.too_large' | 'picture.kind';

  constructor(code: PictureError['code'], message: string) {
    super(message);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** The address of a stored picture, the one that `properties.images` holds; its folder holds the other widths. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}/1280.webp`;
}

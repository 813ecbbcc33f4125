/** Enough for any place on a sharp screen. */
const mostPixels = 1_920;
const quality = 0.85;

/**
 * As a data address, no larger than shown: a camera's file would upload for a minute.
 * @throws DOMException for what is no picture
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', quality);
}

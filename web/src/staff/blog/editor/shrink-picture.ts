/** Wider than any place of an article on a sharp screen. */
const mostPixels = 1_920;
const quality = 0.85;

/**
 * A picture file as a data address, not wider or higher than the site shows it: what a camera makes would take a minute
 * over a telephone's connection.
 * @throws DOMException when the file is no picture that the browser knows
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

/** Pictures that come along with a form, as a data address: checked, rendered anew and kept in the media store. */
import { mediaUrl, PictureError } from '@manzil/core/platform/media/media-store';
import { invalidRequest, type ProblemError } from '../contract/problem.ts';
import type { PictureIntake } from './picture-intake.ts';

const inline = /^data:image\/[a-z.+-]+;base64,([A-Za-z\d+/\s]*={0,2})$/;

/** True for anything that claims to be a file inside the text. */
export const isInline = (value: string): boolean => value.startsWith('data:');

interface Limits {
  /** The member of the body that holds it, for the refusal. */
  path: string;
  mostBytes: number;
}

/**
 * Stores an inline picture. Its kind is told by its content, not by its name.
 * @returns its address in the media store
 * @throws ProblemError request.invalid when it is too large or no picture
 */
export async function keepInlinePicture(pictures: PictureIntake, value: string, limits: Limits): Promise<string> {
  const [, text] = inline.exec(value) ?? [];
  if (text === undefined) throw refusal(limits.path, 'picture', 'The file is no picture.');
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength > limits.mostBytes)
    throw refusal(limits.path, 'maxSize', `The picture is larger than ${String(limits.mostBytes / 1024 / 1024)} MB.`);
  try {
    return mediaUrl((await pictures.store(bytes)).hash);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw refusal(limits.path, 'picture', `${error.message}.`);
  }
}

function refusal(path: string, code: string, message: string): ProblemError {
  return invalidRequest([{ in: 'body', path, code, message }]);
}

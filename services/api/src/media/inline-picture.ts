/** Pictures in a form, as data addresses. */
import { mediaUrl, PictureError } from '@manzil/core/platform/media/media-store';
import { invalidRequest, type ProblemError } from '../contract/problem.ts';
import type { PictureIntake } from './picture-intake.ts';

const inline = /^data:image\/[a-z.+-]+;base64,([A-Za-z\d+/\s]*={0,2})$/;

/** Any file inside the text. */
export const isInline = (value: string): boolean => value.startsWith('data:');

interface Limits {
  /** For the refusal. */
  path: string;
  mostBytes: number;
}

/** Gives its address. @throws ProblemError request.invalid: too large, or no picture */
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

import {
  type AgentField,
  agentMessages,
  bioFields,
  mostPictureBytes,
  wrongAgentFields,
} from '@manzil/core/team/agent-form';
import type { AgentChange } from '@manzil/core/team/store/agent-writer';
import { invalidRequest } from '../contract/problem.ts';
import { isInline, keepInlinePicture } from '../media/inline-picture.ts';
import type { PictureIntake } from '../media/picture-intake.ts';

const folded: ReadonlySet<AgentField> = new Set(['department', 'location', 'joinDate', 'linkedIn', 'twitter']);

/** Trimmed, empty is null. @throws ProblemError request.invalid in the form's words */
export async function readAgent<T extends AgentChange>(pictures: PictureIntake, body: T): Promise<T> {
  const { name, title, phone, email, bio, imageUrl } = body;
  const wrong = wrongAgentFields({
    ...(name === undefined ? {} : { name }),
    ...(title === undefined ? {} : { title }),
    ...(phone === undefined ? {} : { phone: phone ?? '' }),
    ...(email === undefined ? {} : { email: email ?? '' }),
    ...(bio === undefined ? {} : bioFields(bio ?? '')),
    ...(imageUrl === undefined ? {} : { imageUrl: imageUrl ?? '' }),
  });
  if (wrong.length > 0)
    throw invalidRequest(
      wrong.map((field) => ({
        in: 'body',
        path: folded.has(field) ? 'bio' : field,
        code: field,
        message: agentMessages[field],
      })),
    );
  const tidy = Object.fromEntries(
    Object.entries(body).map(([member, value]) => [member, typeof value === 'string' ? value.trim() || null : value]),
  ) as T;
  if (typeof imageUrl !== 'string' || !isInline(imageUrl)) return tidy;
  const limits = { path: 'imageUrl', mostBytes: mostPictureBytes };
  return { ...tidy, imageUrl: await keepInlinePicture(pictures, imageUrl, limits) };
}

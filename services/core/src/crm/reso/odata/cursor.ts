/** Kept as text with the run, so that a restart goes on there. */
import { z } from 'zod';
import { CrmUnavailableError } from '../../crm.ts';

/** Keys of one moment beyond this come twice. */
export const mostSeen = 200;

const walk = z.object({
  /** ISO 8601 UTC; null from the beginning. */
  from: z.string().nullable(),
  /** The server's link, where the moment alone leads no further. */
  link: z.string().nullable(),
  seen: z.array(z.string()).max(mostSeen),
});

const schema = z.union([
  z.object({ at: z.literal('changes'), walk }),
  z.object({ at: z.literal('photos'), walk }),
  /** Listings of which only Media changed. */
  z.object({ at: z.literal('media'), walk }),
  /** `unsure`: an event was not traced: changes are read by time too. */
  z.object({ at: z.literal('events'), after: z.number().int().nonnegative(), unsure: z.boolean(), log: z.string() }),
]);

export type WalkState = z.infer<typeof walk>;
export type PullCursor = z.infer<typeof schema>;

export const walkStart: WalkState = { from: null, link: null, seen: [] };

export function writeCursor(cursor: PullCursor | WalkState): string {
  return JSON.stringify(cursor);
}

/** @throws CrmUnavailableError where the text is not ours */
export function readCursor(text: string): PullCursor {
  return parsed(schema, text);
}

export function readWalk(text: string | null): WalkState {
  return text === null ? walkStart : parsed(walk, text);
}

function parsed<T>(shape: z.ZodType<T>, text: string): T {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new CrmUnavailableError('The place where the pull was could not be read');
  }
}

/** Where a pull of RESO is: kept as text with the run, so that whoever comes after a death goes on from there. */
import { z } from 'zod';
import { CrmUnavailableError } from '../../crm.ts';

/** More keys of one moment than this are given twice rather than remembered. */
export const mostSeen = 200;

const walk = z.object({
  /** Records from this moment on, ISO 8601 UTC; null from the beginning. */
  from: z.string().nullable(),
  /** Where the server says that it goes on, where the moment alone does not lead further. */
  link: z.string().nullable(),
  /** Keys of that moment that were given already. */
  seen: z.array(z.string()).max(mostSeen),
});

const schema = z.union([
  z.object({ at: z.literal('changes'), walk }),
  z.object({ at: z.literal('photos'), walk }),
  /** Listings of which only a record of Media changed. */
  z.object({ at: z.literal('media'), walk }),
  /**
   * `unsure`: an event could not be traced to its listing, so that changes are read by time as well. `log`: what was read of it
   * until here.
   */
  z.object({ at: z.literal('events'), after: z.number().int().nonnegative(), unsure: z.boolean(), log: z.string() }),
]);

export type WalkState = z.infer<typeof walk>;
export type PullCursor = z.infer<typeof schema>;

export const walkStart: WalkState = { from: null, link: null, seen: [] };

/** Text for the run. */
export function writeCursor(cursor: PullCursor | WalkState): string {
  return JSON.stringify(cursor);
}

/** @throws CrmUnavailableError where the text is none of ours, as after another provider's run */
export function readCursor(text: string): PullCursor {
  return parsed(schema, text);
}

/** The cursor of a list of keys. @throws CrmUnavailableError */
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

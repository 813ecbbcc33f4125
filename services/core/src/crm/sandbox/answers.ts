/** How the sandbox says what it wrote, and what stood in the way. */
import { z } from 'zod';
import type { AnswerReader } from '../outcome-of.ts';

const leadWritten = z.object({ id: z.string(), version: z.number().int() });
const listingWritten = z.object({ id: z.string(), externalVersion: z.number().int().nullable() });
const conflict = z.object({ id: z.string(), storedVersion: z.number().int() });

function readConflict(json: unknown) {
  const read = conflict.safeParse(json);
  return read.success ? { externalId: read.data.id, version: read.data.storedVersion } : null;
}

export const leadAnswers: AnswerReader = {
  written(json) {
    const read = leadWritten.safeParse(json);
    return read.success ? { externalId: read.data.id, version: read.data.version } : null;
  },
  conflict: readConflict,
};

export const listingAnswers: AnswerReader = {
  written(json) {
    const read = listingWritten.safeParse(json);
    return read.success ? { externalId: read.data.id, version: read.data.externalVersion } : null;
  },
  conflict: readConflict,
};

import { z } from 'zod';
import type { AnswerReader } from '../outcome-of.ts';

const named = { id: z.string(), reference: z.string().nullish().default(null) };
const leadWritten = z.object({ ...named, version: z.number().int() });
const listingWritten = z.object({ ...named, externalVersion: z.number().int().nullable() });
const conflict = z.object({ ...named, storedVersion: z.number().int() });

function readConflict(json: unknown) {
  const read = conflict.safeParse(json);
  if (!read.success) return null;
  const { id, reference, storedVersion } = read.data;
  return { reference, externalId: id, version: storedVersion };
}

export const leadAnswers: AnswerReader = {
  written(json) {
    const read = leadWritten.safeParse(json);
    if (!read.success) return null;
    const { id, reference, version } = read.data;
    return { reference, externalId: id, version };
  },
  conflict: readConflict,
};

export const listingAnswers: AnswerReader = {
  written(json) {
    const read = listingWritten.safeParse(json);
    if (!read.success) return null;
    const { id, reference, externalVersion } = read.data;
    return { reference, externalId: id, version: externalVersion };
  },
  conflict: readConflict,
};

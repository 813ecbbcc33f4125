import { readdirSync } from 'node:fs';

/**
 * Each migration is a file of this folder, named by its number and what it does. Names are the same for ever, since databases
 * remember them. Apart from what they do, so that asking for them loads no ORM.
 */
export const migrationNames: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

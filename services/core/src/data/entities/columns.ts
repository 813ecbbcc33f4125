import { p, raw } from '@mikro-orm/core';

export const id = () => p.integer().primary().autoincrement().generated('identity');

/** By the database's clock. */
export const createdAt = () => p.datetime().columnType('timestamptz').defaultRaw('now()');
export const updatedAt = () =>
  p
    .datetime()
    .columnType('timestamptz')
    .defaultRaw('now()')
    .onUpdate(() => raw<Date>('now()'));

export const moment = () => p.datetime().columnType('timestamptz').nullable();

/** A unit of work is refused where it has risen meanwhile. */
export const version = () => p.integer().version().default(1);

export const text = () => p.text().nullable();
export const count = () => p.integer().default(0);

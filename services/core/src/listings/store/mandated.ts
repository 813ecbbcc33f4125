import { type Expression, sql } from 'kysely';

/** Whether the listing has a mandate in force today in Qatar. @param id of the listing */
export const mandated = (id: Expression<unknown>) => sql<boolean>`mandate_in_force(${id}, qatar_day(now()))`;

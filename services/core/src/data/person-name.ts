import { sql } from 'kysely';

/** First and last name of an account or a lead; null where both are empty. @param row its alias */
export const fullName = (row: string) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${sql.ref(`${row}.firstName`)}, ${sql.ref(`${row}.lastName`)})), '')`;

/** As `fullName`, else the name that they sign in with. @param credential alias of their row of `credentials` */
export const staffName = (user: string, credential: string) =>
  sql<string | null>`coalesce(${fullName(user)}, ${sql.ref(`${credential}.username`)})`;

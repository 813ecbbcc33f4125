import { sql, type SqlBool } from 'kysely';

/** What leads are owed, and what staff wrote to the people behind them. @param alias of the deliveries */
export const ofLeads = (leadIds: readonly number[], alias = 'deliveries') =>
  sql<SqlBool>`(${sql.ref(`${alias}.subjectKind`)} = 'lead' and ${sql.ref(`${alias}.subjectId`)} = any(${leadIds}::integer[])
    or ${sql.ref(`${alias}.subjectKind`)} = 'message' and ${sql.ref(`${alias}.subjectId`)} in
      (select m.id from lead_messages m where m.lead_id = any(${leadIds}::integer[])))`;

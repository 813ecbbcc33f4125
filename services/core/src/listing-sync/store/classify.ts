import type pg from 'pg';
import { setList } from '../../data/columns.ts';
import { echoSql, found } from './apply-sql.ts';
import { readAnswer, type RemovalAnswer } from './decision.ts';
import { lockRun, type SyncRun } from './runs.ts';
import { allowLongStatements, longStatement } from '../../data/long-statement.ts';
import { inTransaction } from '../../data/transaction.ts';

/** The newest change counts; of equal ones the last that came. */
const repeatedSql = /* sql */ `
update staging_properties s set ${found('duplicate', 'A later state of the same reference came in this pull')}
from (
  select id, row_number() over (partition by reference_id order by crm_modified_at desc, id desc) as place
  from staging_properties where sync_batch = $1 and duplicate_status in ('pending', 'deleted')
) r
where s.id = r.id and r.place > 1`;

/** It comes back with every full pull. */
const ownSql = /* sql */ `
update staging_properties s set ${found('unchanged', 'It was made here, and the CRM has it from us')}
from properties p
where s.sync_batch = $1 and s.duplicate_status in ('pending', 'deleted') and p.reference_id = s.reference_id and p.source <> 'crm'
  and exists (select from deliveries d where d.consumer = 'crm' and d.subject_kind = 'property' and d.subject_id = p.id
    and d.attempts > 0)`;

const foreignSql = /* sql */ `
update staging_properties s set ${found('duplicate', 'A listing that did not come from the CRM has this reference')}
from properties p
where s.sync_batch = $1 and s.duplicate_status in ('pending', 'deleted') and p.reference_id = s.reference_id and p.source <> 'crm'`;

// deleted by the CRM it has no hash, so it is changed when it comes back; deleted by staff it keeps it
const compared = setList<'stagingProperties'>({
  duplicateStatus: `case when p.id is null then 'new' when p.crm_hash = s.crm_hash then 'unchanged' else 'changed' end`,
  duplicateReason: `case when p.deleted_at is not null and p.crm_hash is null then 'It is back in the CRM' end`,
});
const comparedSql = /* sql */ `
update staging_properties s set ${compared}
from staging_properties t left join properties p on p.reference_id = t.reference_id
where s.id = t.id and t.sync_batch = $1 and t.duplicate_status = 'pending'`;

const goneSql = /* sql */ `
update staging_properties s set ${found('unchanged', 'The deleted listing was not here')}
where s.sync_batch = $1 and s.duplicate_status = 'deleted'
  and not exists (select from properties p where p.reference_id = s.reference_id and p.deleted_at is null)`;

export interface Classification {
  removed: number;
  /** Listings from the CRM that are here now. */
  present: number;
  answer: RemovalAnswer | null;
}

/** In one transaction; doing it again changes nothing. @throws SyncRunLostError */
export function classifyBatch(pool: pg.Pool, provider: string, run: SyncRun): Promise<Classification> {
  return inTransaction(pool, async (client) => {
    await client.query(allowLongStatements);
    await lockRun(client, run);
    // rows that just came have no statistics, and the joins would be planned for none
    await client.query(longStatement('select analyze_staging()'));
    for (const sql of [repeatedSql, ownSql, foreignSql, comparedSql, echoSql, goneSql])
      await client.query(longStatement(sql, [run.batch]));
    const { rows } = await client.query<Omit<Classification, 'answer'>>(
      longStatement(
        `select (select count(*)::integer from staging_properties where sync_batch = $1 and duplicate_status = 'deleted') as removed,
           (select count(*)::integer from properties where source = 'crm' and deleted_at is null) as present`,
        [run.batch],
      ),
    );
    return { ...rows[0]!, answer: await readAnswer(client, provider, run) };
  });
}

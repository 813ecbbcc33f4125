/** First a plan to look at, then exactly that plan. */
import { readImportProgress } from '@manzil/core/listings/store/import-progress';
import { readPublishingRules } from '@manzil/core/listings/store/publishing-rules';
import { importProperties, readNamed, type NamedProperties } from '@manzil/core/listings/store/property-import';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { publishSome } from '../deliveries/publish-some.ts';
import type { ApiDeps } from '../deps.ts';
import { planImport, referencesOf, type ImportPlan } from './import-plan.ts';
import { withProgress } from './import-progress.ts';
import { readImportFile, type ImportFile } from './import-rows.ts';
import { refusing, writingOf } from './writing.ts';

type Result = components['schemas']['PropertyImportResult'];

export function propertyImportHandlers(
  deps: Pick<ApiDeps, 'database' | 'publisher' | 'env' | 'crm' | 'provider'>,
): Pick<Handlers, 'importProperties' | 'getImportProgress'> {
  const { pool } = deps.database;
  return {
    getImportProgress: async ({ params }) => ({ status: 200, body: await readImportProgress(pool, params.plan) }),

    async importProperties({ body, ...context }) {
      // a file of another encoding that was read as UTF-8: its letters are lost
      if (body.csv.includes('\uFFFD')) throw new ProblemError('import.encoding');
      const file = readImportFile(body.csv);
      if (file === null) throw new ProblemError('import.unreadable');
      const references = referencesOf(file.rows);
      const choice = { publish: body.publish === true, rules: await readPublishingRules(pool) };
      const planOf = (named: NamedProperties): ImportPlan => planImport(file.rows, named, choice);
      if (body.dryRun) return { status: 200, body: resultOf(file, planOf(await readNamed(pool, references)), false) };

      let done: ImportPlan | null = null;
      const agreed = (named: NamedProperties): ImportPlan['steps'] => {
        done = planOf(named);
        if (body.leaveRefused !== true && done.rows.some(({ action }) => action === 'refused'))
          throw new ProblemError('import.refused');
        if (done.id !== body.plan) throw new ProblemError('import.changed');
        return done.steps;
      };
      const writing = await writingOf(deps, context);
      const work = withProgress(pool, body.plan ?? '', (onRow) =>
        importProperties(pool, references, agreed, writing, onRow),
      );
      const jobs = await refusing(work);
      await publishSome(deps.publisher, jobs);
      return { status: 200, body: resultOf(file, done as unknown as ImportPlan, true) };
    },
  };
}

function resultOf({ ignoredColumns }: ImportFile, { rows, counts, id }: ImportPlan, applied: boolean): Result {
  const count = (action: Result['rows'][number]['action']): number =>
    rows.filter((row) => row.action === action).length;
  return {
    applied,
    plan: id,
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    ...counts,
    ignoredColumns,
    rows,
  };
}

import { recordAct } from '@manzil/core/audit/store/staff-write';
import { isLocked, type LockKey, withAdvisoryLock } from '@manzil/core/data/advisory-lock';
import { deleteLeads } from '@manzil/core/leads/store/lead-writer';
import { mostTestLeads, readTestLedger } from '@manzil/core/leads/store/test-lead-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import type { IntakeDeps } from '../leads/intake/accept-lead.ts';
import { countTestLeads } from './test-figures.ts';
import { leadsPerRun, sendTestLeads } from './test-leads.ts';

type Operations = 'getCrmTest' | 'setCrmFaults' | 'sendTestLeads' | 'removeTestLeads';
type Deps = IntakeDeps & Pick<ApiDeps, 'sandbox'>;

/** While test leads are sent or removed, over all api processes. */
const runLock: LockKey = [0x4d5a4c, 1];

/** Only in demo mode is anything here. */
export function breakHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { env, sandbox } = deps;
  const { pool } = deps.database;
  const label = env.CRM_PROVIDER;

  function demandDemo(): void {
    if (!env.DEMO_MODE) throw new ProblemError('address.not_found');
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const done = await withAdvisoryLock(pool, runLock, work);
    if (done === null) throw new ProblemError('crm.test_running');
    return done.result;
  }

  return {
    async getCrmTest() {
      demandDemo();
      const [faults, running, ledger] = await Promise.all([
        sandbox.faults(),
        isLocked(pool, runLock),
        readTestLedger(pool),
      ]);
      const references = [...ledger.leads.map(({ reference }) => reference), ...ledger.gone].slice(0, mostTestLeads);
      const records = faults === null ? null : await sandbox.records(references);
      return { status: 200, body: { faults, leads: { running, ...countTestLeads(ledger, records) } } };
    },

    async setCrmFaults({ body, user, requestId }) {
      demandDemo();
      const before = await sandbox.faults();
      const after = before === null ? null : await sandbox.setFaults(body);
      if (before === null || after === null) throw new ProblemError('crm.offline');
      await recordAct(pool, { actor: user, requestId }, { action: 'crm.faults_set', label, before, after });
      return { status: 200, body: after };
    },

    async sendTestLeads({ user, requestId }) {
      demandDemo();
      return alone(async () => {
        const { leads, gone } = await readTestLedger(pool);
        if (leads.length + gone.length + leadsPerRun > mostTestLeads) throw new ProblemError('crm.test_full');
        const { references, refused } = await sendTestLeads(deps, requestId);
        const accepted = references.length;
        const after = { accepted, refused, references };
        await recordAct(pool, { actor: user, requestId }, { action: 'crm.test_leads_sent', label, after });
        return { status: 200, body: { accepted, refused } };
      });
    },

    async removeTestLeads({ user, requestId }) {
      demandDemo();
      return alone(async () => {
        const { leads } = await readTestLedger(pool);
        const ids = leads.map(({ id }) => id);
        const act = { actor: user, requestId };
        const deleted = (await deleteLeads(pool, ids, null, act, { forGood: true })).length;
        // the figures count from this entry on
        await recordAct(pool, act, { action: 'crm.test_leads_removed', label, after: { deleted } });
        return { status: 200, body: { deleted } };
      });
    },
  };
}

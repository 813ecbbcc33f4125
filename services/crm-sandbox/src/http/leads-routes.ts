import { createHash } from 'node:crypto';
import { Router } from 'express';
import { bodyCheck, readKey, readReference, refuseUnknown } from './validate.ts';
import { leadId } from '../store/leads.ts';
import { finishRead, finishWrite, type Parts } from './parts.ts';

/** Above all given ids: one that exists would betray the lie. */
const lostId = (reference: string): string =>
  leadId(1_000_000_000 + createHash('sha256').update(reference).digest().readUInt32BE());

export function leadRoutes({ leads, writes, store, faults }: Parts): Router {
  const router = Router();
  const readLead = bodyCheck('LeadWrite');

  router.put('/:reference', async (req, res) => {
    const reference = readReference(req.params.reference);
    const key = readKey(req.get('idempotency-key'));
    const lead = readLead(req.body);
    await faults.before(res);
    if (faults.strikes('lostWrite')) {
      const writesNow = Math.max(1, writes.of('lead', reference));
      const id = leads.find(reference)[0]?.id ?? lostId(reference);
      res.locals['spoilt'] = true;
      res.json({ id, reference, version: lead.version, writes: writesNow, modifiedAt: store.now() });
      return;
    }
    const { idempotent } = faults.current();
    const result = leads.put({ reference, key, idempotent, duplicate: faults.strikes('duplicateWrite') }, lead);
    finishWrite(faults, res, reference, result, () => {
      const { id, version, writes: count, modifiedAt } = leads.find(reference)[0]!;
      return { id, reference, version, writes: count, modifiedAt };
    });
  });

  router.get('/', async (req, res) => {
    refuseUnknown(req.query, ['reference']);
    const reference = readReference(req.query['reference']);
    await faults.before(res);
    finishRead(faults, res, { leads: leads.find(reference) });
  });
  return router;
}

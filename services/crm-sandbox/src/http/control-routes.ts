import { Router } from 'express';
import type { Kind } from '../store/kinds.ts';
import type { Parts } from './parts.ts';
import type { RequestCount } from './request-count.ts';
import { bodyCheck, readReference, refuseUnknown } from './validate.ts';

/** `/v1/faults` and `/v1/stats`: no faults here. */
export function controlRoutes({ faults, leads, writes }: Parts, requests: RequestCount): Router {
  const router = Router();
  const readFaults = bodyCheck('FaultsWrite');
  const readReferences = bodyCheck('ReferenceList');

  router.get('/faults', (_req, res) => void res.json(faults.current()));

  router.put('/faults', (req, res) => {
    faults.set(readFaults(req.body));
    res.json(faults.current());
  });

  router.get('/stats', (req, res) => {
    refuseUnknown(req.query, ['reference']);
    const { reference: asked } = req.query;
    const reference = asked === undefined ? null : readReference(asked);
    const counts = (kind: Kind) => writes.counts(kind, reference);
    res.json({ leads: counts('lead'), listings: counts('listing'), requests: requests.current() });
  });
  router.post('/stats/leads', (req, res) => {
    const { references } = readReferences(req.body);
    res.json({ leads: references.map((reference) => ({ reference, records: leads.records(reference) })) });
  });
  return router;
}

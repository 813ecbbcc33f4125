import { Router } from 'express';
import type { ReferenceQuery } from '../store/references.ts';
import { Failure } from './failure.ts';
import { readCursor, readLimit, readMoment } from './page-query.ts';
import { finishRead, type Parts } from './parts.ts';
import { refuseUnknown } from './validate.ts';

export function referenceRoutes({ references, faults }: Parts): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    refuseUnknown(req.query, ['kind', 'modifiedSince', 'cursor', 'limit']);
    const { kind } = req.query;
    if (kind !== 'lead' && kind !== 'listing') throw new Failure('request_invalid', 'kind: lead or listing');
    const query: ReferenceQuery = {
      kind,
      modifiedSince: readMoment(req.query['modifiedSince']),
      cursor: readCursor(req.query['cursor']),
      limit: readLimit(req.query['limit']),
    };
    await faults.before(res);
    const page = references.read(query);
    if (page === null) throw new Failure('request_invalid', 'cursor: not one of this query');
    finishRead(faults, res, page);
  });
  return router;
}

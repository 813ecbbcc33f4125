import { Router, type Response } from 'express';
import type { ListingWrite } from '../store/listings.ts';
import { Failure } from './failure.ts';
import { spoil } from './faults.ts';
import { finishRead, finishWrite, type Parts } from './parts.ts';
import { readPageQuery } from './page-query.ts';
import { bodyCheck, readKey, readReference } from './validate.ts';

export function listingRoutes(parts: Parts): Router {
  const { listings, pages, store, faults } = parts;
  const router = Router();
  const readListing = bodyCheck('ListingWrite');

  router.get('/', async (req, res) => {
    const query = readPageQuery(req.query);
    await faults.before(res);
    if (query.reference !== null) {
      finishRead(faults, res, one(parts, query.reference));
      return;
    }
    const page = pages.read(query);
    if (page === null) throw new Failure('request_invalid', 'cursor: not one of this query');
    finishRead(faults, res, page);
  });

  router.put('/:reference', async (req, res) => {
    const reference = readReference(req.params.reference);
    const key = readKey(req.get('idempotency-key'));
    const listing = readListing(req.body);
    await faults.before(res);
    if (faults.strikes('lostWrite')) {
      pretendWritten(res, reference, listing, store.now());
      return;
    }
    const { idempotent } = faults.current();
    const result = listings.put({ reference, key, idempotent, duplicate: faults.strikes('duplicateWrite') }, listing);
    finishWrite(faults, res, reference, result, () => listings.find(reference) ?? { reference });
  });

  router.delete('/:reference', async (req, res) => {
    const reference = readReference(req.params.reference);
    await faults.before(res);
    const result = faults.strikes('lostWrite') ? 'deleted' : listings.remove(reference);
    if (faults.strikes('cutAfterWrite')) {
      spoil(res, 'cut');
      return;
    }
    if (result === 'unknown') throw new Failure('not_found', 'There never was a listing of this reference');
    if (result === 'gone') throw new Failure('gone', 'The listing was deleted before');
    res.status(204).end();
  });
  return router;
}

function one({ listings, store }: Parts, reference: string): object {
  const listing = listings.find(reference);
  const tombstone = listings.tombstone(reference);
  return {
    listings: listing === null ? [] : [listing],
    deleted: tombstone === null ? [] : [tombstone],
    nextCursor: null,
    total: listing === null ? 0 : 1,
    withheld: 0,
    serverTime: store.now(),
  };
}

function pretendWritten(res: Response, reference: string, listing: ListingWrite, now: string): void {
  res.locals['spoilt'] = true;
  const { pictures = [], features = [] } = listing;
  res.json({ ...listing, pictures, features, id: 'P-000000', reference, version: 1, createdAt: now, modifiedAt: now });
}

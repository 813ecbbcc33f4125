import type { Response } from 'express';
import type { LeadStore } from '../store/leads.ts';
import type { ListingPages } from '../store/listing-pages.ts';
import type { ListingStore } from '../store/listings.ts';
import type { References } from '../store/references.ts';
import type { Store } from '../store/open-store.ts';
import type { WriteResult } from '../store/versioned-write.ts';
import type { Writes } from '../store/writes.ts';
import { spoil, type FaultSwitch } from './faults.ts';

export interface Parts {
  store: Store;
  leads: LeadStore;
  listings: ListingStore;
  pages: ListingPages;
  references: References;
  writes: Writes;
  faults: FaultSwitch;
  picturesFolder: string;
}

/** Or spoils the answer; the write itself is done. */
export function finishWrite(
  faults: FaultSwitch,
  res: Response,
  reference: string,
  result: WriteResult,
  present: () => object,
): void {
  if (faults.strikes('cutAfterWrite')) {
    spoil(res, 'cut');
    return;
  }
  if (faults.strikes('malformed')) {
    spoil(res, 'malformed');
    return;
  }
  if (result.kind === 'conflict') {
    const { id, storedVersion } = result;
    const message = 'The stored version is this one or a newer one';
    res.status(409).json({ code: 'version_conflict', message, reference, id, storedVersion });
    return;
  }
  const replayed = result.kind === 'replayed' ? { replayed: true } : {};
  res.status(result.kind === 'written' && result.created ? 201 : 200).json({ ...present(), ...replayed });
}

export function finishRead(faults: FaultSwitch, res: Response, answer: object): void {
  if (faults.strikes('malformed')) spoil(res, 'malformed');
  else res.json(answer);
}

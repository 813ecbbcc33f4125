import type { Store } from '@manzil/crm-servers/hubspot/store';
import type { MovedLead, PersonIdentity } from '../../../leads/lead.ts';

interface MovedChanges {
  version: number;
  moved: MovedLead;
}

export const noor: PersonIdentity = {
  reference: 'MZL-1',
  firstName: 'Noor',
  lastName: 'Al-Kuwari',
  email: 'noor@example.com',
  phone: '+974 5555 0100',
};
export const work: PersonIdentity = {
  reference: 'MZL-2',
  firstName: 'N.',
  lastName: 'Kuwari',
  email: 'noor@work.example',
  phone: '+974 5555 0200',
};
export const third: PersonIdentity = {
  reference: 'MZL-3',
  firstName: 'Nora',
  lastName: 'K.',
  email: 'third@example.com',
  phone: null,
};
export const movedTo = (person: PersonIdentity, version: number, ...from: PersonIdentity[]): MovedChanges => ({
  version,
  moved: { version, person, from },
});

/** @returns how often a record had none, from now on */
export function watchBare(store: Store): () => number {
  let bare = 0;
  const { disassociate } = store;
  store.disassociate = (record, id) => {
    const removed = disassociate.call(store, record, id);
    if (record.contacts.length === 0) bare += 1;
    return removed;
  };
  return () => bare;
}

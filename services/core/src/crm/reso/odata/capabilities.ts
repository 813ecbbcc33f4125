/** Before the metadata is read. */
import type { CrmCapabilities } from '../../crm.ts';
import { eventsOf } from '../entity-events.ts';
import type { ResoModel } from './metadata.ts';
import { contactReference } from '../write-fields.ts';

export const assumed: CrmCapabilities = {
  idempotentByKey: false,
  lookupByReference: false,
  takesLeads: false,
  takesListings: false,
  givesListings: true,
  givesDeletions: false,
  listsReferences: false,
  // reads may come from a copy some seconds behind
  visibilityHorizonMs: 30_000,
};

export function capabilitiesOf(model: ResoModel): CrmCapabilities {
  const property = model.resources.get('Property');
  const contacts = model.resources.get('Contacts');
  const takesListings = property !== undefined && property.insertable && property.updatable;
  const takesLeads = contacts?.insertable === true;
  // only by a field for our reference; each kind taken needs its own
  const findsListings = property?.fields.has('ListingId') === true;
  const findsLeads = contacts?.fields.has(contactReference) === true;
  return {
    ...assumed,
    takesListings,
    takesLeads,
    lookupByReference:
      (takesListings || takesLeads) && (!takesListings || findsListings) && (!takesLeads || findsLeads),
    givesListings: property !== undefined,
    givesDeletions: eventsOf(model) !== null,
  };
}

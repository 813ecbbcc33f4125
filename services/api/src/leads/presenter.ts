import type { SignedInUser } from '@manzil/core/accounts/user';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import type { OfficeHours } from '@manzil/core/office/office';
import { officeMinutes } from '@manzil/core/office/office-hours';
import type { components } from '@manzil/contract/api';
import { presentContact } from './contact.ts';

/** @param hours for the time until somebody answered */
export function presentLead(row: LeadRow, reader: SignedInUser, hours: OfficeHours): components['schemas']['Lead'] {
  const { crmState: _state, version: _version, unsubscribeKey: _key, ...lead } = row;
  const touched = lead.firstTouchedAt === null ? Date.now() : Date.parse(lead.firstTouchedAt);
  return {
    ...presentContact(reader, lead),
    responseMinutes: officeMinutes(hours, Date.parse(lead.createdAt), touched),
  };
}

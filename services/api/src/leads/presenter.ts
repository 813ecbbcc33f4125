import type { SignedInUser } from '@manzil/core/accounts/user';
import { officeMinutes } from '@manzil/core/leads/office-hours';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import type { components } from '@manzil/contract/api';
import { presentContact } from './contact.ts';

export function presentLead(row: LeadRow, reader: SignedInUser): components['schemas']['Lead'] {
  const { crmState: _state, version: _version, unsubscribeKey: _key, ...lead } = row;
  const touched = lead.firstTouchedAt === null ? Date.now() : Date.parse(lead.firstTouchedAt);
  return { ...presentContact(reader, lead), responseMinutes: officeMinutes(Date.parse(lead.createdAt), touched) };
}

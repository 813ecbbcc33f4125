import { officeMinutes } from '@manzil/core/leads/office-hours';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import type { components } from '@manzil/contract/api';

export function presentLead(row: LeadRow): components['schemas']['Lead'] {
  const { crmState: _state, version: _version, unsubscribeKey: _key, ...lead } = row;
  const touched = lead.firstTouchedAt === null ? Date.now() : Date.parse(lead.firstTouchedAt);
  return { ...lead, responseMinutes: officeMinutes(Date.parse(lead.createdAt), touched) };
}

import { officeMinutes } from '@manzil/core/leads/office-hours';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import type { components } from '@manzil/contract/api';

export function presentLead({ crmState: _state, version: _version, ...lead }: LeadRow): components['schemas']['Lead'] {
  const touched = lead.firstTouchedAt === null ? Date.now() : Date.parse(lead.firstTouchedAt);
  return { ...lead, responseMinutes: officeMinutes(Date.parse(lead.createdAt), touched) };
}

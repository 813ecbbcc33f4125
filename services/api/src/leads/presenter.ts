import { officeMinutes } from '@manzil/core/leads/office-hours';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import type { components } from '@manzil/contract/api';

export function presentLead(lead: LeadRow): components['schemas']['Lead'] {
  return {
    id: lead.id,
    referenceId: lead.referenceId,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    source: lead.source,
    status: lead.status,
    propertyId: lead.propertyId,
    agentId: lead.agentId,
    property: lead.property,
    assigneeId: lead.assigneeId,
    notes: lead.notes,
    followUpAt: lead.followUpAt,
    firstTouchedAt: lead.firstTouchedAt,
    responseMinutes: officeMinutes(
      Date.parse(lead.createdAt),
      lead.firstTouchedAt === null ? Date.now() : Date.parse(lead.firstTouchedAt),
    ),
    page: lead.page,
    language: lead.language,
    consent: lead.consent,
    crmSynced: lead.crmSynced,
    crmId: lead.crmId,
    crmSyncedAt: lead.crmSyncedAt,
    crmSyncError: lead.crmSyncError,
    crmDelivery: lead.crmDelivery,
    mailDelivery: lead.mailDelivery,
    createdAt: lead.createdAt,
    updatedAt: lead.updatedAt,
  };
}

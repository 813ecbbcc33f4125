/** The CRM as a side that the engine delivers to. */
import type { CrmProvider } from '../domain/crm.ts';
import type { SubjectState } from '../domain/delivery-ports.ts';
import type { DeliveryTarget } from '../domain/delivery-target.ts';

/** The deliveries of the consumer `crm` that remember this provider. */
export function crmTarget(provider: CrmProvider): DeliveryTarget<SubjectState> {
  return {
    lane: { consumer: 'crm', provider: provider.name },
    capabilities: provider.capabilities,
    failures: {
      timeout: { code: 'crm.timeout', text: 'The CRM did not answer in time' },
      broken: { code: 'crm.provider_failed', text: 'The CRM provider failed while sending' },
    },
    requestOf(subject) {
      if (subject.kind === 'deleted')
        return { operation: 'delete', reference: subject.reference, version: subject.version };
      return { operation: 'upsert', reference: subject.record.reference, version: subject.record.version };
    },
    send(subject, context) {
      switch (subject.kind) {
        case 'lead':
          return provider.sendLead(subject.record, context);
        case 'property':
          return provider.sendListing(subject.record, context);
        case 'deleted':
          return provider.deleteListing(subject.reference, subject.version, context);
      }
    },
    lookup: (kind, reference, signal, requestId) => provider.lookup(kind, reference, signal, requestId),
  };
}

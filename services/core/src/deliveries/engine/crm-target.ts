import type { CrmProvider } from '../../crm/crm.ts';
import type { SubjectState } from '../delivery-ports.ts';
import type { DeliveryTarget } from '../delivery-target.ts';
import { notTaken } from '../../crm/not-offered.ts';

export function crmTarget(provider: CrmProvider): DeliveryTarget<SubjectState> {
  return {
    lane: { consumer: 'crm', provider: provider.name },
    get capabilities() {
      return provider.capabilities;
    },
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
      // capabilities may have changed since a delivery was written
      const { takesLeads, takesListings } = provider.capabilities;
      switch (subject.kind) {
        case 'lead':
          return takesLeads ? provider.sendLead(subject.record, context) : Promise.resolve(notTaken('leads'));
        case 'property':
          return takesListings ? provider.sendListing(subject.record, context) : Promise.resolve(notTaken('listings'));
        case 'deleted':
          return takesListings
            ? provider.deleteListing(subject.reference, subject.version, context)
            : Promise.resolve(notTaken('listings'));
      }
    },
    lookup: (kind, reference, signal, requestId) =>
      kind === 'message'
        ? Promise.reject(new Error('A CRM is told of no message'))
        : provider.lookup(kind, reference, signal, requestId),
  };
}

import { countLeads, listLeadIds, streamLeads } from '@manzil/core/leads/store/lead-reader';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import { subscriptionPage } from '@manzil/core/leads/subscription-link';
import type { Handlers } from '../contract/handler.ts';
import { csvPhone, type CsvValue } from '@manzil/core/platform/csv';
import { csvHeaders, csvStream, demandFits, fileDate } from '../csv/csv.ts';
import { fileOf } from '../csv/file-columns.ts';
import type { ApiDeps } from '../deps.ts';
import { presentContact } from './contact.ts';
import { leadColumns } from './lead-file.ts';
import { listOf } from './scope.ts';

/** For other programs: in no language. */
const columns = [
  'Reference ID',
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Source',
  'Status',
  'Listing',
  'Message',
  'Follow up',
  'CRM',
  'CRM ID',
  'Created',
  'Newsletter',
  'Unsubscribe link',
];

export function leadExportHandlers({
  database: { pool },
  env,
}: Pick<ApiDeps, 'database' | 'env'>): Pick<Handlers, 'listLeadIds' | 'exportLeads'> {
  return {
    listLeadIds: async ({ query, user }) => ({
      status: 200,
      body: { ids: await listLeadIds(pool, { ...query, ...listOf(user) }) },
    }),

    async exportLeads({ query, user }) {
      const { columns: chosen, headings, ...asked } = query;
      const filter = { ...asked, ...listOf(user) };
      const people = demandFits(await countLeads(pool, filter));
      const leads = streamLeads(pool, filter);
      const file = chosen === undefined ? null : fileOf(leadColumns, chosen, headings);
      return {
        status: 200,
        people,
        headers: csvHeaders(`leads-${fileDate()}.csv`),
        stream: csvStream(file?.head ?? columns, leads, (lead) => {
          const shown = presentContact(user, lead);
          return file === null ? lineOf(shown, env.PUBLIC_URL) : file.lineOf(shown);
        }),
      };
    },
  };
}

function lineOf(lead: ReturnType<typeof presentContact<LeadRow>>, publicUrl: string): CsvValue[] {
  return [
    lead.referenceId,
    lead.firstName,
    lead.lastName,
    lead.email,
    csvPhone(lead.phone),
    lead.source,
    lead.status,
    lead.property?.referenceId,
    lead.message,
    lead.followUpAt?.slice(0, 10),
    lead.crmState,
    lead.crmId,
    lead.createdAt.slice(0, 10),
    lead.subscription?.state,
    // its page names the address
    lead.unsubscribeKey === null || lead.masked.includes('email')
      ? null
      : subscriptionPage(publicUrl, lead.language, lead.unsubscribeKey),
  ];
}

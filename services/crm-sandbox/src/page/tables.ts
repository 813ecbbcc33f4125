import type { Lead } from '../store/leads.ts';
import { listingId, type ListingFields, type ListingRow } from '../store/listings.ts';
import { html, type Html } from './html.ts';

export function leadsTable(leads: Lead[]): Html {
  if (leads.length === 0)
    return html`<p class="empty">No lead has arrived yet. Send an enquiry on the site and it shows up here.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th>Id</th>
        <th>Person</th>
        <th>Name</th>
        <th>Contact</th>
        <th>Message</th>
        <th>Listing</th>
        <th>Source</th>
        <th>Writes</th>
        <th>Changed</th>
      </tr>
    </thead>
    <tbody>
      ${leads.map(
        (lead) =>
          html`<tr>
            <td class="id">${lead.id}</td>
            <td class="id">${lead.personReference}</td>
            <td dir="auto">${lead.firstName} ${lead.lastName}</td>
            <td dir="auto">${lead.email}<br />${lead.phone}</td>
            <td class="text" dir="auto" lang="${lead.language}">${shortened(lead.message ?? '')}</td>
            <td class="id">${lead.listingReference}</td>
            <td>${lead.source}</td>
            <td class="number">${lead.writes}</td>
            <td class="time">${moment(lead.modifiedAt)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function listingsTable(rows: ListingRow[]): Html {
  if (rows.length === 0) return html`<p class="empty">There are no listings.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th>Id</th>
        <th>Reference</th>
        <th>Title</th>
        <th>District</th>
        <th>Price</th>
        <th>Status</th>
        <th>Changed</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        const fields = JSON.parse(row.fields) as ListingFields;
        return html`<tr>
          <td class="id">${listingId(row.id)}</td>
          <td class="id">${row.reference}</td>
          <td>${fields.title}<br /><span dir="rtl" lang="ar">${fields.titleArabic}</span></td>
          <td>${fields.state}, ${fields.city}</td>
          <td class="number">${price(fields)}</td>
          <td>${fields.status.replace('_', ' ')}${row.withheld === 1 ? ' (kept from the API)' : ''}</td>
          <td class="time">${moment(row.modified_at)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function price({ price: amount, currency, transaction }: ListingFields): string {
  if (amount === null) return 'on request';
  return `${currency} ${amount.toLocaleString('en')}${transaction === 'Rent' ? ' / month' : ''}`;
}

function shortened(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

function moment(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Qatar' }).format(
    new Date(iso),
  );
}

/** Read only, and only for browsers on this machine. */
import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Parts } from '../http/parts.ts';
import { Html, html } from './html.ts';
import { style } from './style.ts';
import { leadsTable, listingsTable } from './tables.ts';

const pageSize = 50;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Refreshes itself, so that one sees leads arrive. */
export function peoplePage({ leads, pages, faults }: Parts) {
  return (req: Request, res: Response): void => {
    // another site's name could lead here, and people's names are shown
    if (!loopback.test(req.get('host') ?? '')) {
      res.status(403).type('text').send('This page is shown under localhost only.');
      return;
    }
    const at = { leads: pageNumber(req.query['leads']), listings: pageNumber(req.query['listings']) };
    const newestLeads = leads.newest(at.leads, pageSize);
    const newestListings = pages.newest(at.listings, pageSize);
    const nonce = randomBytes(16).toString('base64');
    const { idempotent: _idempotent, retryAfterSeconds: _seconds, ...switches } = faults.current();
    const active = Object.entries(switches).filter(([, value]) => value > 0);
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="refresh" content="5" />
          <title>CRM sandbox</title>
          <style nonce="${nonce}">
            ${new Html(style)}
          </style>
        </head>
        <body>
          <header>
            <h1>CRM sandbox<small>What the agency's CRM has received. Renews itself every 5 seconds.</small></h1>
            <dl>
              <div>
                <dt>Leads</dt>
                <dd>${newestLeads.total}</dd>
              </div>
              <div>
                <dt>Listings</dt>
                <dd>${newestListings.total}</dd>
              </div>
              <div>
                <dt>Faults in force</dt>
                <dd>${active.map(([name]) => name).join(', ') || 'none'}</dd>
              </div>
            </dl>
          </header>
          <main>
            <h2>Leads <span>newest first</span></h2>
            <div class="scroll">${leadsTable(newestLeads.leads)}</div>
            ${pager('leads', at, newestLeads.total)}
            <h2>Listings <span>last changed first</span></h2>
            <div class="scroll">${listingsTable(newestListings.rows)}</div>
            ${pager('listings', at, newestListings.total)}
          </main>
        </body>
      </html>`;
    res
      .set({
        'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      })
      .type('html')
      .send(page.text);
  };
}

type PageNumbers = Record<'leads' | 'listings', number>;

function pager(list: keyof PageNumbers, at: PageNumbers, total: number): Html {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return html``;
  const link = (page: number, text: string): Html => {
    const shown = { ...at, [list]: page };
    return html`<a href="/?leads=${shown.leads}&amp;listings=${shown.listings}">${text}</a>`;
  };
  const page = at[list];
  return html`<nav aria-label="Pages of ${list}">
    ${page > 1 ? link(page - 1, 'Newer') : ''}<span>Page ${page} of ${last}</span
    >${page < last ? link(page + 1, 'Older') : ''}
  </nav>`;
}

function pageNumber(value: unknown): number {
  return typeof value === 'string' && /^\d{1,5}$/.test(value) ? Math.max(1, Number(value)) : 1;
}

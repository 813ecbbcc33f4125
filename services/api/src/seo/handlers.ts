import { recordAct } from '@manzil/core/audit/store/staff-write';
import { readScanStatus, secondsSinceScan } from '@manzil/core/seo/store/seo-scan-store';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

/** An open dashboard scans again only after so many s: A-138. */
const automaticAfter = 290;

export function seoHandlers({
  database: { pool },
  seo,
}: Pick<ApiDeps, 'database' | 'seo'>): Pick<Handlers, 'getSeoReport' | 'startSeoScan'> {
  return {
    getSeoReport: async () => ({ status: 200, body: await readScanStatus(pool) }),

    async startSeoScan({ body, user, requestId }) {
      const age = body.automatic ? await secondsSinceScan(pool) : null;
      const started = (age === null || age >= automaticAfter) && (await seo.begin());
      // an open page is nobody's deed
      if (started && !body.automatic)
        await recordAct(pool, { actor: user, requestId }, { action: 'setting.scanned', label: 'SEO' });
      return { status: 202, body: await readScanStatus(pool) };
    },
  };
}

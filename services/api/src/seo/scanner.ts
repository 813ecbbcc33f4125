/** In the background, one over all api processes. */
import type { Queryable } from '@manzil/core/data/database';
import { nameArticles } from '@manzil/core/seo/store/seo-article-targets';
import { readSeoOpportunities } from '@manzil/core/seo/store/seo-opportunity-reader';
import { beginScan, endScan, noteScan, readTurn, type Scanned } from '@manzil/core/seo/store/seo-scan-store';
import type { Logger } from '@manzil/core/platform/logger';
import { scanSite, usualLimits, type ScanLimits } from './scan-site.ts';
import { createSiteClient } from './site-client.ts';

export interface SeoScanner {
  /** False while another runs. */
  begin: () => Promise<boolean>;
  idle: () => Promise<void>;
}

interface ScannerOptions {
  db: Queryable;
  log: Logger;
  webUrl: string;
  publicUrl: string;
  limits?: ScanLimits;
}

const noteEveryMs = 500;

export function createSeoScanner({ db, log, webUrl, publicUrl, limits = usualLimits }: ScannerOptions): SeoScanner {
  let running: Promise<void> = Promise.resolve();

  async function scan(id: number): Promise<void> {
    let [done, total] = [0, 0];
    const note = (): void => {
      // progress is a courtesy
      noteScan(db, id, done, total).catch(() => undefined);
    };
    const timer = setInterval(note, noteEveryMs);
    timer.unref();
    let scanned: Scanned | null = null;
    try {
      const signal = AbortSignal.timeout(limits.timeMs + 15_000);
      const client = createSiteClient({ webUrl, publicUrl, signal });
      const { result, turn } = await scanSite(
        client,
        await readTurn(db),
        (steps, of) => {
          [done, total] = [steps, of];
        },
        limits,
      );
      const issues = await nameArticles(db, result.issues);
      scanned = { report: { ...result, issues, opportunities: await readSeoOpportunities(db) }, turn };
    } catch (error) {
      log.warn({ err: error }, 'scan of the site failed');
    } finally {
      clearInterval(timer);
      await endScan(db, id, scanned).catch((error: unknown) => {
        log.warn({ err: error }, 'result of a scan could not be kept');
      });
    }
  }

  return {
    async begin() {
      const id = await beginScan(db);
      if (id === null) return false;
      running = scan(id);
      return true;
    },
    idle: () => running,
  };
}

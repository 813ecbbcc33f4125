/** What only our own web processes ask. It stands outside /api, which is all that they hand on from visitors. */
import { readContentVersion } from '@manzil/core/persistence/content-version';
import { listMetaTags } from '@manzil/core/persistence/meta-tag-reader';
import { readSitemap } from '@manzil/core/persistence/sitemap-reader';
import { createVersionCache } from '@manzil/core/persistence/version-cache';
import type { Express } from 'express';
import type { ApiDeps } from './deps.ts';

interface VerificationTag {
  name: string;
  content: string;
}

/** Names of the tags that platforms look for, where none is stored. */
const usualNames: Record<string, string> = { facebook: 'facebook-domain-verification' };

/**
 * `/internal/site` tells whether anything public has changed, and the verification tags of every page's head; asked every
 * second, it costs one prepared read of one row. `/internal/sitemap` lists the addresses of what can be found.
 */
export function serveInternal(app: Express, { database: { pool } }: Pick<ApiDeps, 'database'>): void {
  const kept = createVersionCache<VerificationTag[]>({ max: 1, ttlMs: 300_000 });

  async function verificationTags(version: number): Promise<VerificationTag[]> {
    const known = kept.get('tags', version);
    if (known !== undefined) return known;
    const tags = (await listMetaTags(pool, { staff: false })).flatMap(({ platform, tagName, content }) => {
      const name = tagName ?? usualNames[platform.toLowerCase()];
      return name === undefined ? [] : [{ name, content }];
    });
    kept.set('tags', version, tags);
    return tags;
  }

  app.get('/internal/site', async (_req, res) => {
    const version = await readContentVersion(pool);
    res.set('Cache-Control', 'no-store').json({ version, verification: await verificationTags(version) });
  });
  app.get('/internal/sitemap', async (_req, res) => {
    res.set('Cache-Control', 'no-store').json(await readSitemap(pool));
  });
}

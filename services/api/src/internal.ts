/** For web alone, which hands on nothing but /api. */
import { readContentVersion } from '@manzil/core/data/content-version';
import { assistantNames, marketingPlatforms, type MarketingSettings } from '@manzil/core/settings/integration-settings';
import { readChatSettings, readMarketing } from '@manzil/core/settings/store/integration-settings-reader';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { Office, OfficeSettings } from '@manzil/core/office/office';
import { hoursAhead } from '@manzil/core/office/office-hours';
import { nameOnPages } from '@manzil/core/seo/verification-names';
import { listMetaTags } from '@manzil/core/seo/store/meta-tag-reader';
import { landingPath } from '@manzil/core/listings/landing';
import { readSitemap } from '@manzil/core/seo/store/sitemap-reader';
import { createVersionCache } from '@manzil/core/data/version-cache';
import type { Express } from 'express';
import type { ApiDeps } from './deps.ts';

interface VerificationTag {
  name: string;
  content: string;
}

interface SiteFacts {
  verification: VerificationTag[];
  /** What is off; which assistant words the answers. */
  chat: { off: string[]; assistant: string | null };
  /** null: off; absent: staff never said. */
  marketing: Record<string, string | null>;
  /** Null: never saved, all is as the platform came. */
  office: Office | null;
}

/** Web asks `/internal/site` every second: one prepared read of one row. */
export function serveInternal(
  app: Express,
  { database: { pool }, landing }: Pick<ApiDeps, 'database' | 'landing'>,
): void {
  const kept = createVersionCache<SiteFacts>({ max: 1, ttlMs: 300_000 });

  async function siteFacts(version: number): Promise<SiteFacts> {
    const known = kept.get('facts', version);
    if (known !== undefined) return known;
    const [verification, chat, marketing, office] = await Promise.all([
      verificationTags(),
      readChat(),
      readMarketing(pool).then(inUse),
      readOffice(pool),
    ]);
    const facts = { verification, chat, marketing, office: publicOffice(office) };
    kept.set('facts', version, facts);
    return facts;
  }

  async function verificationTags(): Promise<VerificationTag[]> {
    return (await listMetaTags(pool, { staff: false })).flatMap((tag) => {
      const name = nameOnPages(tag);
      return name === null ? [] : [{ name, content: tag.content }];
    });
  }

  async function readChat(): Promise<SiteFacts['chat']> {
    const { enabled, autoResponse, leadGeneration, provider } = await readChatSettings(pool);
    const parts = { bot: enabled, 'auto-response': autoResponse, 'lead-generation': leadGeneration };
    return {
      off: Object.entries(parts).flatMap(([part, on]) => (on ? [] : [part])),
      assistant: provider === 'built-in' ? null : assistantNames[provider],
    };
  }

  app.get('/internal/site', async (_req, res) => {
    const version = await readContentVersion(pool);
    res.set('Cache-Control', 'no-store').json({ version, ...(await siteFacts(version)) });
  });
  app.get('/internal/sitemap', async (_req, res) => {
    const [contents, pages] = await Promise.all([readSitemap(pool), landing.read()]);
    const landingPages = [...pages.values()].map((page) => ({ path: landingPath(page), updatedAt: page.changed }));
    res.set('Cache-Control', 'no-store').json({ ...contents, landingPages });
  });
}

/** Null: never saved. */
function publicOffice({ version, ...office }: OfficeSettings): Office | null {
  return version === 0 ? null : { ...office, hours: hoursAhead(office.hours, Date.now()) };
}

function inUse(settings: MarketingSettings): Record<string, string | null> {
  return Object.fromEntries(
    marketingPlatforms.flatMap((platform) => {
      const setting = settings[platform];
      return setting === null ? [] : [[platform, setting.enabled ? setting.id : null]];
    }),
  );
}

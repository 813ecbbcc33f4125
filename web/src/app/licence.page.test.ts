import { describe, expect, it } from 'vitest';
import { detail, detailAnswers } from '#testing/made/listing.ts';
import { officeSettings } from '#testing/made/office.ts';
import { servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const office = officeSettings({ licenceNumber: 'BL-2024-0187' });

describe.each(languages)('the licence of the broker (%s)', (language) => {
  const line = (html: string) =>
    Array.from(html.matchAll(/>([^<>]+)(?:<!-- -->)? <bdi dir="ltr"[^>]*>BL-2024-0187<\/bdi>/g), ([, label]) => label);
  const pages = [`/${language}/about`, `/${language}/properties/990001`, `/${language}/properties/990001/brochure`];

  it('stands in the footer, on the page of a listing and on its brochure, in Latin digits [M-1020]', async () => {
    const site = await servedSite(detailAnswers(detail()), { site: { office } });
    const [about, listing, brochure] = await Promise.all(pages.map(async (page) => (await site.get(page)).text()));
    const label = words[language].common.licence;
    expect(line(about!)).toEqual([label]);
    expect(line(listing!)).toEqual([label, label]);
    expect(line(brochure!).length).toBeGreaterThan(0);
    expect(line(/<article[^]*<\/article>/.exec(brochure!)?.[0] ?? '')).toEqual([label]);
  });

  it('is not mentioned where the office gave none [M-1020]', async () => {
    const site = await servedSite(detailAnswers(detail()));
    for (const page of pages) expect(await (await site.get(page)).text()).not.toContain(words[language].common.licence);
  });
});

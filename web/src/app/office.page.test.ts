import { describe, expect, it, vi } from 'vitest';
import { headOf } from '#testing/head.ts';
import { officeSettings } from '#testing/made/office.ts';
import { publicPaths, publicSite } from '#testing/made/public-site.ts';
import { servedSite } from '#testing/served.ts';
import { languages } from '#testing/words.ts';

vi.setConfig({ testTimeout: 60_000 });

const usual = officeSettings();
const working = [{ opens: '08:00', closes: '14:00' }];
const dohaHomes = officeSettings({
  name: { en: 'Doha Homes', ar: 'بيوت الدوحة' },
  legalName: { en: 'Doha Homes W.L.L.', ar: 'بيوت الدوحة ذ.م.م' },
  phone: '+974 4411 2233',
  whatsapp: '+974 5511 2233',
  email: 'office@dohahomes.example',
  city: { en: 'Al Wakrah', ar: 'الوكرة' },
  address: { en: ['Building 7', 'Old Souq, Al Wakrah', 'Qatar'], ar: ['مبنى ٧', 'السوق القديم، الوكرة', 'قطر'] },
  position: { latitude: 25.17, longitude: 51.6 },
  hours: {
    week: [working, working, working, working, [], [], working],
    holidays: [{ from: '2099-12-18', to: '2099-12-18', name: { en: 'National Day', ar: 'اليوم الوطني' } }],
    ramadan: { from: '2099-02-08', to: '2099-03-09', week: [working, [], [], [], [], [], []] },
  },
  primaryColour: '#0b3d66',
});

describe.each(languages)('another office (%s)', (language) => {
  const served = () => servedSite(publicSite(), { site: { office: dohaHomes } });

  it('is named on every public page, and nothing there is of the one the platform came with [M-1119]', async () => {
    const site = await served();
    const pages = [...publicPaths(language), '/saved', '/subscription', '/blog/feed.xml', '/there-is-no-such-page'];
    expect(pages).toHaveLength(15);
    const old = [
      usual.phone,
      usual.whatsapp,
      usual.email,
      '97440000142',
      '97450000142',
      usual.legalName.en,
      usual.legalName.ar,
      'Marina Tower',
    ];
    for (const path of pages) {
      const html = await (await site.get(`/${language}${path === '/' ? '' : path}`)).text();
      for (const text of old) expect(`${path}: ${String(html.includes(text))} ${text}`).toBe(`${path}: false ${text}`);
      // the address of the site itself, and what staff of the demo wrote, may have the name in it
      expect(html.replaceAll(/manzil\.example/g, '')).not.toMatch(/\bManzil\b|(?<!\p{L})منزل(?!\p{L})/u);
      expect(html).toContain(path.endsWith('.xml') ? dohaHomes.legalName[language] : dohaHomes.name[language]);
    }
  });

  it('has its name, number, address, place, feasts and hours in the structured data and on the contact page [M-1119]', async () => {
    const site = await served();
    const head = await headOf(await site.get(`/${language}/contact`));
    const agency = head.jsonLd.find((one) => (one as { '@type'?: string })['@type'] === 'RealEstateAgent');
    expect(agency).toMatchObject({
      name: dohaHomes.legalName[language],
      telephone: dohaHomes.phone,
      email: dohaHomes.email,
      geo: { latitude: 25.17, longitude: 51.6 },
      openingHoursSpecification: { opens: '08:00', closes: '14:00' },
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2099-12-18', validThrough: '2099-12-18' },
        { dayOfWeek: ['Sunday'], validFrom: '2099-02-08', validThrough: '2099-03-09' },
      ],
    });
    expect(head.meta['og:site_name']).toBe(dohaHomes.legalName[language]);
    expect(head.meta['description']).toContain(
      language === 'ar' ? 'من ٨:٠٠ صباحًا إلى ٢:٠٠ مساءً' : '8:00 AM to 2:00 PM',
    );
    expect(head.body).toContain('query=25.17%2C51.6');
    expect(head.body).toContain(language === 'ar' ? 'اليوم الوطني' : 'National Day');
    const legal = await (await site.get(`/${language}/privacy`)).text();
    expect(legal).toContain(language === 'ar' ? 'من ٨:٠٠ صباحًا إلى ٢:٠٠ مساءً' : '8:00 AM to 2:00 PM');
  });

  it('has its colours in every document, by a style that the policy lets through [M-1116]', async () => {
    const site = await served();
    for (const path of [`/${language}`, '/admin-login']) {
      const answer = await site.get(path);
      const html = await answer.text();
      const [, nonce, css] = /<style nonce="([^"]+)">(:root\{[^<]*)<\/style>/.exec(html) ?? [];
      expect(css).toContain('--color-maroon-700:#0b3d66');
      expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce ?? '-'}'`);
    }
    const plain = await servedSite(publicSite());
    expect(await (await plain.get(`/${language}`)).text()).not.toContain(':root{--color');
  });
});

import type { PageFacts, SiteFacts } from '../report.ts';

export const words = (language: string) =>
  language === 'ar' ? 'مكاتب وشقق للإيجار في الدوحة' : 'Offices and homes in Doha';

export function page(path: string, changes: Partial<PageFacts> = {}): PageFacts {
  const language = path.startsWith('/ar') ? 'ar' : 'en';
  const [, , ...rest] = path.split('/');
  const twin = (code: string) => ['', code, ...rest].join('/');
  return {
    path,
    language,
    status: 200,
    ms: 40,
    bytes: 60_000,
    compressed: true,
    htmlLanguage: language,
    htmlDirection: language === 'ar' ? 'rtl' : 'ltr',
    title: `${words(language)} ${path}`,
    description: `${words(language)} ${path} `.repeat(3).slice(0, 120),
    robots: '',
    canonical: path,
    viewport: true,
    alternates: { en: twin('en'), ar: twin('ar'), 'x-default': twin('en') },
    headings: [words(language)],
    words: 200,
    arabic: language === 'ar' ? 0.9 : 0,
    latinRun: language === 'ar' ? 3 : 150,
    openGraph: ['og:title', 'og:description', 'og:image', 'og:url'],
    structured: [
      {
        '@graph': [
          { '@type': 'RealEstateAgent', name: 'Manzil', url: '/', address: {}, telephone: '1' },
          { '@type': 'BreadcrumbList', itemListElement: [{}] },
        ],
      },
    ],
    images: [{ src: '/a.webp', alt: 'A tower', sized: true }],
    links: ['/en'],
    ...changes,
  };
}

export function site(pages: PageFacts[], changes: Partial<SiteFacts> = {}): SiteFacts {
  return {
    pages,
    sitemap: true,
    robots: true,
    links: new Map([['/en', 200]]),
    images: new Map([['/a.webp', 40_000]]),
    ...changes,
  };
}

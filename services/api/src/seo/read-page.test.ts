import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { createSiteClient } from './site-client.ts';

const client = createSiteClient({
  webUrl: 'http://127.0.0.1:1',
  publicUrl: 'https://manzil.example',
  signal: new AbortController().signal,
});

const html = `<!doctype html><html lang="ar" dir="rtl"><head><title> مكتب
 للإيجار &amp; أكثر</title>
<meta name="description" content="وصف"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<link rel="canonical" href="https://manzil.example/ar/properties/42"/>
<link rel="alternate" hreflang="en" href="https://manzil.example/en/properties/42"/>
<link rel="alternate" hreflang="x-default" href="https://elsewhere.example/en"/>
<meta property="og:title" content="x"/><meta property="og:image" content=""/>
<script type="application/ld+json">{"@type":"RealEstateListing","name":"a</b>"}</script>
<script type="application/ld+json">{broken</script></head>
<body><nav>قائمة <a href="/ar/about#top">x</a></nav><main><h1>مكتب <b>مجهز</b></h1><svg><title>icon</title></svg>
<p>في لوسيل Lusail</p><script>var hidden = 'word';</script>
<img src="/media/a/640.webp" alt="" width="4" height="3"/><img src="https://manzil.example/media/b.webp"/>
<a href="/ar/blog/%D8%AF%D9%84%D9%8A%D9%84">1</a><a href="/ar/blog/دليل">2</a><a href="tel:+974">3</a>
<a href="https://wa.me/974">4</a><a href="/admin">5</a><a href="/x.pdf" download>6</a></main></body></html>`;

const page = readPage({ path: '/ar/properties/42', status: 200, ms: 12, html, compressed: true }, client.pathOf);

it('reads what search engines read of a page [A-137]', () => {
  expect(page).toMatchObject({
    language: 'ar',
    htmlLanguage: 'ar',
    htmlDirection: 'rtl',
    title: 'مكتب للإيجار & أكثر',
    description: 'وصف',
    viewport: true,
    canonical: '/ar/properties/42',
    alternates: { en: '/en/properties/42', 'x-default': 'https://elsewhere.example/en' },
    headings: ['مكتب مجهز'],
    openGraph: ['og:title'],
    structured: [{ '@type': 'RealEstateListing', name: 'a</b>' }, null],
  });
});

it('counts the words of the page itself, and how much of them is Arabic', () => {
  // numbers are words too
  expect(page.words).toBe(5 + 6);
  expect(page.arabic).toBeGreaterThan(0.6);
  expect(page.arabic).toBeLessThan(0.8);
  expect(page.latinRun).toBe(1);
});

it('knows links and pictures of this site only, each address once, nothing of staff', () => {
  expect(page.links).toEqual(['/ar/about', '/ar/blog/%D8%AF%D9%84%D9%8A%D9%84']);
  expect(page.images).toEqual([
    { src: '/media/a/640.webp', alt: '', sized: true },
    { src: '/media/b.webp', alt: null, sized: false },
  ]);
});

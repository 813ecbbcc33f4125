import { blankListing } from '@manzil/core/listings/testing/blank';
import { defaultOffice } from '@manzil/core/office/office';
import { expect, it } from 'vitest';
import type { Property } from '#lib/listings/types.ts';
import { blogPosting } from './blog-posting.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { jsonLdText } from './json-ld.tsx';
import { realEstateAgent } from './real-estate-agent.ts';
import { realEstateListing } from './real-estate-listing.ts';

const origin = 'https://manzil.example';

const listing: Property = {
  ...blankListing,
  agent: null,
  id: 42,
  referenceId: 'LUS-OF-0231',
  title: 'Fitted office',
  price: '24500.00',
  currency: 'QAR',
  deal: 'rent',
  dealUnsure: false,
  type: 'Rent',
  category: 'commercial',
  subcategory: 'office space',
  subType: 'office space',
  kind: 'office',
  status: 'for_rent',
  bathrooms: 2,
  area: 245,
  address: 'Marina Twin Towers',
  city: 'Lusail',
  latitude: 25.4,
  longitude: 51.5,
  images: ['/media/a/1280.webp'],
  features: ['Central cooling'],
  source: 'crm',
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-02T08:00:00Z',
};

const describe = (changes: Partial<Property>) =>
  realEstateListing({ ...listing, ...changes }, { title: 'Office', description: 'Bright' }, 'en', origin);

it('no text can end the block or begin another', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script><!-- \u2028\u2029' });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script><!-- \u2028\u2029',
  });
});

it('a rent is offered per month in riyals', () => {
  expect(describe({})).toMatchObject({
    '@type': 'RealEstateListing',
    url: `${origin}/en/properties/42`,
    image: [`${origin}/media/a/1280.webp`],
    offers: {
      '@type': 'Offer',
      price: 24_500,
      priceCurrency: 'QAR',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      priceSpecification: { referenceQuantity: { value: 1, unitCode: 'MON' } },
    },
  });
});

it('a home for sale tells its rooms; what is over is sold out', () => {
  const home = { deal: 'sale', category: 'residential', kind: 'villa', status: 'sold', bedrooms: 4 } as const;
  expect(describe(home)).toMatchObject({
    offers: { businessFunction: 'http://purl.org/goodrelations/v1#Sell', availability: 'https://schema.org/SoldOut' },
    mainEntity: { '@type': 'House', numberOfBedrooms: 4, floorSize: { value: 245, unitCode: 'MTK' } },
  });
  // a sale is paid once
  expect(describe(home)).not.toHaveProperty('offers.priceSpecification');
});

it('what is not known is left out', () => {
  const text = jsonLdText(describe({ price: null, area: null, latitude: null, images: [], features: [] }));
  expect(text).not.toMatch(/price|MTK|geo|"image"|amenity|null|NaN/);
});

it('the agency has an address, a number and hours', () => {
  expect(realEstateAgent(defaultOffice, 'ar', origin)).toMatchObject({
    '@type': 'RealEstateAgent',
    name: 'منزل للعقارات',
    url: `${origin}/ar`,
    address: { addressCountry: 'QA' },
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
  });
});

it('crumbs count from the home page', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ];
  expect(breadcrumbList(crumbs, 'en', origin)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/en` },
      { position: 2, name: 'Blog', item: `${origin}/en/blog` },
    ],
  });
});

it('questions and articles say what the page says', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
  });
  const post = {
    title: 'Offices',
    excerpt: null,
    featuredImage: null,
    language: 'en',
    tags: ['offices'],
    createdAt: '2026-10-01T08:00:00Z',
    publishedAt: null,
    updatedAt: '2026-10-02T08:00:00Z',
    author: { firstName: 'Noor', lastName: null },
  } as const;
  expect(blogPosting(post, `${origin}/en/blog/offices`, origin, defaultOffice)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Offices',
    image: `${origin}/og-image.jpg`,
    datePublished: '2026-10-01T08:00:00Z',
    author: { '@type': 'Person', name: 'Noor' },
  });
  expect(blogPosting({ ...post, author: null }, origin, origin, defaultOffice)).toMatchObject({
    author: { '@type': 'Organization' },
  });
});

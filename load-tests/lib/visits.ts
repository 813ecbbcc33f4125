import http from 'k6/http';
import exec from 'k6/execution';
import { expectStatus, get, oneOf, site, visitorHeaders } from './site.ts';

const pages = ['/en', '/ar', '/en/properties', '/ar/properties', '/en/about', '/en/contact', '/ar/blog'];
const deals = ['Rent', 'Sell'];
const categories = ['commercial', 'residential'];
const places = ['Lusail', 'West Bay', 'The Pearl', 'لوسيل', 'الخليج الغربي', 'Doha'];
const sorts = ['newest', 'price-low', 'price-high'];

export function readPage(): void {
  get(oneOf(pages), 'page');
}

export function browseListings(): void {
  const list = get(`/api/properties?type=${oneOf(deals)}&category=${oneOf(categories)}&limit=12`, 'list');
  const { properties } = list.json() as { properties: { id: number }[] };
  if (properties.length > 0) get(`/api/properties/${String(oneOf(properties).id)}`, 'property');
}

export function search(): void {
  const price = 1_000 * Math.ceil(Math.random() * 60);
  const query = [
    `city=${encodeURIComponent(oneOf(places))}`,
    `minPrice=${String(price)}`,
    `sort=${oneOf(sorts)}`,
    `page=${String(oneOf([1, 1, 1, 2, 3]))}`,
  ];
  get(`/api/properties?${query.join('&')}`, 'search');
}

export function enquire(): void {
  const headers = { ...visitorHeaders(), Origin: site, 'Content-Type': 'application/json' };
  const captcha = get('/api/captcha', 'captcha', headers).json() as { question: string; token: string };
  const number = `${String(exec.scenario.iterationInTest)}-${String(Date.now() % 1_000_000)}`;
  const body = {
    firstName: 'Load',
    lastName: `Visitor ${number}`,
    email: `load-${number}@example.com`,
    phone: `+974 5${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`,
    message: 'I would like to see an office of about 200 square metres in Lusail next week, please.',
    source: 'contact_form',
    page: '/en/contact',
    language: 'en',
    consent: { policyVersion: '2025-06-15', marketing: false },
    captchaToken: captcha.token,
    captcha: captcha.question.split(' + ').reduce((sum, part) => sum + Number(part), 0),
  };
  const key = { 'Idempotency-Key': `load-${number}-${String(Math.floor(Math.random() * 1e9))}` };
  const answer = http.post(`${site}/api/contact`, JSON.stringify(body), {
    headers: { ...headers, ...key },
    tags: { name: 'enquiry' },
  });
  expectStatus(answer, 201, 'enquiry');
}

export function visit(): void {
  const turn = exec.scenario.iterationInTest % 20;
  if (turn < 9) readPage();
  else if (turn < 15) browseListings();
  else if (turn < 19) search();
  else enquire();
}

import { person, sampleLead, sampleListing } from '@manzil/crm-servers/kit/samples';
import { describe, expect, it } from 'vitest';
import type { LeadRecord } from '../../leads/lead.ts';
import type { ListingRecord } from '../../listings/record.ts';
import { personalValuesOf } from '../sent-text.ts';
import { toLeadWrite, toListingWrite } from './mapping.ts';

const crm = 'http://crm.example';
const listing = sampleListing('A-17', {
  price: '15000.00',
  longitude: null,
  pictures: [`${crm}/1.jpg`, `${crm}/2.jpg`],
});
const lead = sampleLead('MZL-1', { phone: null, message: null, page: null });
const listed = (changes: Partial<ListingRecord>) => toListingWrite({ ...listing, ...changes }, crm);
const enquired = (changes: Partial<LeadRecord>) => toLeadWrite({ ...lead, ...changes });

describe('pictures of a listing', () => {
  it('are told by their paths, in their order, when all are the CRM’s own', () => {
    expect(listed({}).pictures).toEqual(['/1.jpg', '/2.jpg']);
  });

  it.each([
    ['none', []],
    ['one of ours', ['/media/3/1280.webp']],
    ['ours beside the CRM’s', [`${crm}/1.jpg`, '/media/3/1280.webp']],
    ['the CRM’s and one of a host whose name begins alike', [`${crm}/1.jpg`, `${crm}.evil.example/2.jpg`]],
  ])('are left to the CRM where there are %s: it drops none that it has', (_name, pictures) => {
    expect(listed({ pictures })).not.toHaveProperty('pictures');
  });
});

it('a listing on request has no price there, and one for sale is for sale', () => {
  expect(listed({})).toMatchObject({ price: 15_000, transaction: 'Rent', latitude: 25.32, longitude: null });
  expect(listed({ price: '0.00', deal: 'sale' })).toMatchObject({ price: null, transaction: 'Sell' });
});

it('decimals are numbers there, and what is not known is none [M-702]', () => {
  expect(listed({ serviceCharge: '12.50', yearBuilt: 2012 })).toMatchObject({ serviceCharge: 12.5, yearBuilt: 2012 });
  expect(listed({ serviceCharge: null, yearBuilt: null })).toMatchObject({ serviceCharge: null, yearBuilt: null });
});

describe('what is longer than the CRM takes', () => {
  it('is cut, never in the middle of a sign, and what just fits is not', () => {
    expect(enquired({ firstName: 'n'.repeat(100) }).firstName).toBe('n'.repeat(100));
    expect(enquired({ firstName: 'n'.repeat(101) }).firstName).toBe(`${'n'.repeat(99)}…`);
    expect(enquired({ firstName: `${'n'.repeat(98)}😀😀` }).firstName).toBe(`${'n'.repeat(98)}…`);
    expect(enquired({ message: 'م'.repeat(5_001) }).message).toHaveLength(5_000);
    expect(enquired({ page: '/p'.repeat(300) }).page).toHaveLength(500);
    expect(listed({ title: 'a'.repeat(301) }).title).toHaveLength(300);
  });

  it('and what is not there stays away', () => {
    expect(enquired({})).toMatchObject({ phone: null, message: null, page: null, marketingConsent: null });
    const consent = { policyVersion: '1', marketing: false, at: lead.createdAt };
    expect(enquired({ consent }).marketingConsent).toBe(false);
  });
});

it('what a lead says about a person is known, so that no echo of it is kept', () => {
  expect(personalValuesOf(lead)).toEqual([person.firstName, person.lastName, person.email]);
  expect(personalValuesOf({ ...lead, phone: '+974 5555 0100', message: 'Call me' })).toHaveLength(5);
});

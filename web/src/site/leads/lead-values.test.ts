import { describe, expect, it } from 'vitest';
import { checkLead, leadPayload, type LeadValues, splitName } from './lead-values.ts';

const good: LeadValues = {
  fullName: 'نورة محمد الكواري',
  email: 'noura@example.com',
  phone: '+974 5555 0101',
  message: '',
  website: '',
  captcha: '11',
  captchaToken: 'token',
};

describe('checkLead', () => {
  it('passes a form without a message', () => {
    expect(checkLead(good)).toEqual({});
  });

  it('names every field that is missing', () => {
    const empty = { fullName: ' ', email: '', phone: '', message: '', website: '', captcha: '', captchaToken: '' };
    expect(checkLead(empty)).toEqual({ fullName: 'fullName', email: 'email', phone: 'phone', captcha: 'captcha' });
  });

  it('asks for the token when only the answer is there', () => {
    expect(checkLead({ ...good, captchaToken: '' })).toEqual({ captcha: 'captchaToken' });
  });

  it.each(['noura', 'noura@', '@example.com', 'noura@example', 'a b@example.com', 'x@y..com'])(
    'refuses %s',
    (email) => {
      expect(checkLead({ ...good, email }).email).toBe('email');
    },
  );

  it.each(['n@example.com', 'a.b+c@mail.example.qa', ' noura@example.com '])('takes %s', (email) => {
    expect(checkLead({ ...good, email }).email).toBeUndefined();
  });

  it.each([
    ['fullName', `${'a'.repeat(100)} ${'b'.repeat(99)}`, 'a'.repeat(101)],
    ['fullName', `${'أ'.repeat(100)} ${'ب'.repeat(99)}`, `${'أ'.repeat(100)} ${'ب'.repeat(100)}`],
    ['email', `${'a'.repeat(242)}@example.com`, `${'a'.repeat(243)}@example.com`],
    ['phone', '5'.repeat(40), '٥'.repeat(41)],
    ['message', 'a'.repeat(5_000), 'a'.repeat(5_001)],
  ] as const)('takes %s as long as the contract does, and not one letter more', (name, fits, tooLong) => {
    expect(checkLead({ ...good, [name]: fits })).toEqual({});
    expect(checkLead({ ...good, [name]: tooLong })).toEqual({ [name]: 'tooLong' });
  });

  it('says of a field what must be done first', () => {
    expect(checkLead({ ...good, email: 'a'.repeat(255), captcha: ' ', captchaToken: '' })).toEqual({
      email: 'email',
      captcha: 'captcha',
    });
  });

  it.each(['٥٥٥٥٠١٠١', '۵۵۵۵۰۱۰۱', '+٩٧٤ ٥٥٥٥ ٠١٠١', '5'])(
    'takes %s for a phone number: the server has the last word',
    (phone) => {
      expect(checkLead({ ...good, phone })).toEqual({});
    },
  );

  it.each(['٩', '۹', ' 9 ', '-1', 'nine'])('takes %j for an answer: the server has the last word', (captcha) => {
    expect(checkLead({ ...good, captcha })).toEqual({});
  });
});

describe('splitName', () => {
  it.each([
    ['Ali', 'Ali', ''],
    ['  Ali   Hassan Al-Thani ', 'Ali', 'Hassan Al-Thani'],
    ['نورة محمد الكواري', 'نورة', 'محمد الكواري'],
  ])('%s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});

describe('leadPayload', () => {
  const context = { source: 'property_inquiry', language: 'ar', page: '/ar/properties/42', propertyId: 42 } as const;

  it('carries property, page, language and consent', () => {
    expect(leadPayload({ ...good, message: ' أود الزيارة ' }, context)).toEqual({
      firstName: 'نورة',
      lastName: 'محمد الكواري',
      email: 'noura@example.com',
      phone: '+974 5555 0101',
      message: 'أود الزيارة',
      source: 'property_inquiry',
      propertyId: 42,
      website: '',
      captcha: '11',
      captchaToken: 'token',
      consent: { policyVersion: '2025-06-15', marketing: false, textVersion: 'enquiry-2025-06-15' },
      page: '/ar/properties/42',
      language: 'ar',
    });
  });

  it("carries Arabic digits and a filled honeypot as they are: what they mean is the server's decision", () => {
    const payload = leadPayload(
      { ...good, phone: ' ٥٥٥٥٠١٠١ ', captcha: ' ١١ ', website: ' https://spam.example ' },
      { source: 'contact_form', language: 'ar', page: '/ar/contact' },
    );
    expect(payload).toMatchObject({ phone: '٥٥٥٥٠١٠١', captcha: '١١', website: ' https://spam.example ' });
  });

  it('leaves an empty message and a missing property out', () => {
    const payload = leadPayload(good, { source: 'contact_form', language: 'en', page: '/contact' });
    expect(payload).not.toHaveProperty('message');
    expect(payload).not.toHaveProperty('propertyId');
  });
});

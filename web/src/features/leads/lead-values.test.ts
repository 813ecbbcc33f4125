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

  it('refuses what the contract would refuse for its length', () => {
    expect(checkLead({ ...good, message: 'a'.repeat(5001) }).message).toBe('tooLong');
    expect(checkLead({ ...good, fullName: 'a'.repeat(101) }).fullName).toBe('tooLong');
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
      consent: { policyVersion: '2025-06-15', marketing: false },
      page: '/ar/properties/42',
      language: 'ar',
    });
  });

  it('leaves an empty message and a missing property out', () => {
    const payload = leadPayload(good, { source: 'contact_form', language: 'en', page: '/contact' });
    expect(payload).not.toHaveProperty('message');
    expect(payload).not.toHaveProperty('propertyId');
  });
});

import { describe, expect, it } from 'vitest';
import { readPostedLead } from './posted-lead.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('readPostedLead', () => {
  it('takes the fields, where they were filled in and the key of the filling', () => {
    const key = 'a'.repeat(32);
    const posted = readPostedLead(
      form({
        fullName: 'Noura',
        email: 'n@example.com',
        phone: '1',
        source: 'about_page',
        page: '/ar/about',
        propertyId: '7',
        key,
      }),
    );
    expect(posted).toMatchObject({
      values: { fullName: 'Noura', email: 'n@example.com', phone: '1', message: '', captcha: '', captchaToken: '' },
      context: { source: 'about_page', page: '/ar/about', propertyId: 7 },
      key,
    });
  });

  it('replaces what nobody chose by what is safe', () => {
    const posted = readPostedLead(form({ source: 'newsletter', page: '//evil.example', propertyId: '-1', key: 'x' }));
    expect(posted.context).toEqual({ source: 'contact_form', page: '/contact' });
    expect(posted.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps one letter too many, so that a text that is too long is refused and not silently cut', () => {
    expect(readPostedLead(form({ message: 'a'.repeat(9_000) })).values.message).toHaveLength(5_001);
  });
});

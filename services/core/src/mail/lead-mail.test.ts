import { describe, expect, it } from 'vitest';
import { writeLeadMail } from './lead-mail.ts';
import { fakeLeadMail } from './testing/fake-lead-mail.ts';

const options = { publicUrl: 'https://manzil.example', withMessage: true, colour: '#7f1d3a' };

describe('writeLeadMail', () => {
  const mail = writeLeadMail(fakeLeadMail(), options);

  it('tells the same in English and in Arabic, with the way into the admin', () => {
    expect(mail.text).toContain('Listing: Marina office (LUS-1)');
    expect(mail.text).toContain('العقار: \u2068مكتب المارينا (LUS-1)\u2069');
    expect(mail.text).toContain('الهاتف: \u2068+974 5555 1234\u2069');
    expect(mail.text).toContain('Received (Doha): 21 November 2026');
    expect(mail.text.match(/https:\/\/manzil\.example\/admin\/leads\?lead=7/g)).toHaveLength(2);
    expect(mail.subject).toBe('New enquiry · استفسار جديد: نورة الكواري, Marina office');
    expect(mail.replyTo).toEqual({ name: 'نورة الكواري', address: 'noura@example.com' });
  });

  it('names the day and the time in Doha, also after midnight there', () => {
    const { text } = writeLeadMail(fakeLeadMail({ createdAt: '2026-11-20T21:00:00.000Z' }), options);
    expect(text).toMatch(/Received \(Doha\): 21 November 2026.*00:00/);
    expect(text).toMatch(/٢١ نوفمبر ٢٠٢٦.*١٢:٠٠/);
  });

  it('writes each language in its direction, and what a visitor typed as text', () => {
    expect(mail.html).toContain('<div lang="ar" dir="rtl"');
    expect(mail.html).toContain('Is it &lt;b&gt;free&lt;/b&gt; &amp; quiet?');
    expect(mail.html).not.toContain('<b>');
  });

  it('leaves the message out where the office wants it so', () => {
    const without = writeLeadMail(fakeLeadMail(), { ...options, withMessage: false });
    expect(`${without.text}${String(without.html)}`).not.toContain('quiet');
    expect(without.text).toContain('The message is not part of this mail');
    expect(without.text).toContain('نص رسالة العميل غير مرفق بهذا البريد');
  });

  it('needs no name, phone, message or listing', () => {
    const sparse = { firstName: '', lastName: '', phone: null, message: null, listing: null } as const;
    const newsletter = writeLeadMail(fakeLeadMail({ ...sparse, source: 'newsletter' }), options);
    expect(newsletter.subject).toBe('New enquiry · استفسار جديد: noura@example.com, Newsletter sign-up');
    expect(newsletter.text).not.toMatch(/^(Name|Phone|Listing|Message):/m);
  });

  it('lets no name end the line of a header', () => {
    const { subject, replyTo } = writeLeadMail(fakeLeadMail({ firstName: 'A\r\nBcc: x@example.com' }), options);
    expect(`${subject}${replyTo?.name ?? ''}`).not.toMatch(/[\r\n]/);
    expect(writeLeadMail(fakeLeadMail({ lastName: 'x'.repeat(500) }), options).subject).toHaveLength(150);
  });
});

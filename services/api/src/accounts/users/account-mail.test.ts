import { expect, it } from 'vitest';
import { writeAccountMail } from './account-mail.ts';

const office = { en: 'Doha Homes', ar: 'بيوت الدوحة' };

it.each(['invite', 'reset'] as const)(
  'a link for %s names the office in the language of its reader [M-1120]',
  (purpose) => {
    for (const language of ['en', 'ar'] as const) {
      const url = 'https://dohahomes.example/admin-access#key';
      const expiresAt = '2026-11-25T06:30:00Z';
      const mail = { to: 'a@dohahomes.example', purpose, firstName: 'Noura', language, url, expiresAt };
      const { subject, text } = writeAccountMail(mail, office);
      expect(subject).toContain(office[language]);
      expect(subject + text).not.toMatch(/Manzil|منزل|\{office\}/);
    }
  },
);

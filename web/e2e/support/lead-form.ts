import { expect, type Locator, type Page } from '@playwright/test';
import { latinDigits } from '@manzil/core/platform/numerals';
import { type Language, words } from '../../testing/words.ts';

export interface Enquiry {
  fullName: string;
  email: string;
  phone: string;
  message?: string;
}

export function leadForm(scope: Page | Locator, language: Language) {
  const { leadForm: text } = words[language];
  const form = scope.getByRole('form');
  return {
    form,
    fullName: form.getByLabel(text.fullName),
    email: form.getByLabel(text.email),
    phone: form.getByLabel(text.phone),
    message: form.getByRole('textbox', { name: text.message }),
    answer: form.getByLabel(text.captcha.answer),
    refresh: form.getByRole('button', { name: text.captcha.refresh }),
    submit: form.getByRole('button', { name: text.submit }),
    question: form.locator('bdi', { hasText: /^[\d٠-٩]+ \+ [\d٠-٩]+$/ }),
  };
}

export async function solve(question: Locator): Promise<number> {
  await expect(question).toBeVisible();
  const [a = '', b = ''] = latinDigits((await question.textContent()) ?? '').split(' + ');
  return Number(a) + Number(b);
}

/** The captcha last. */
export async function fill(form: ReturnType<typeof leadForm>, enquiry: Enquiry): Promise<void> {
  await form.fullName.fill(enquiry.fullName);
  await form.email.fill(enquiry.email);
  await form.phone.fill(enquiry.phone);
  if (enquiry.message !== undefined) await form.message.fill(enquiry.message);
  await form.answer.fill(String(await solve(form.question)));
}

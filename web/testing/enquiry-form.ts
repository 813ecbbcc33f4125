import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { formatDigits } from '#i18n/format.ts';
import type { Answers, Call } from './answers.ts';
import { enquiry, question, receipt } from './made/enquiry.ts';
import { type OpenScreen, openScreen } from './screen.tsx';
import { type Language, words } from './words.ts';

interface Open {
  language?: Language;
  /** Without the language. */
  path?: string;
  answers?: Answers;
}

/** Each captcha question is another. */
export async function openEnquiryForm(options: Open = {}): Promise<OpenScreen> {
  const { language = 'en', path = 'contact', answers = {} } = options;
  let asked = 0;
  const screen = await openScreen(`/${language}/${path}`, {
    language,
    answers: { 'GET /api/captcha': () => question((asked += 1)), 'POST /api/contact': receipt, ...answers },
  });
  await untilAsked(screen, 1);
  return screen;
}

export async function untilAsked(screen: OpenScreen, n: number): Promise<void> {
  const language = screen.text === words.ar ? 'ar' : 'en';
  await enquiryForm(screen).findByText(formatDigits(question(n).question, language));
}

export function enquiryForm(screen: OpenScreen) {
  const { leadForm: text, common } = screen.text;
  const form = screen.getByRole<HTMLFormElement>('form', { name: common.contactUs });
  const inside = within(form);
  return {
    ...inside,
    form,
    fullName: inside.getByLabelText<HTMLInputElement>(text.fullName),
    email: inside.getByLabelText<HTMLInputElement>(text.email),
    phone: inside.getByLabelText<HTMLInputElement>(text.phone),
    message: inside.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${text.message}`)),
    answer: inside.getByLabelText<HTMLInputElement>(text.captcha.answer),
    refresh: inside.getByRole('button', { name: text.captcha.refresh }),
    submit: () => inside.getByRole('button', { name: text.submit }),
  };
}

type Fields = Partial<Record<'fullName' | 'email' | 'phone' | 'message' | 'answer', string>>;

/** Replaces what stood there. */
export async function fillIn(screen: OpenScreen, fields: Fields): Promise<void> {
  const form = enquiryForm(screen);
  for (const [name, value] of Object.entries(fields)) {
    const field = form[name as keyof Fields];
    await screen.user.clear(field);
    await screen.user.click(field);
    await screen.user.paste(value);
  }
}

export async function sendEnquiry(screen: OpenScreen, fields: Fields = { ...enquiry, answer: '5' }): Promise<void> {
  await fillIn(screen, fields);
  await screen.user.click(enquiryForm(screen).submit());
}

export const sentEnquiries = (screen: OpenScreen): Call[] =>
  screen.api.calls.filter(({ operation }) => operation === 'POST /api/contact');

export function expectEnquiryKept(screen: OpenScreen): void {
  const form = enquiryForm(screen);
  for (const name of ['fullName', 'email', 'phone', 'message'] as const) expect(form[name]).toHaveValue(enquiry[name]);
  expect(form.submit()).toBeEnabled();
}

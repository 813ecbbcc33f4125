import { defaultOffice } from '@manzil/core/office/office';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '#i18n/create.ts';
import type { Language } from '#i18n/language.ts';
import type { ProblemTexts } from '#i18n/problem-texts.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { languages, words } from '#testing/words.ts';
import { useProblem } from './use-problem.ts';

const refusal = (code: string, more: object = {}) =>
  new ApiError(422, '', JSON.stringify({ code, detail: 'The server said so.', requestId: 'r', ...more }));

function problems(language: Language) {
  const translator = createTranslator(language, words[language], defaultOffice);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translator}>
      <MemoryRouter initialEntries={[`/${language}`]}>{children}</MemoryRouter>
    </I18nextProvider>
  );
  return renderHook(useProblem, { wrapper }).result.current;
}

describe.each(languages)('a refusal (%s)', (language) => {
  const text = words[language].adminProblems;

  it('is said by its code, whatever the server called it', () => {
    expect(problems(language).sentence(refusal('user.last_admin'), 'Not saved.')).toBe(text.user.last_admin);
  });

  it('that says little leaves the word to the page', () => {
    expect(problems(language).sentence(refusal('server.error'), 'Not saved.')).toBe('Not saved.');
  });

  it('that was no answer claims nothing about what was done', () => {
    expect(problems(language).sentence(new TypeError('Failed to fetch'))).toBe(text.unanswered);
  });

  it('of fields stands beside them, by its rule or in general', () => {
    const errors = [
      { path: 'email', code: 'required' },
      { path: 'consent.policyVersion', code: 'const' },
    ];
    expect(problems(language).fields(refusal('request.invalid', { errors }))).toEqual({
      email: text.rules.required,
      consent: text.rules.refused,
    });
    expect(problems(language).fields(new TypeError('Failed to fetch'))).toEqual({});
  });
});

it('a code that a newer server may have is said in its words, but never English on an Arabic page', () => {
  expect(problems('en').sentence(refusal('lead.flown'))).toBe('The server said so.');
  expect(problems('ar').sentence(refusal('lead.flown'))).toBe(words.ar.adminProblems.unexpected);
});

it('a code of the contract without a text does not compile', () => {
  // @ts-expect-error -- the other codes of the contract are missing
  const texts: ProblemTexts = { settings: { key_needed: 'This provider needs an API key first.' } };
  expect(texts).toBeDefined();
});

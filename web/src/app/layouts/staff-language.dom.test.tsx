import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { staff } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

const forget = (): void => {
  for (const name of ['staffLanguage', 'language']) document.cookie = `${name}=; Path=/; Max-Age=0`;
};
const reload = vi.fn<() => void>();
beforeEach(() => {
  forget();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  forget();
  reload.mockReset();
  vi.restoreAllMocks();
});

describe.each(languages)('the language of staff (%s)', (language) => {
  const other = language === 'ar' ? 'en' : 'ar';

  it('is the account’s, whatever the browser showed before [M-1166]', async () => {
    await openScreen('/admin/account', {
      as: 'agent',
      language,
      answers: { ...exampleAnswers, 'GET /api/auth/user': staff('agent', { language: other }) },
    });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(document.cookie).toContain(`staffLanguage=${other}`);
  });

  it('stays that of the page while none was chosen [M-1166]', async () => {
    await openScreen('/admin/account', { as: 'agent', language, answers: exampleAnswers });
    await waitFor(() => expect(document.cookie).toContain(`staffLanguage=${language}`));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is changed for the account by the button in the header, and not when that is refused [M-1166]', async () => {
    const screen = await openScreen('/admin/account', {
      as: 'agent',
      language,
      answers: { ...exampleAnswers, 'PUT /api/auth/language': problem(503, 'server.unavailable') },
    });
    const button = await screen.findByRole('button', { name: screen.text.admin.header.otherLanguage });
    await screen.user.click(button);
    await expectToast({ title: screen.text.admin.header.languageFailed, failed: true });
    expect(reload).not.toHaveBeenCalled();
    screen.api.answer({ 'PUT /api/auth/language': undefined });
    await screen.user.click(button);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const sent = screen.api.calls.filter(({ operation }) => operation === 'PUT /api/auth/language');
    expect(sent.at(-1)?.body).toEqual({ language: other });
    expect(document.cookie).toContain(`staffLanguage=${other}`);
  });
});

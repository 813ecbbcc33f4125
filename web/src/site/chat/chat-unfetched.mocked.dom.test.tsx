import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '#testing/screen.tsx';
import { closeToast, expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

vi.mock('./chat-panel.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it.each(languages)(
  'a panel that cannot be fetched is said, leaves the page alone and may be tried again (%s)',
  async (language) => {
    const screen = await openScreen(`/${language}/terms`, { language });
    const button = screen.getByRole('button', { name: screen.text.shell.chat.label });
    for (const _ of ['at first', 'and again']) {
      await screen.user.click(button);
      await expectToast({ title: screen.text.shell.chat.failed, failed: true });
      await closeToast(screen);
    }
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(button).toBeEnabled();
  },
);

/** The toast on a screen: a screen reader's copy of it comes and goes, so that its words are found twice at times. */
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { OpenScreen } from './screen.tsx';

interface Expected {
  title: string;
  description?: string;
  /** Says that something was not done. */
  failed?: boolean;
  /** Says that it is not known. */
  unclear?: boolean;
}

/** Until the toast says exactly this. */
export async function expectToast({ title, description, failed = false, unclear = false }: Expected): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('li[data-variant][data-state="open"]');
    const words = Array.from(toast?.querySelectorAll(':scope > div > div') ?? [], ({ textContent }) => textContent);
    expect(words).toEqual(description === undefined ? [title] : [title, description]);
    expect(toast).toHaveAttribute('data-variant', failed ? 'destructive' : unclear ? 'unclear' : 'default');
  });
}

/** Closes the toast, so that the next one is not taken for it where both say the same. */
export async function closeToast({ getByRole, text, user }: OpenScreen): Promise<void> {
  await user.click(getByRole('button', { name: text.common.close }));
  await waitFor(() => expect(document.querySelector('li[data-variant][data-state="open"]')).toBeNull());
}

/** A screen reader's copy comes and goes: words may be found twice. */
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { OpenScreen } from './screen.tsx';

interface Expected {
  title: string;
  description?: string;
  failed?: boolean;
  /** The outcome is not known. */
  unclear?: boolean;
}

/** Waits until the toast says exactly this. */
export async function expectToast({ title, description, failed = false, unclear = false }: Expected): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('li[data-variant][data-state="open"]');
    const words = Array.from(toast?.querySelectorAll(':scope > div > div') ?? [], ({ textContent }) => textContent);
    expect(words).toEqual(description === undefined ? [title] : [title, description]);
    expect(toast).toHaveAttribute('data-variant', failed ? 'destructive' : unclear ? 'unclear' : 'default');
  });
}

/** Else the next toast with the same words could be taken for it. */
export async function closeToast({ getByRole, text, user }: OpenScreen): Promise<void> {
  await user.click(getByRole('button', { name: text.common.close }));
  await waitFor(() => expect(document.querySelector('li[data-variant][data-state="open"]')).toBeNull());
}

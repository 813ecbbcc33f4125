/** The toast on a screen: a screen reader's copy of it comes and goes, so that its words are found twice at times. */
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

interface Expected {
  title: string;
  description?: string;
  /** Says that something was not done. */
  failed?: boolean;
}

/** Until the toast says exactly this. */
export async function expectToast({ title, description, failed = false }: Expected): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('li[data-variant][data-state="open"]');
    const words = Array.from(toast?.querySelectorAll(':scope > div > div') ?? [], ({ textContent }) => textContent);
    expect(words).toEqual(description === undefined ? [title] : [title, description]);
    expect(toast).toHaveAttribute('data-variant', failed ? 'destructive' : 'default');
  });
}

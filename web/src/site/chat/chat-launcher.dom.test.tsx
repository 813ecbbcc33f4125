import { expect, it } from 'vitest';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

it.each(languages)(
  'the panel is open, with the focus in its field, from the moment it is in the page (%s) [P-262]',
  async (language) => {
    const screen = await openScreen(`/${language}/terms`, { language });
    const atFirst: unknown[] = [];
    const observer = new MutationObserver(() => {
      const panel = document.querySelector('dialog');
      if (panel !== null) atFirst.push(panel.open, panel.contains(document.activeElement));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await screen.user.click(screen.getByRole('button', { name: screen.text.shell.chat.label }));
    await screen.findByRole('dialog', { name: screen.text.chat.title });
    observer.disconnect();
    expect(atFirst.slice(0, 2)).toEqual([true, true]);
  },
);

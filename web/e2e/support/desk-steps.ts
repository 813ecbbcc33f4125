import { appendFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../testing/words.ts';

/** How a person sits before the admin. */
export interface Desk {
  language: Language;
  width: number;
}

/** What a person does, each counted once: a press, a field that is filled, a key, a choice, a file. */
export interface Steps {
  press: (on: Locator) => Promise<void>;
  write: (into: Locator, text: string) => Promise<void>;
  key: (name: string) => Promise<void>;
  choose: (from: Locator, option: string | { label: string }) => Promise<void>;
  file: (opener: Locator, name: string, text: string) => Promise<void>;
}

/** Where a run for evidence collects its lines; without it nothing is written. */
const figures = process.env['DESK_FIGURES'];

/** All four for evidence; of every change the two that are least alike. */
export const desks: readonly Desk[] =
  figures === undefined
    ? [
        { language: 'en', width: 1440 },
        { language: 'ar', width: 390 },
      ]
    : [1440, 390].flatMap((width) => (['en', 'ar'] as const).map((language) => ({ language, width })));

/** From the first step until `act` has seen its outcome. @returns steps taken */
export async function measured(
  page: Page,
  journey: string,
  { language, width }: Desk,
  act: (steps: Steps) => Promise<void>,
): Promise<number> {
  let count = 0;
  const counting = async (done: Promise<unknown>): Promise<void> => {
    count += 1;
    await done;
  };
  const started = performance.now();
  await act({
    press: (on) => counting(on.click()),
    write: (into, text) => counting(into.fill(text)),
    key: (name) => counting(page.keyboard.press(name)),
    choose: (from, option) => counting(from.selectOption(option)),
    file: async (opener, name, text) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), counting(opener.click())]);
      await counting(chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }));
    },
  });
  const seconds = (performance.now() - started) / 1000;
  if (figures !== undefined)
    appendFileSync(figures, `${[journey, language, width, count, seconds.toFixed(1)].join('\t')}\n`);
  return count;
}

import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, never, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const send = 'POST /api/admin/properties/import';
type Plan = Answer<typeof send>;
type Row = Plan['rows'][number];

const row = (line: number, changes: Partial<Row> = {}): Row => ({
  line,
  action: 'create',
  title: `Flat ${String(line)}`,
  reference: null,
  fields: [],
  problems: [],
  publishes: false,
  waitsForMandate: false,
  missing: [],
  ...changes,
});
const plan = (changes: Partial<Plan> = {}): Plan => ({
  applied: false,
  plan: 'plan-1',
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  publishable: 0,
  published: 0,
  incomplete: 0,
  withoutMandate: 0,
  drafts: 0,
  ignoredColumns: [],
  rows: [],
  ...changes,
});
const csv = 'Title,Price\n"A ""quoted"" flat",1000\n';
const file = (text = csv, name = 'listings.csv') => new File([text], name, { type: 'text/csv' });

async function open(answers: Answers = {}, language: Language = 'en') {
  const screen = await openScreen('/admin/properties-table', {
    language,
    as: 'editor',
    answers: catalogue([listing()], answers),
  });
  const t = screen.text.adminProperties;
  await screen.user.click(await screen.findByRole('button', { name: t.import.open }));
  const dialog = within(await screen.findByRole('dialog', { name: t.import.title }));
  const input = dialog.getByLabelText(t.import.choose, { selector: 'input' });
  const choose = (chosen: File) => screen.user.upload(input, chosen);
  const apply = (count: number) => dialog.getByRole('button', { name: counted(language, t.import, 'apply', count) });
  return { screen, t, dialog, choose, apply };
}

describe.each(languages)('a file of listings (%s)', (language) => {
  it('is looked at row by row before anything happens, and applied as it was looked at', async () => {
    const looked = plan({
      created: 2,
      updated: 1,
      unchanged: 1,
      ignoredColumns: ['Colour', 'Mood'],
      rows: [row(2), row(3), row(4, { action: 'unchanged' }), row(5, { action: 'update', fields: ['price', 'city'] })],
    });
    const { screen, t, dialog, choose, apply } = await open({ [send]: looked }, language);
    await choose(file());
    expect(await dialog.findByText(t.import.ready)).toBeInTheDocument();
    const comma = language === 'ar' ? '، ' : ', ';
    expect(dialog.getByText(`Colour${comma}Mood`)).toBeInTheDocument();
    expect(dialog.getByText(`${t.fields.price}${comma}${t.fields.city}`)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => /Flat \d/.exec(item.textContent)?.[0])).toEqual([
      'Flat 5',
      'Flat 2',
      'Flat 3',
      'Flat 4',
    ]);
    screen.api.answer({ [send]: plan({ applied: true }) });
    await screen.user.click(apply(3));
    expect(await screen.findByText(counted(language, t.import, 'done', 3))).toBeInTheDocument();
    expect(bodiesTo(screen, send)).toEqual([
      { csv, dryRun: true, publish: false },
      { csv, dryRun: false, plan: 'plan-1', publish: false, leaveRefused: false },
    ]);
    // the toast comes before the address without the window
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with a bad row is not applied at all, and says which row and why', async () => {
    const bad = plan({
      created: 1,
      refused: 1,
      rows: [
        row(2),
        row(3, {
          action: 'refused',
          problems: [
            { field: 'price', code: 'required' },
            { field: 'referenceId', code: 'repeated' },
          ],
        }),
      ],
    });
    const { screen, t, dialog, choose, apply } = await open({ [send]: bad }, language);
    await choose(file());
    expect(await dialog.findByText(t.import.mend)).toBeInTheDocument();
    const [first] = dialog.getAllByRole('listitem');
    const why = [t.import.problem.required, t.import.problem.repeated];
    const names = [t.fields.price, t.fields.referenceId];
    expect(first).toHaveTextContent(
      why.map((text, n) => text.replace('{{field}}', names[n] ?? '')).join(language === 'ar' ? '، ' : ', '),
    );
    expect(apply(1)).toBeDisabled();
    screen.api.answer({ [send]: plan({ created: 1, rows: [row(2)] }) });
    await choose(file('Title\nMended\n'));
    expect(await dialog.findByText(t.import.ready)).toBeInTheDocument();
    expect(dialog.queryByText(t.import.mend)).toBeNull();
    expect(apply(1)).toBeEnabled();
  });
});

describe('the window of an import', () => {
  it('offers nothing to do for a file that changes nothing', async () => {
    const { t, dialog, choose, apply } = await open({
      [send]: plan({ unchanged: 1, rows: [row(2, { action: 'unchanged' })] }),
    });
    await choose(file());
    expect(await dialog.findByText(t.import.nothing)).toBeInTheDocument();
    expect(apply(0)).toBeDisabled();
  });

  it('says what is wrong with a file as a whole, and looks again when asked', async () => {
    const { screen, t, dialog, choose } = await open({ [send]: problem(422, 'import.unreadable') });
    await choose(file('nonsense'));
    expect(await dialog.findByText(screen.text.adminProblems.import.unreadable)).toBeInTheDocument();
    screen.api.answer({ [send]: plan({ created: 1, rows: [row(2)] }) });
    await screen.user.click(dialog.getByRole('button', { name: t.import.again }));
    expect(await dialog.findByText(t.import.ready)).toBeInTheDocument();
    expect(dialog.queryByText(screen.text.adminProblems.import.unreadable)).toBeNull();
  });

  it('stays when listings have changed since, so that the new plan is looked at first', async () => {
    const { screen, t, dialog, choose, apply } = await open({ [send]: plan({ created: 1, rows: [row(2)] }) });
    await choose(file());
    await dialog.findByText(t.import.ready);
    screen.api.answer({ [send]: problem(409, 'import.changed') });
    await screen.user.click(apply(1));
    expect(await dialog.findByText(screen.text.adminProblems.import.changed)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('shows how far it is while it runs', async () => {
    const { screen, t, dialog, choose, apply } = await open({ [send]: plan({ created: 800, rows: [row(2)] }) });
    await choose(file());
    await dialog.findByText(t.import.ready);
    screen.api.answer({
      [send]: () => never<Plan>(),
      'GET /api/admin/properties/import/{plan}': { running: true, done: 120, total: 800 },
    });
    await screen.user.click(apply(800));
    expect(await dialog.findByText('Rows: 120 of 800')).toBeInTheDocument();
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '120');
    expect(apply(800)).toBeDisabled();
  });

  it('draws a hundred rows at a time', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => row(n + 2));
    const { screen, t, dialog, choose } = await open({ [send]: plan({ created: 101, rows }) });
    await choose(file());
    await dialog.findByText(t.import.ready);
    expect(dialog.getAllByRole('listitem')).toHaveLength(100);
    await screen.user.click(dialog.getByRole('button', { name: counted('en', t.import, 'more', 1) }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(101);
  });

  it('does not send what the server would not read', async () => {
    const { screen, t, dialog, choose } = await open({ [send]: plan({ created: 1, rows: [row(2)] }) });
    const sized = (size: number) => Object.defineProperty(file(), 'size', { value: size });
    await choose(sized(8_000_001));
    expect(await screen.findByText(screen.text.adminProblems.import.unreadable)).toBeInTheDocument();
    expect(bodiesTo(screen, send)).toEqual([]);
    await choose(sized(8_000_000));
    expect(await dialog.findByText(t.import.ready)).toBeInTheDocument();
    expect(bodiesTo(screen, send)).toHaveLength(1);
  });

  it('publishes only what was chosen, after saying how many [M-986]', async () => {
    const looked = plan({
      created: 3,
      publishable: 2,
      incomplete: 1,
      drafts: 3,
      rows: [row(2, { missing: ['titleAr'] })],
    });
    const { screen, t, dialog, choose, apply } = await open({ [send]: looked });
    await choose(file());
    const draft = await dialog.findByRole('radio', { name: t.import.publish.draft });
    expect(draft).toBeChecked();
    expect(dialog.getByText(counted('en', t.import.publish, 'published', 0))).toBeInTheDocument();
    screen.api.answer({ [send]: { ...looked, plan: 'plan-2', published: 2, drafts: 1 } });
    await screen.user.click(dialog.getByRole('radio', { name: counted('en', t.import.publish, 'now', 2) }));
    expect(await dialog.findByText(counted('en', t.import.publish, 'published', 2))).toBeInTheDocument();
    await screen.user.click(apply(3));
    expect(bodiesTo(screen, send).slice(1)).toEqual([
      { csv, dryRun: true, publish: true },
      { csv, dryRun: false, plan: 'plan-2', publish: true, leaveRefused: false },
    ]);
  });

  it('takes the good rows without the refused ones, and hands these back [M-985]', async () => {
    const refused = row(3, { action: 'refused', problems: [{ field: 'price', code: 'required' }] });
    const looked = plan({ created: 1, refused: 1, rows: [row(2), refused] });
    const { screen, t, dialog, choose, apply } = await open({ [send]: looked });
    await choose(file());
    await screen.user.click(await dialog.findByRole('checkbox', { name: counted('en', t.import, 'leave', 1) }));
    await screen.user.click(apply(1));
    expect(await dialog.findByText(counted('en', t.import, 'left', 1))).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: t.import.refusedFile })).toBeInTheDocument();
    expect(bodiesTo(screen, send).at(-1)).toMatchObject({ leaveRefused: true });
  });

  it('sends no letters that it is not sure of, and says what to do [M-984]', async () => {
    const { screen, dialog, choose } = await open();
    await choose(new File([Uint8Array.of(0x54, 0x0a, 0xe9, 0xa4, 0x9f, 0xa0)], 'old.csv', { type: 'text/csv' }));
    expect(await dialog.findByText(screen.text.adminProblems.import.encoding)).toBeInTheDocument();
    expect(bodiesTo(screen, send)).toEqual([]);
  });

  it('hands out a template and an example [M-983]', async () => {
    const { t, dialog } = await open();
    for (const [name, label] of [
      ['manzil-template.csv', t.import.template],
      ['manzil-example.csv', t.import.example],
    ] as const)
      expect(dialog.getByRole('link', { name: label })).toHaveAttribute('download', name);
  });
});

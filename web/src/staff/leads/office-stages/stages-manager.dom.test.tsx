import { act, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { filledIn } from '#testing/fill-in.ts';
import { stages as made } from '#testing/made/lead.ts';
import { type OpenScreen, openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const read = 'GET /api/lead-stages';
const save = 'PUT /api/lead-stages';

/** With leads in the stage of viewings. */
const stored = () => {
  const { stages, lostReasons } = made();
  return { lostReasons, stages: stages.map((stage) => (stage.id === 4 ? { ...stage, leads: 2 } : stage)) };
};
const kept = (ids: number[]) =>
  ids.map((id) => {
    const { name, nameAr, status } = made().stages.find((stage) => stage.id === id) ?? {};
    return { id, name, nameAr, status };
  });
const reasons = made().lostReasons.map(({ id, name, nameAr }) => ({ id, name, nameAr }));

const open = (answers: Answers = {}, language: Language = 'en') =>
  openScreen('/admin/stages', { as: 'admin', language, answers: { [read]: stored(), [save]: stored(), ...answers } });
const part = async (screen: OpenScreen, name: 'stages' | 'reasons') =>
  within(await screen.findByRole('region', { name: screen.text.adminStages[name].title }));
const wordIn = (language: Language, name: string, nameAr: string) => (language === 'ar' ? nameAr : name);
const press = (screen: OpenScreen, name: string) => screen.user.click(screen.getByRole('button', { name }));
async function saveAll(screen: OpenScreen): Promise<unknown> {
  await press(screen, screen.text.adminStages.save);
  await screen.findByText(screen.text.adminStages.saved);
  return bodiesTo(screen, save).at(-1);
}

async function typeNames(screen: OpenScreen, name: string, nameAr: string) {
  const dialog = within(await screen.findByRole('dialog'));
  const { names } = screen.text.adminStages;
  for (const [label, text] of [
    [names.english, name],
    [names.arabic, nameAr],
  ] as const) {
    await screen.user.clear(dialog.getByLabelText(label));
    await screen.user.type(dialog.getByLabelText(label), text);
  }
  return dialog;
}

describe.each(languages)('the stages of the office (%s)', (language) => {
  it('stand in their order with status, outcome and leads, and are saved with what is added [M-1101]', async () => {
    const screen = await open({}, language);
    const { adminStages: text, adminLeads } = screen.text;
    const list = within((await part(screen, 'stages')).getByRole('list', { name: text.stages.title }));
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    const viewing = list.getAllByRole('listitem')[3];
    expect(viewing).toHaveTextContent(wordIn(language, 'Viewing', 'معاينة'));
    expect(viewing).toHaveTextContent(filledIn(text.belongs, { status: adminLeads.status.qualified }));
    expect(list.getAllByText(text.outcome.lost)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: text.save })).toBeDisabled();

    await press(screen, text.stages.add);
    const dialog = await typeNames(screen, 'viewing', 'العقد');
    await screen.user.selectOptions(dialog.getByLabelText(text.names.status), 'converted');
    await screen.user.click(dialog.getByRole('button', { name: text.names.add }));
    expect(await dialog.findByText(text.names.taken)).toBeInTheDocument();
    await typeNames(screen, 'Contract', 'العقد');
    await screen.user.click(dialog.getByRole('button', { name: text.names.add }));
    expect(await list.findByText(text.fresh)).toBeInTheDocument();
    expect(screen.getByText(text.unsaved)).toBeInTheDocument();
    expect(await saveAll(screen)).toEqual({
      stages: [...kept([1, 2, 3, 4, 6, 7]), { name: 'Contract', nameAr: 'العقد', status: 'converted' }],
      retired: [],
      lostReasons: reasons,
    });
  });

  it('are renamed, and moved by keys [M-1101]', async () => {
    const screen = await open({}, language);
    const { adminStages: text, admin } = screen.text;
    const stages = await part(screen, 'stages');
    const name = wordIn(language, 'Qualified', 'مؤهل');
    await press(screen, filledIn(text.renameOne, { name }));
    const dialog = await typeNames(screen, 'Serious', 'جاد');
    await screen.user.click(dialog.getByRole('button', { name: text.names.rename }));
    const now = wordIn(language, 'Serious', 'جاد');
    (await stages.findByRole('button', { name: filledIn(admin.sort.handle, { name: now }) })).focus();
    await screen.user.keyboard('{ArrowDown}');
    const [renamed] = kept([3]);
    expect(await saveAll(screen)).toMatchObject({
      stages: [...kept([1, 2, 4]), { ...renamed, name: 'Serious', nameAr: 'جاد' }, ...kept([6, 7])],
    });
  });

  it('are retired with where their leads go, or say why they stay [M-1102]', async () => {
    const screen = await open({}, language);
    const { adminStages: text } = screen.text;
    await part(screen, 'stages');
    const viewing = { name: wordIn(language, 'Viewing', 'معاينة') };
    await press(screen, filledIn(text.retire.one, viewing));
    const dialog = within(await screen.findByRole('dialog', { name: filledIn(text.retire.title, viewing) }));
    await screen.user.click(dialog.getByRole('button', { name: text.retire.action }));
    expect(await dialog.findByText(text.retire.choose)).toBeInTheDocument();
    const target = dialog.getByLabelText(text.retire.moveTo);
    expect(within(target).getAllByRole('option')).toHaveLength(2);
    await screen.user.selectOptions(target, '3');
    await screen.user.click(dialog.getByRole('button', { name: text.retire.action }));
    expect(await screen.findByRole('button', { name: filledIn(text.retire.keepOne, viewing) })).toHaveFocus();

    for (const [name, why] of [
      [wordIn(language, 'Lost', 'لم تتم'), text.retire.obstacle.lost],
      [wordIn(language, 'New', 'جديد'), text.retire.obstacle.last],
    ] as const) {
      await press(screen, filledIn(text.retire.one, { name }));
      expect(await screen.findByText(why)).toBeInTheDocument();
      await press(screen, text.retire.understood);
    }
    expect(await saveAll(screen)).toEqual({
      stages: kept([1, 2, 3, 6, 7]),
      retired: [{ id: 4, moveTo: 3 }],
      lostReasons: reasons,
    });
  });

  it('that others changed meanwhile are a clash, saved with theirs or begun again [M-1103]', async () => {
    const screen = await open({ [save]: problem(409, 'lead_stage.conflict') }, language);
    const { adminStages: text } = screen.text;
    await part(screen, 'reasons');
    await press(screen, filledIn(text.retire.one, { name: wordIn(language, 'Too expensive', 'السعر مرتفع') }));
    const { stages, lostReasons } = stored();
    const [first] = stages;
    if (first === undefined) throw new Error('No stage');
    const theirs = { stages: [...stages, { ...first, id: 9, name: 'Called', nameAr: 'تم الاتصال' }], lostReasons };
    screen.api.answer({ [read]: theirs });
    await press(screen, text.save);
    expect(await screen.findByText(text.conflict.text)).toBeInTheDocument();
    screen.api.answer({ [save]: theirs });
    await press(screen, text.conflict.keepMine);
    await screen.findByText(text.saved);
    expect(bodiesTo(screen, save).at(-1)).toEqual({
      stages: [...kept([1, 2, 3, 4, 6, 7]), { id: 9, name: 'Called', nameAr: 'تم الاتصال', status: 'new' }],
      retired: [],
      lostReasons: reasons.slice(0, 1),
    });
  });
});

it('a reason that waits to be retired can be kept; the last one stays [M-1102]', async () => {
  const screen = await open();
  const { adminStages: text } = screen.text;
  const list = await part(screen, 'reasons');
  await press(screen, filledIn(text.retire.one, { name: 'Too expensive' }));
  expect(list.queryByRole('button', { name: filledIn(text.retire.one, { name: 'Found another place' }) })).toBeNull();
  await press(screen, filledIn(text.retire.keepOne, { name: 'Too expensive' }));
  expect(screen.getByRole('button', { name: text.save })).toBeDisabled();
});

it('nobody leaves an unsaved plan unasked, and it can be discarded [M-1101]', async () => {
  // the screen to which it leads asks too
  const screen = await open({ ...exampleAnswers, [read]: stored() });
  const { admin, adminStages: text } = screen.text;
  await part(screen, 'reasons');
  await press(screen, filledIn(text.retire.one, { name: 'Too expensive' }));
  await screen.user.click(screen.getByRole('link', { name: admin.nav.routing }));
  const question = within(await screen.findByRole('alertdialog'));
  await screen.user.click(question.getAllByRole('button')[0] ?? document.body);
  await press(screen, text.discard);
  expect(
    await screen.findByRole('button', { name: filledIn(text.retire.one, { name: 'Too expensive' }) }),
  ).toBeVisible();
  await screen.user.click(screen.getByRole('link', { name: admin.nav.routing }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('what could not be loaded or saved is said, and nothing is lost', async () => {
  const screen = await open({ [read]: problem(503, 'server.unavailable') });
  const { admin, adminStages: text, adminProblems } = screen.text;
  const again = await screen.findByRole('button', { name: admin.failed.retry });
  screen.api.answer({ [read]: stored(), [save]: problem(409, 'lead_stage.in_use') });
  await screen.user.click(again);
  await part(screen, 'reasons');
  await press(screen, filledIn(text.retire.one, { name: 'Too expensive' }));
  await press(screen, text.save);
  expect(await screen.findByText(adminProblems.lead_stage.in_use)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: filledIn(text.retire.keepOne, { name: 'Too expensive' }) })).toBeVisible();
});

it('what others saved is shown to whoever has changed nothing [M-1103]', async () => {
  const screen = await open();
  await part(screen, 'stages');
  const { stages, lostReasons } = stored();
  screen.api.answer({
    [read]: { stages, lostReasons: [...lostReasons, { id: 3, name: 'Budget', nameAr: 'الميزانية', retired: false }] },
  });
  const later = Date.now() + 120_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await (await part(screen, 'reasons')).findByText('Budget')).toBeInTheDocument();
  clock.mockRestore();
});

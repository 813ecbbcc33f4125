import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { ofTheCrm, removalQuestion, syncStatus } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const stopped = (changes: Parameters<typeof removalQuestion>[0] = {}) =>
  syncStatus({
    status: 'error',
    error: 'Too many listings are gone',
    errorCode: 'sync.too_many_removed',
    question: removalQuestion(changes),
  });

const open = (answers: Answers = {}, options: ScreenOptions = {}, address = '/admin/sandbox') =>
  openScreen(address, {
    as: 'admin',
    ...options,
    answers: { ...ofTheCrm, 'GET /api/{crm_provider}/sync-status': stopped(), ...answers },
  });
const answersSent = ({ api }: OpenScreen) =>
  api.calls.filter(({ operation }) => operation === 'POST /api/crm/removals').map(({ body }) => body);

describe.each(languages)('a pull that would remove too much (%s)', (language) => {
  const number = (value: number) => digits(language, value);

  it.each(['/admin/crm-status', '/admin/sandbox'])('says so on %s, and not once more as a failure', async (address) => {
    const screen = await open({}, { language }, address);
    const { question, problems } = screen.text.adminCrm;
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(filledIn(question.text, { removed: number(90), present: number(300) }));
    expect(said).toHaveTextContent('LUS-OF-0231');
    expect(screen.queryByText('Too many listings are gone')).toBeNull();
    expect(screen.queryByText(problems.tooManyRemoved)).toBeNull();
  });

  it('removes them only after a question, and keeps them at once', async () => {
    const screen = await open({}, { language });
    const { question: text } = screen.text.adminCrm;
    const said = within(await screen.findByRole('alert'));
    await screen.user.click(said.getByRole('button', { name: text.apply }));
    const dialog = await screen.findByRole('alertdialog', {
      name: filledIn(text.applyTitle, { formatted: number(90) }),
    });
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(answersSent(screen)).toEqual([]);

    screen.api.answer({ 'POST /api/crm/removals': { decision: 'apply', pull: 'later', detail: null } });
    await screen.user.click(said.getByRole('button', { name: text.apply }));
    await screen.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.apply }));
    await screen.findAllByText(text.later);
    expect(answersSent(screen)).toEqual([{ runId: 12, decision: 'apply' }]);

    screen.api.answer({
      'POST /api/crm/removals': { decision: 'refuse', pull: 'none', detail: null },
      'GET /api/{crm_provider}/sync-status': stopped({
        decision: 'refuse',
        decidedBy: 'layla',
        decidedAt: '2026-11-20T09:00:00.000Z',
      }),
    });
    await screen.user.click(said.getByRole('button', { name: text.refuse }));
    await screen.findAllByText(text.kept);
    expect(answersSent(screen)).toEqual([
      { runId: 12, decision: 'apply' },
      { runId: 12, decision: 'refuse' },
    ]);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('layla'));
    expect(said.queryByRole('button', { name: text.refuse })).toBeNull();
    expect(said.getByRole('button', { name: text.apply })).toBeEnabled();
  });

  it('says that an answer came too late, or could not be saved', async () => {
    const screen = await open({ 'POST /api/crm/removals': problem(409, 'crm.question_closed') }, { language });
    const { question: text } = screen.text.adminCrm;
    const refuse = await screen.findByRole('button', { name: text.refuse });
    await screen.user.click(refuse);
    await screen.findAllByText(screen.text.adminProblems.crm.question_closed);
    screen.api.answer({ 'POST /api/crm/removals': cutOff });
    await waitFor(() => expect(refuse).toBeEnabled());
    await screen.user.click(refuse);
    await screen.findAllByText(text.failed);
  });

  it('says what became of the answer when the question is gone before the rest is read anew', async () => {
    let answered = false;
    const state = () => (answered ? syncStatus() : stopped());
    const screen = await open(
      {
        'GET /api/{crm_provider}/sync-status': state,
        'GET /api/crm/sync-runs': [],
        'GET /api/crm/held-back': [],
        'POST /api/crm/removals': () => {
          answered = true;
          return { decision: 'refuse', pull: 'none', detail: null };
        },
      },
      { language },
      '/admin/sandbox?tab=runs',
    );
    const { question: text } = screen.text.adminCrm;
    const said = await screen.findByRole('alert');
    const slow = Promise.withResolvers<[]>();
    screen.api.answer({ 'GET /api/crm/sync-runs': () => slow.promise });
    await screen.user.click(within(said).getByRole('button', { name: text.refuse }));
    await waitFor(() => expect(said).not.toBeInTheDocument());
    slow.resolve([]);
    await screen.findAllByText(text.kept);
  });

  it('that was agreed to can still be called off', async () => {
    const agreed = stopped({ decision: 'apply', decidedBy: 'layla', decidedAt: '2026-11-20T09:00:00.000Z' });
    const screen = await open({ 'GET /api/{crm_provider}/sync-status': agreed }, { language });
    const { question: text } = screen.text.adminCrm;
    const said = within(await screen.findByRole('alert'));
    expect(said.queryByRole('button', { name: text.apply })).toBeNull();
    expect(said.getByRole('button', { name: text.refuse })).toBeEnabled();
  });
});

describe('a pull that would remove too much', () => {
  it('is told to agents, who do not decide', async () => {
    const screen = await open({}, { as: 'agent' });
    const said = within(await screen.findByRole('alert'));
    expect(said.getByText('LUS-OF-0231')).toBeInTheDocument();
    expect(said.queryByRole('button')).toBeNull();
  });

  it('names no example where there is none, and asks once for each run', async () => {
    const screen = await open({ 'GET /api/{crm_provider}/sync-status': stopped({ examples: [], runId: 13 }) });
    const { question: text } = screen.text.adminCrm;
    await screen.findByRole('alert');
    expect(screen.queryByText(text.examples)).toBeNull();
    screen.api.answer({ 'POST /api/crm/removals': { decision: 'refuse', pull: 'none', detail: null } });
    await screen.user.click(screen.getByRole('button', { name: text.refuse }));
    await waitFor(() => expect(answersSent(screen)).toEqual([{ runId: 13, decision: 'refuse' }]));
  });
});

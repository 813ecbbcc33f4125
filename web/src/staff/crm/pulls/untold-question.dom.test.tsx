import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { crmProvider, ofTheCrm } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const decisions = 'POST /api/admin/crm-provider/untold';
const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/sandbox', { as: 'admin', ...options, answers: { ...ofTheCrm, ...answers } });
const stateOf = (listings: number) =>
  crmProvider({ untold: { listings, oldestAt: listings === 0 ? null : '2026-11-20T08:00:00.000Z' } });
const bodies = ({ api }: OpenScreen) =>
  api.calls.filter(({ operation }) => operation === decisions).map(({ body }) => body);

/** Settles at most `most` with each decision. */
function settling(listings: number, most: number): Answers {
  let left = listings;
  return {
    'GET /api/admin/crm-provider': () => stateOf(left),
    [decisions]: () => {
      const settled = Math.min(left, most);
      left -= settled;
      return { listings: settled, remaining: left };
    },
  };
}

describe.each(languages)('listings that the CRM was not told of [M-311] (%s)', (language) => {
  it.each([
    ['send', 'sent', 1],
    ['leave', 'left', 2],
    ['send', 'sent', 12],
  ] as const)(
    'are counted; "%s" is done after a question, and the question is gone',
    async (decision, said, listings) => {
      const screen = await open(settling(listings, 1_000), { language });
      const { untold: text } = screen.text.adminCrmProvider;
      const question = await screen.findByRole('alert');
      expect(question).toHaveTextContent(counted(language, text, 'title', listings));
      expect(question).toHaveTextContent('sandbox');
      const name = counted(language, text, decision, listings);
      await screen.user.click(within(question).getByRole('button', { name }));
      expect(bodies(screen)).toEqual([]);
      const dialog = within(await screen.findByRole('alertdialog'));
      dialog.getByText(filledIn(text[`${decision}Text`], { provider: '\u2068sandbox\u2069' }));
      await screen.user.click(dialog.getByRole('button', { name }));
      await screen.findAllByText(counted(language, text, said, listings));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(bodies(screen)).toEqual([{ decision }]);
    },
  );

  it('are more than go at once: the rest is named and waits for the next answer', async () => {
    const screen = await open(settling(1_003, 1_000), { language });
    const { untold: text } = screen.text.adminCrmProvider;
    const send = async (listings: number) => {
      const name = counted(language, text, 'send', listings);
      await screen.user.click(await screen.findByRole('button', { name }));
      await screen.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    };
    await send(1_003);
    await screen.findAllByText(counted(language, text, 'remaining', 3));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(counted(language, text, 'title', 3)));
    await send(3);
    await screen.findAllByText(counted(language, text, 'sent', 3));
    expect(bodies(screen)).toHaveLength(2);
  });

  it('wait on when the answer fails, and it is said why', async () => {
    const screen = await open({ 'GET /api/admin/crm-provider': stateOf(2) }, { language });
    const { untold: text } = screen.text.adminCrmProvider;
    const name = counted(language, text, 'send', 2);
    for (const [answer, said] of [
      [problem(409, 'crm.takes_no_listings'), screen.text.adminProblems.crm.takes_no_listings],
      [problem(503, 'server.unavailable'), text.failed],
      [{ listings: 0, remaining: 0 }, text.decided],
    ] as const) {
      screen.api.answer({ [decisions]: answer });
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
      await screen.user.click(screen.getByRole('button', { name }));
      await screen.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
      await screen.findAllByText(said);
      expect(screen.getByRole('alert')).toHaveTextContent(counted(language, text, 'title', 2));
    }
  });
});

describe('the question about listings that the CRM was not told of', () => {
  it('is shown to editors without its answers', async () => {
    const screen = await open({ 'GET /api/admin/crm-provider': stateOf(2) }, { as: 'editor' });
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent(counted('en', screen.text.adminCrmProvider.untold, 'title', 2));
    expect(within(question).queryByRole('button')).toBeNull();
  });

  it('is not asked while the CRM takes no listings', async () => {
    const { capabilities, ...state } = stateOf(2);
    const screen = await open({
      'GET /api/admin/crm-provider': { ...state, capabilities: { ...capabilities, takesListings: false } },
    });
    await screen.findByRole('region', { name: screen.text.adminCrmProvider.abilities.title });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

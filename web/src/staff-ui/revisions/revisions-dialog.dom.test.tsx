import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const list = 'GET /api/blog-posts/{id}/revisions';
const one = 'GET /api/blog-posts/{id}/revisions/{revision}';
const restore = 'POST /api/blog-posts/{id}/revisions/{revision}/restore';

const revisions = [
  { id: 12, version: 2, at: '2026-11-02T08:00:00.000Z', by: 'Noor Haddad', fields: ['title', 'content'] },
  { id: 11, version: 1, at: '2026-11-01T08:00:00.000Z', by: null, fields: ['excerpt'] },
];
const says: Record<string, [string, string]> = {
  0: ['Offices in Doha', '<p>Wide rooms</p>'],
  12: ['Offices in Lusail', '<p>Small rooms</p>'],
  11: ['Offices in Lusail', '<p><b>Small</b> rooms</p>'],
};

async function open(language: Language, answers: Answers = {}) {
  const screen = await openScreen('/admin/blog?dialog=edit-301', {
    language,
    as: 'editor',
    answers: {
      'GET /api/blog-posts': articlesPage([article({ id: 301 })]),
      'GET /api/blog-posts/{id}': article({ id: 301, version: 3 }),
      'GET /api/blog-categories': [],
      [list]: { version: 3, revisions },
      [one]: ({ params }) => {
        const [title, content] = says[params['revision'] ?? '']!;
        return {
          values: [
            { field: 'title', text: title },
            { field: 'content', text: content },
          ],
        };
      },
      ...answers,
    },
  });
  const { history } = screen.text.adminTrash;
  await screen.user.click(await screen.findByRole('button', { name: history.open }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(history.title.split(':')[0]!) }));
  const version = (n: number) => digits(language, n);
  return { screen, history, dialog, version };
}

describe.each(languages)('the history of an article (%s)', (language) => {
  it('says who changed what, and marks the words that are others [M-1207]', async () => {
    const { screen, history, dialog } = await open(language);
    expect(await dialog.findByText(/Noor Haddad/)).toBeInTheDocument();
    expect(dialog.getByText(new RegExp(`^${history.crm}`))).toBeInTheDocument();
    const gone = await dialog.findByText('Lusail');
    expect(gone.closest('del')).not.toBeNull();
    expect(dialog.getByText('Doha').closest('ins')).not.toBeNull();
    expect(dialog.getByText('Small').closest('del')).not.toBeNull();
    expect(dialog.queryByText(/<p>/)).toBeNull();
    expect(callsTo(screen, one).map(({ params }) => params['revision'])).toEqual(expect.arrayContaining(['12', '0']));
  });

  it('compares any two, and says when only the formatting is another [M-1207]', async () => {
    const { screen, history, dialog } = await open(language);
    await dialog.findByText('Lusail');
    await screen.user.selectOptions(dialog.getByLabelText(history.from), '11');
    await screen.user.selectOptions(dialog.getByLabelText(history.to), '12');
    expect(await dialog.findByText(history.format)).toBeInTheDocument();
    await screen.user.selectOptions(dialog.getByLabelText(history.to), '11');
    expect(await dialog.findByText(history.same)).toBeInTheDocument();
  });

  it('restores a version when that is confirmed, and closes what the form held [M-1207]', async () => {
    const { screen, history, dialog, version } = await open(language, { [restore]: article({ id: 301, version: 4 }) });
    await screen.user.click(
      await dialog.findByRole('button', { name: filledIn(history.restore, { version: version(2) }) }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    expect(callsTo(screen, restore)).toEqual([]);
    await screen.user.click(question.getByRole('button', { name: history.confirm }));
    await expectToast({ title: filledIn(history.done, { version: version(2) }) });
    expect(bodiesTo(screen, restore)).toEqual([{ version: 3 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that somebody else has written meanwhile [M-1203]', async () => {
    const { screen, history, dialog, version } = await open(language, { [restore]: problem(409, 'post.conflict') });
    await screen.user.click(
      await dialog.findByRole('button', { name: filledIn(history.restore, { version: version(2) }) }),
    );
    await screen.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: history.confirm }),
    );
    await expectToast({
      title: history.failed,
      description: screen.text.adminProblems.post.conflict,
      failed: true,
    });
  });
});

import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const create = 'POST /api/blog-posts';
const update = 'PUT /api/blog-posts/{id}';
const read = 'GET /api/blog-posts/{id}';
const stored = article({ translation: null });
const categories = [
  { id: 2, name: 'Investment Tips' },
  { id: 4, name: 'Buyer Guide' },
  { id: 9, name: 'Our own' },
] as NonNullable<ReturnType<typeof article>['category']>[];

async function open(query: string, answers: Answers = {}, language: Language = 'en') {
  const screen = await openScreen(`/admin/blog${query}`, {
    language,
    as: 'editor',
    answers: {
      'GET /api/blog-posts': articlesPage([article()]),
      'GET /api/blog-categories': categories as never,
      [read]: stored,
      ...answers,
    },
  });
  return { screen, ...(await formIn(screen)) };
}

async function formIn(screen: Awaited<ReturnType<typeof openScreen>>) {
  const t = screen.text.adminBlog;
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  const editor = await dialog.findByRole('textbox', { name: t.fields.content });
  const field = (name: string): HTMLInputElement => {
    const found = element.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (found === null) throw new Error(`There is no field ${name}`);
    return found;
  };
  const retype = async (name: string, value: string) => {
    await screen.user.clear(field(name));
    await screen.user.type(field(name), value);
  };
  const press = (name: string) => screen.user.click(dialog.getByRole('button', { name }));
  return { t, dialog, editor, field, retype, press };
}

describe.each(languages)('a new article (%s)', (language) => {
  it('says what is missing, and sends nothing [A-291]', async () => {
    const { screen, t, dialog, field, retype, press } = await open('?dialog=add', {}, language);
    await press(t.save);
    for (const missing of Object.values(t.missing)) expect(dialog.getByText(missing)).toBeInTheDocument();
    expect(field('title')).toHaveFocus();
    await retype('title', '؟!');
    // a title without a letter has no slug
    expect(dialog.getByText(t.missing.slug)).toBeInTheDocument();
    await press(t.save);
    expect(field('slug')).toHaveFocus();
    expect(bodiesTo(screen, create)).toEqual([]);
  });

  it('is a draft in the language of the page, with a slug that follows its title until somebody writes one [A-085 A-218 A-241 A-242 A-244 A-292 A-293 A-294 A-357]', async () => {
    const { screen, t, editor, field, retype, press } = await open('?dialog=add', { [create]: article() }, language);
    expect([field('status').value, field('language').value]).toEqual(['draft', language]);
    const arabic = language === 'ar';
    await retype('title', arabic ? ' كم يوفّر؟ ' : ' A "fitted" -- desk! ');
    const slug = arabic ? 'كم-يوفر' : 'a-fitted-desk';
    expect(field('slug')).toHaveValue(slug);
    await retype('slug', `${slug}-by-hand`);
    await screen.user.type(field('title'), '2');
    expect(field('slug')).toHaveValue(`${slug}-by-hand`);
    await screen.user.click(editor);
    await screen.user.keyboard('Words');
    await screen.user.selectOptions(field('categoryId'), '4');
    await screen.user.type(field('tags'), arabic ? 'إيجار، ،مكاتب،' : 'rent, ,offices,');
    await press(t.save);
    await expectToast({ title: t.created });
    expect(bodiesTo(screen, create)).toEqual([
      {
        title: arabic ? 'كم يوفّر؟ 2' : 'A "fitted" -- desk! 2',
        slug: `${slug}-by-hand`,
        excerpt: null,
        content: expect.stringContaining('<p>Words</p>') as string,
        featuredImage: null,
        categoryId: 4,
        status: 'draft',
        language,
        tags: arabic ? ['إيجار', 'مكاتب'] : ['rent', 'offices'],
        publishedAt: null,
        translationId: null,
      },
    ]);
    await waitFor(() => {
      expect(screen.address()).toBe('/admin/blog');
    });
  });

  it('that is refused says why, keeps what was typed, and may be sent again [A-404]', async () => {
    const { screen, t, editor, field, retype, press } = await open(
      '?dialog=add',
      { [create]: problem(409, 'post.slug_taken') },
      language,
    );
    await retype('title', 'Other');
    await screen.user.click(editor);
    await screen.user.keyboard('Text');
    await press(t.save);
    await expectToast({ title: t.error, description: screen.text.adminProblems.post.slug_taken, failed: true });
    screen.api.answer({ [create]: new Response('', { status: 503 }) });
    await press(t.save);
    await expectToast({ title: t.error, description: t.createFailed, failed: true });
    expect(field('title')).toHaveValue('Other');
    expect(editor).toHaveTextContent('Text');
  });

  it('that could not be changed says so [A-405]', async () => {
    const { t, press, field, retype } = await open(
      '?dialog=edit-301',
      { [update]: new Response('', { status: 503 }) },
      language,
    );
    await retype('excerpt', 'Short');
    await press(t.save);
    await expectToast({ title: t.error, description: t.updateFailed, failed: true });
    expect(field('excerpt')).toHaveValue('Short');
  });
});

describe('leaving the form of an article', () => {
  it.each([
    ['Escape', async (form: Awaited<ReturnType<typeof open>>) => form.screen.user.keyboard('{Escape}')],
    ['Cancel', async (form: Awaited<ReturnType<typeof open>>) => form.press(form.screen.text.common.cancel)],
    ['a link', async (form: Awaited<ReturnType<typeof open>>) => form.screen.goTo('/admin/agents')],
  ])('by %s asks first where something was typed, and loses nothing [A-085]', async (_, leave) => {
    const form = await open('?dialog=add');
    const { screen, retype, field } = form;
    const { discard } = screen.text.admin;
    await retype('title', 'half a thought');
    await leave(form);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(discard.text)).toBeInTheDocument();
    await screen.user.click(question.getByRole('button', { name: discard.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('title')).toHaveValue('half a thought');
    expect(screen.address()).toBe('/admin/blog?dialog=add');
    screen.api.answer({ 'GET /api/agents': [] });
    await leave(form);
    await screen.user.click(await screen.findByRole('button', { name: discard.action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesTo(screen, create)).toEqual([]);
  });

  it('asks nothing where nothing was typed, also after the editor has made the text its own [A-020 A-243]', async () => {
    const content = '<h2>Rents</h2><ul><li><p>one</p></li></ul><blockquote><p>two</p></blockquote>';
    const { screen, editor } = await open('?dialog=edit-301', { [read]: { ...stored, content } });
    expect(within(editor).getByRole('heading', { name: 'Rents' })).toBeInTheDocument();
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('a change of an article', () => {
  it('sends the version that it was made on, and keeps the slug [A-243 A-359]', async () => {
    const { screen, t, field, retype, press } = await open('?dialog=edit-301', { [update]: article() });
    await retype('title', 'Another title');
    expect(field('slug')).toHaveValue(stored.slug);
    await press(t.save);
    await expectToast({ title: 'Blog post updated successfully' });
    const {
      title: _title,
      id: _id,
      createdAt: _c,
      updatedAt: _u,
      authorId: _a,
      category: _k,
      author: _n,
      translation: _t,
      ...rest
    } = stored;
    expect(bodiesTo(screen, update)).toEqual([{ ...rest, title: 'Another title', translationId: null }]);
  });

  it('for a time to come is in the time of Doha, and only what is published has a time [A-241]', async () => {
    const draft = article({ status: 'draft', publishedAt: null, translation: null });
    const { screen, t, field, press } = await open('?dialog=edit-301', { [read]: draft, [update]: draft });
    expect(field('publishedAt')).toBeDisabled();
    await screen.user.selectOptions(field('status'), 'published');
    await screen.user.type(field('publishedAt'), '2027-01-02T00:30');
    await press(t.save);
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([
        expect.objectContaining({ status: 'published', publishedAt: '2027-01-01T21:30:00.000Z' }),
      ]);
    });
  });

  it('that somebody else was faster with is told, and decided [A-085]', async () => {
    const { screen, t, dialog, field, retype, press } = await open('?dialog=edit-301', {
      [update]: problem(409, 'post.conflict'),
    });
    await retype('title', 'Mine');
    screen.api.answer({ [read]: { ...stored, title: 'Theirs', version: 6 } });
    await press(t.save);
    expect(await dialog.findByText(t.conflict.title)).toBeInTheDocument();
    expect(field('title')).toHaveValue('Mine');
    await press(t.conflict.overwrite);
    await waitFor(() => {
      expect(bodiesTo(screen, update).map((body) => (body as { version: number }).version)).toEqual([4, 6]);
    });
    await dialog.findByText(t.conflict.title);
    await press(t.conflict.take);
    await waitFor(() => {
      expect(field('title')).toHaveValue('Theirs');
    });
    screen.api.answer({ [update]: article() });
    await retype('title', 'Both');
    await press(t.save);
    await expectToast({ title: t.updated });
    expect(bodiesTo(screen, update).at(-1)).toMatchObject({ title: 'Both', version: 6 });
  });

  it('of what cannot be read says so, and tries again', async () => {
    const screen = await openScreen('/admin/blog?dialog=edit-301', {
      as: 'editor',
      answers: {
        'GET /api/blog-posts': articlesPage([]),
        'GET /api/blog-categories': [],
        [read]: problem(404, 'post.not_found'),
      },
    });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ [read]: stored });
    await screen.user.click(again);
    expect((await formIn(screen)).field('title')).toHaveValue(stored.title);
  });
});

describe('the preview', () => {
  const arabic = article({ language: 'ar', title: 'بالعربية', content: '<p>كلمات عربية</p>' }, 8);

  it('shows an article and its translation side by side, each in its direction [A-292]', async () => {
    const { screen, t, dialog, field, press } = await open('?dialog=edit-301', {
      'GET /api/blog-posts': ({ query }) => articlesPage(query.get('language') === 'ar' ? [arabic] : [article()]),
      [read]: ({ params }) => (params['id'] === '308' ? arabic : stored),
      [update]: article(),
    });
    await waitFor(() => {
      expect(field('translationId')).toBeEnabled();
    });
    await screen.user.selectOptions(field('translationId'), '308');
    await press(t.preview.open);
    const shown = () => dialog.getByRole('article');
    expect(shown()).toHaveTextContent('Rents fell by a tenth.');
    expect(shown()).toHaveAttribute('dir', 'ltr');
    await screen.user.click(dialog.getByRole('tab', { name: t.languages.ar }));
    expect(await dialog.findByText('كلمات عربية')).toBeInTheDocument();
    expect(shown()).toHaveAttribute('dir', 'rtl');
    await press(t.save);
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([expect.objectContaining({ translationId: 308 })]);
    });
  });

  it('says that there is no translation; another language of the article takes the joined one away', async () => {
    const { screen, t, dialog, field, press } = await open('?dialog=edit-301', {
      [read]: { ...stored, translation: { id: 308, language: 'ar', slug: 'x' } },
      'GET /api/blog-posts': articlesPage([arabic]),
    });
    await waitFor(() => {
      expect(field('translationId')).toHaveValue('308');
    });
    await screen.user.selectOptions(field('language'), 'ar');
    expect(field('translationId')).toHaveValue('');
    await press(t.preview.open);
    await screen.user.click(dialog.getByRole('tab', { name: t.languages.en }));
    expect(await dialog.findByText(t.preview.noTranslation)).toBeInTheDocument();
    expect(callsTo(screen, read)).toHaveLength(1);
    await press(t.preview.back);
    expect(field('title')).toBeVisible();
  });
});

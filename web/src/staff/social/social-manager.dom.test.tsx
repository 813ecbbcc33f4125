import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { socialLink } from '#testing/made/social-link.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { closeToast, expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const read = 'GET /api/social-media';
const add = 'POST /api/social-media';
const change = 'PUT /api/social-media/{id}';
const remove = 'DELETE /api/social-media/{id}';
const order = 'PUT /api/social-media/order';
const offered = [
  'facebook',
  'x',
  'instagram',
  'linkedin',
  'tiktok',
  'youtube',
  'whatsapp',
  'telegram',
  'snapchat',
  'pinterest',
] as const;

const links = [
  socialLink('facebook', 0, { displayName: 'Manzil "Doha"' }),
  socialLink('x', 1, { isActive: false }),
  socialLink('linkedin', 2),
];

async function open(
  answers: Answers = {},
  { language = 'en', as = 'editor', dialog = '' }: { language?: Language; as?: Role; dialog?: string } = {},
) {
  const screen = await openScreen(`/admin/social-media${dialog}`, {
    language,
    as,
    answers: { [read]: links, 'GET /api/meta-tags': [], ...answers },
  });
  const t = screen.text.adminSocial;
  const names = screen.text.shell.social.platforms;
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  const form = async () => within(await screen.findByRole('dialog'));
  return { screen, t, names, press, form };
}

describe.each(languages)('social links (%s)', (language) => {
  it('stand in their order, each with its platform, address and whether visitors see it [A-126 A-263]', async () => {
    const { screen, t, names } = await open({}, { language });
    const list = await screen.findByRole('list', { name: t.title });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${names.facebook}Manzil "Doha"https://www.facebook.example/manzil`),
      expect.stringContaining(names.x),
      expect.stringContaining(names.linkedin),
    ]);
    expect(rows.map((row) => within(row).queryByText(t.inactive) !== null)).toEqual([false, true, false]);
    expect(within(list).getAllByRole('link')[0]).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('are added: the platforms that are free, what must be there, and exactly what was typed is sent [A-221 A-297 A-298 A-299 A-300 A-428 A-434]', async () => {
    const { screen, t, names, press, form } = await open({ [add]: links[0] ?? socialLink('x', 0) }, { language });
    await press(t.add);
    const dialog = await form();
    const platform = dialog.getByLabelText<HTMLSelectElement>(t.fields.platform);
    const free = offered.filter((name) => links.every((one) => one.platform !== name));
    expect([...platform.options].map(({ textContent }) => textContent)).toEqual([
      t.fields.choose,
      ...free.map((name) => names[name]),
    ]);
    const save = () => screen.user.click(dialog.getByRole('button', { name: t.save }));
    await save();
    expect(dialog.getAllByText(t.fillRequired)).toHaveLength(2);
    await expectToast({ title: t.error, description: t.fillRequired, failed: true });
    const url = dialog.getByLabelText(t.fields.url);
    expect(url).toHaveAttribute('type', 'url');
    await screen.user.selectOptions(platform, 'pinterest');
    await screen.user.type(url, 'javascript:alert(1)');
    await save();
    expect(dialog.getByText(t.fields.urlWrong)).toBeInTheDocument();
    expect(callsTo(screen, add)).toEqual([]);
    await screen.user.clear(url);
    await screen.user.type(url, ' https://www.pinterest.com/manzil ');
    const place = dialog.getByLabelText(t.fields.sortOrder);
    expect(place).toHaveValue('3');
    await screen.user.clear(place);
    await screen.user.type(place, 'first');
    await save();
    expect(await screen.findByText(t.created)).toBeInTheDocument();
    expect(bodiesTo(screen, add)).toEqual([
      {
        platform: 'pinterest',
        url: 'https://www.pinterest.com/manzil',
        displayName: null,
        isActive: true,
        sortOrder: 0,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are changed, but never to another platform [A-221 A-263 A-264 A-428]', async () => {
    const { screen, t, names, press, form } = await open({ [change]: socialLink('facebook', 0) }, { language });
    await press(filledIn(t.editFor, { name: names.facebook }));
    const dialog = await form();
    const platform = dialog.getByLabelText<HTMLSelectElement>(t.fields.platform);
    expect(platform).toBeDisabled();
    expect([...platform.options].map(({ value }) => value)).toEqual(['facebook']);
    expect(dialog.getByText(t.fields.platformStays)).toBeInTheDocument();
    await screen.user.click(dialog.getByRole('switch', { name: t.fields.isActive }));
    await screen.user.click(dialog.getByRole('button', { name: t.save }));
    expect(await screen.findByText(t.updated)).toBeInTheDocument();
    expect(callsTo(screen, change).map(({ params, body }) => [params['id'], body])).toEqual([
      [
        '60',
        {
          platform: 'facebook',
          url: 'https://www.facebook.example/manzil',
          displayName: 'Manzil "Doha"',
          isActive: false,
          sortOrder: 0,
        },
      ],
    ]);
  });

  it('are deleted when that is confirmed [A-301 A-428]', async () => {
    const { screen, t, names, press } = await open({ [remove]: undefined }, { language });
    await press(filledIn(t.remove.for, { name: names.x }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(t.remove.text)).toBeInTheDocument();
    await screen.user.click(question.getByRole('button', { name: screen.text.common.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo(screen, remove)).toEqual([]);
    screen.api.answer({ [read]: links.filter(({ platform }) => platform !== 'x') });
    await press(filledIn(t.remove.for, { name: names.x }));
    await press(t.remove.action);
    expect(await screen.findByText(t.deleted)).toBeInTheDocument();
    expect(callsTo(screen, remove).map(({ params }) => params['id'])).toEqual(['61']);
    await waitFor(() => {
      expect(screen.getAllByRole('link', { name: /manzil/ })).toHaveLength(2);
    });
  });

  it('say that something failed, and keep what was typed [A-427]', async () => {
    const failed = problem(503, 'server.unavailable');
    const { screen, t, names, press, form } = await open(
      { [add]: failed, [change]: failed, [remove]: failed },
      { language },
    );
    await press(filledIn(t.remove.for, { name: names.x }));
    await press(t.remove.action);
    expect(await screen.findByText(t.socialMediaError)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await closeToast(screen);
    await press(t.add);
    const dialog = await form();
    await screen.user.selectOptions(dialog.getByLabelText(t.fields.platform), 'pinterest');
    await screen.user.type(dialog.getByLabelText(t.fields.url), 'https://www.pinterest.com/manzil');
    await screen.user.click(dialog.getByRole('button', { name: t.save }));
    expect(await screen.findByText(t.socialMediaError)).toBeInTheDocument();
    expect(dialog.getByLabelText(t.fields.url)).toHaveValue('https://www.pinterest.com/manzil');
    await screen.user.click(dialog.getByRole('button', { name: screen.text.common.cancel }));
    const { discard } = screen.text.admin;
    expect(await screen.findByText(discard.text)).toBeInTheDocument();
    await press(discard.action);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offer to add the first one where there are none [A-130]', async () => {
    const { screen, t, press, form } = await open({ [read]: [] }, { language });
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t.add })).toBeNull();
    await press(t.empty.addFirst);
    const dialog = await form();
    expect(dialog.getByLabelText<HTMLSelectElement>(t.fields.platform).options).toHaveLength(11);
    expect(dialog.getByLabelText(t.fields.sortOrder)).toHaveValue('0');
  });
});

describe('the order of the links', () => {
  const places = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
    within(screen.getByRole('list', { name: screen.text.adminSocial.title }))
      .getAllByRole('link')
      .map((link) => /www\.(\w+)/.exec(link.textContent)?.[1]);
  const handle = ({ screen, names }: Awaited<ReturnType<typeof open>>, name: 'facebook' | 'x' | 'linkedin') =>
    screen.findByRole('button', { name: filledIn(screen.text.admin.sort.handle, { name: names[name] }) });

  it('is changed with the keys in the direction of the page, and saved once they are at rest', async () => {
    const opened = await open({ [order]: links }, { language: 'ar' });
    const { screen } = opened;
    (await handle(opened, 'facebook')).focus();
    // on a page from right to left, left is onwards
    await screen.user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(places(screen)).toEqual(['x', 'linkedin', 'facebook']);
    await waitFor(() => {
      expect(bodiesTo(screen, order)).toEqual([{ ids: [61, 62, 60] }]);
    });
  });

  it('goes back when it could not be saved, and says so', async () => {
    const opened = await open({ [order]: problem(503, 'server.unavailable') });
    const { screen, t } = opened;
    (await handle(opened, 'linkedin')).focus();
    await screen.user.keyboard('{Home}');
    expect(places(screen)).toEqual(['linkedin', 'facebook', 'x']);
    expect(await screen.findByText(t.socialMediaError)).toBeInTheDocument();
    await waitFor(() => {
      expect(places(screen)).toEqual(['facebook', 'x', 'linkedin']);
    });
  });

  it('is kept for who goes elsewhere before it was saved', async () => {
    const opened = await open({ [order]: links, 'GET /api/agents': [] });
    (await handle(opened, 'x')).focus();
    await opened.screen.user.keyboard('{ArrowUp}');
    await opened.screen.goTo('/admin/agents');
    await waitFor(() => {
      expect(bodiesTo(opened.screen, order)).toEqual([{ ids: [61, 60, 62] }]);
    });
  });
});

describe('who looks', () => {
  it('as an agent sees the links, and changes none, whatever the address says [A-003 A-012]', async () => {
    const { screen, t } = await open({}, { as: 'agent', dialog: '?dialog=add' });
    await screen.findByRole('list', { name: t.title });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
    expect(screen.getByText(t.facebook.none)).toBeInTheDocument();
  });

  it('is told when every platform has its link', async () => {
    const { screen, t } = await open({ [read]: offered.map((platform, place) => socialLink(platform, place)) });
    const button = await screen.findByRole('button', { name: t.add });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', t.allUsed);
  });

  it('is told that the links could not be had, and tries again', async () => {
    const { screen, t, press } = await open({ [read]: problem(503, 'server.unavailable') });
    await press(screen.text.admin.failed.retry);
    screen.api.answer({ [read]: links });
    await press(screen.text.admin.failed.retry);
    expect(await screen.findByRole('list', { name: t.title })).toBeInTheDocument();
  });
});

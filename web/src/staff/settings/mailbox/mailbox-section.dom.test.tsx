import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, problem } from '#testing/answers.ts';
import { settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

type Mailbox = Answer<'GET /api/mailbox'>;
const get = 'GET /api/mailbox';
const put = 'PUT /api/mailbox';
const tried = 'POST /api/mailbox/try';

const mailbox = (changes: Partial<Mailbox> = {}): Mailbox => ({
  enabled: true,
  host: 'imap.example.com',
  port: 993,
  security: 'tls',
  username: 'office',
  folder: 'INBOX',
  answersTo: 'answers@manzil.example',
  passwordState: 'stored',
  version: 3,
  lookedAt: '2026-11-21T10:00:00.000Z',
  problem: null,
  taken: 4,
  ...changes,
});

async function open(language: Language, stored: Mailbox = mailbox(), answers: Answers = {}) {
  const screen = await openScreen('/admin/settings', {
    as: 'admin',
    language,
    answers: settingsDesk({}, { [get]: stored, ...answers }),
  });
  const text = screen.text.adminMailbox;
  const card = within(await screen.findByRole('region', { name: text.title }));
  const field = (name: 'host' | 'port' | 'username' | 'folder' | 'password') => card.getByLabelText(text[name]);
  await waitFor(() => expect(field('host')).toBeInTheDocument());
  return {
    screen,
    text,
    card,
    field,
    retype: async (name: Parameters<typeof field>[0], value: string) => {
      await screen.user.clear(field(name));
      await screen.user.type(field(name), value);
    },
    save: () => screen.user.click(card.getByRole('button', { name: text.save })),
    tryIt: () => screen.user.click(card.getByRole('button', { name: text.try })),
  };
}

describe.each(languages)('the mailbox of answers (%s)', (language) => {
  it('is saved with the version that was shown, without a password that was not typed [M-1283]', async () => {
    const { screen, text, card, retype, save } = await open(language, mailbox(), {
      [put]: mailbox({ folder: 'Answers', version: 4 }),
    });
    expect(card.getByText(text.passwordHint.stored)).toBeInTheDocument();
    await retype('folder', 'Answers');
    await save();
    await expectToast({ title: text.saved });
    expect(bodiesTo(screen, put)).toEqual([
      {
        enabled: true,
        host: 'imap.example.com',
        port: 993,
        security: 'tls',
        username: 'office',
        folder: 'Answers',
        answersTo: 'answers@manzil.example',
        version: 3,
      },
    ]);
  });

  it('wants the password again for another server, before anything is sent [M-1283]', async () => {
    const { screen, text, card, field, retype, save } = await open(language);
    await retype('host', 'imap.elsewhere.example');
    await save();
    expect(await card.findByText(text.passwordNeeded)).toBeInTheDocument();
    expect(callsTo(screen, put)).toEqual([]);
    screen.api.answer({ [put]: mailbox({ host: 'imap.elsewhere.example', version: 4 }) });
    await screen.user.type(field('password'), 'another one');
    await save();
    await expectToast({ title: text.saved });
    expect(bodiesTo(screen, put)).toMatchObject([{ host: 'imap.elsewhere.example', password: 'another one' }]);
    await waitFor(() => expect(field('password')).toHaveValue(''));
  });

  it('says what is wrong with each field [M-1283]', async () => {
    const { screen, text, card, retype, save } = await open(language);
    await retype('host', 'https://imap.example.com');
    await retype('port', '70000');
    await save();
    expect(await card.findByText(text.wrong.host)).toBeInTheDocument();
    expect(card.getByText(new RegExp(text.wrong.port.split(' {{')[0] ?? ''))).toBeInTheDocument();
    expect(callsTo(screen, put)).toEqual([]);
  });

  it('shows what somebody else saved meanwhile, and lets the person choose [M-1283]', async () => {
    let stored = mailbox();
    const { screen, text, card, retype, save } = await open(language, stored, {
      [get]: () => stored,
      [put]: ({ body }) =>
        (body as { version: number }).version === 5 ? mailbox({ version: 6 }) : problem(409, 'mailbox.conflict'),
    });
    await retype('folder', 'Mine');
    stored = mailbox({ folder: 'Theirs', version: 5 });
    await save();
    const note = await card.findByRole('alert');
    expect(note).toHaveTextContent(text.conflict.title);
    expect(note).toHaveTextContent('Theirs');
    await screen.user.click(within(note).getByRole('button', { name: text.conflict.keepMine }));
    await expectToast({ title: text.saved });
    expect(bodiesTo(screen, put)).toMatchObject([{ version: 3 }, { folder: 'Mine', version: 5 }]);
  });

  it('says of the connection that it works, until something is typed [M-1287]', async () => {
    const { screen, text, card, tryIt, retype } = await open(language, mailbox(), {
      [tried]: { ok: true, problem: null },
    });
    await tryIt();
    expect(await card.findByText(text.works)).toBeInTheDocument();
    expect(bodiesTo(screen, tried)[0]).not.toHaveProperty('password');
    expect(bodiesTo(screen, tried)[0]).not.toHaveProperty('version');
    await retype('folder', 'Other');
    expect(card.queryByText(text.works)).toBeNull();
  });

  it.each([
    'host_unknown',
    'host_forbidden',
    'refused',
    'timeout',
    'certificate',
    'no_tls',
    'sign_in',
    'folder',
    'password_unreadable',
    'other',
  ] as const)('says what to do about %s [M-1287]', async (name) => {
    const { text, card, tryIt } = await open(language, mailbox(), { [tried]: { ok: false, problem: name } });
    await tryIt();
    const report = await card.findByRole('status');
    expect(report).toHaveTextContent(text.problems[name].what);
    expect(report).toHaveTextContent(text.problems[name].todo);
  });

  it('tries nothing without a server, while it may be saved so when it is off [M-1287]', async () => {
    const empty = mailbox({
      enabled: false,
      host: '',
      username: '',
      passwordState: 'none',
      version: 0,
      lookedAt: null,
    });
    const { screen, text, card, tryIt } = await open(language, empty);
    expect(card.getByText(text.off)).toBeInTheDocument();
    await tryIt();
    expect(await card.findAllByText(text.required)).toHaveLength(2);
    expect(callsTo(screen, tried)).toEqual([]);
  });

  it('tells how the last reading went [M-1283]', async () => {
    const { text, card } = await open(language, mailbox({ problem: 'sign_in' }));
    expect(card.getByText(text.problems.sign_in.what)).toBeInTheDocument();
    expect(card.getByText(text.problems.sign_in.todo)).toBeInTheDocument();
  });
});

import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { entriesPage, lead, leadDesk } from '#testing/made/lead.ts';
import { leadMessage, messageTemplate } from '#testing/made/messages.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const write = 'POST /api/leads/{id}/messages';
const list = 'GET /api/leads/{id}/messages';
const templates = [
  messageTemplate(),
  messageTemplate({
    id: 3,
    kind: 'whatsapp',
    name: 'First answer',
    nameAr: 'الرد الأول',
    subject: null,
    subjectAr: null,
  }),
  messageTemplate({
    id: 4,
    kind: 'snippet',
    name: 'Times',
    nameAr: 'مواعيد',
    text: 'Sunday suits.',
    textAr: 'الأحد مناسب.',
  }),
];
const values = {
  en: { firstName: 'Hessa', listing: 'Office in Lusail' },
  ar: { firstName: 'حصة', listing: 'مكتب في لوسيل' },
};

interface Open {
  language?: Language;
  of?: Parameters<typeof lead>[0];
  answers?: Answers;
}

async function open({ language = 'en', of = { language: 'ar' }, answers = {} }: Open = {}) {
  const screen = await openScreen('/admin/leads/701', {
    language,
    as: 'admin',
    answers: {
      ...leadDesk([lead(of)]),
      'GET /api/message-templates': { templates },
      'GET /api/leads/{id}/message-values': values,
      ...answers,
    },
  });
  const { adminWriting: text, adminLeadPage: page } = screen.text;
  return {
    screen,
    text,
    page,
    start: async (way: 'whatsapp' | 'email') => {
      await screen.user.click(await screen.findByRole('button', { name: page.contact[way] }));
      const dialog = within(
        await screen.findByRole('dialog', { name: filledIn(text[way].title, { name: 'Hessa Al-Kuwari 1' }) }),
      );
      await waitFor(() => expect(dialog.getByLabelText(text.template)).toBeEnabled());
      return dialog;
    },
  };
}

describe.each(languages)('an e-mail from the page of a lead (%s)', (language) => {
  it('begins in the person’s language, is filled in, and is not sent while something is open [M-1222 M-1227]', async () => {
    const { screen, text, start } = await open({ language, answers: { [write]: leadMessage() } });
    const dialog = await start('email');
    expect(dialog.getByLabelText(text.language)).toHaveValue('ar');
    await screen.user.selectOptions(dialog.getByLabelText(text.template), '2');
    expect(dialog.getByLabelText(text.subject)).toHaveValue('بخصوص مكتب في لوسيل');
    const field = dialog.getByLabelText(text.text);
    expect(field).toHaveValue('السلام عليكم حصة، السعر {{price}}.');
    await screen.user.click(dialog.getByRole('button', { name: text.email.send }));
    expect(await dialog.findByText(text.unfilled)).toBeInTheDocument();
    expect(callsTo(screen, write)).toEqual([]);
    await screen.user.selectOptions(dialog.getByLabelText(text.language), 'en');
    expect(field).toHaveValue('Dear Hessa, it is {{price}}.');
    const find = filledIn(text.places.find, { name: text.places.names.price });
    await screen.user.click(dialog.getByRole('button', { name: find }));
    const { selectionStart, selectionEnd, value } = field as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toBe('{{price}}');
    await screen.user.clear(field);
    await screen.user.type(field, 'Dear Hessa, it is QR 9,000.');
    expect(field).toHaveValue('Dear Hessa, it is QR 9,000.');
    expect(dialog.queryByRole('button', { name: find })).not.toBeInTheDocument();
    await screen.user.dblClick(dialog.getByRole('button', { name: text.email.send }));
    expect(await screen.findByText(text.email.done)).toBeInTheDocument();
    expect(bodiesTo(screen, write)).toEqual([
      {
        channel: 'email',
        key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        language: 'en',
        subject: 'About Office in Lusail',
        text: 'Dear Hessa, it is QR 9,000.',
        fileIds: [],
      },
    ]);
  });

  it('stands in what happened with how far it is, in plain words [M-1228]', async () => {
    const states = [
      leadMessage({ id: 4, at: '2026-11-21T10:03:00.000Z' }),
      leadMessage({
        id: 3,
        at: '2026-11-21T10:02:00.000Z',
        delivery: { state: 'waiting', at: null, errorCode: 'mail.unreachable' },
      }),
      leadMessage({
        id: 2,
        at: '2026-11-21T10:01:00.000Z',
        delivery: { state: 'refused', at: '2026-11-21T10:00:01.000Z', errorCode: 'mail.recipient_refused' },
      }),
      leadMessage({
        id: 1,
        channel: 'whatsapp',
        subject: null,
        text: '<b>مرحبًا</b>',
        language: 'ar',
        delivery: null,
        files: [],
      }),
    ];
    const { screen, text, page } = await open({ language, answers: { [list]: { messages: states, total: 5 } } });
    const story = within(await screen.findByRole('region', { name: page.story.title }));
    const lines = await waitFor(() => {
      const found = story.getAllByRole('listitem').filter((line) => line.dataset['line'] === 'message');
      expect(found).toHaveLength(4);
      return found;
    });
    expect(lines[0]).toHaveTextContent(text.line.states.waiting);
    expect(lines[1]).toHaveTextContent(text.line.reasons.unreachable);
    expect(lines[2]).toHaveTextContent(text.line.reasons.recipient_refused);
    expect(lines[3]).toHaveTextContent(text.line.whatsapp);
    // as it was typed
    expect(lines[3]).toHaveTextContent('<b>مرحبًا</b>');
    expect(story.getByText(counted(language, text.line, 'earlier', 1))).toBeInTheDocument();
  });
});

describe('WhatsApp from the page of a lead', () => {
  it('opens with the text, and is written down as opened [M-1222]', async () => {
    const { screen, text, start } = await open({ answers: { [write]: leadMessage({ channel: 'whatsapp' }) } });
    const dialog = await start('whatsapp');
    expect(dialog.getByRole('button', { name: text.whatsapp.open })).toBeDisabled();
    await screen.user.selectOptions(dialog.getByLabelText(text.template), '3');
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    const field = dialog.getByLabelText(text.text);
    await screen.user.clear(field);
    await screen.user.type(field, 'مرحبًا & أهلًا');
    await screen.user.selectOptions(dialog.getByLabelText(text.snippet), '4');
    const link = dialog.getByRole('link', { name: text.whatsapp.open });
    expect(link).toHaveAttribute(
      'href',
      `https://wa.me/97455550101?text=${encodeURIComponent('مرحبًا & أهلًا الأحد مناسب.')}`,
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await screen.user.click(link);
    await waitFor(() =>
      expect(bodiesTo(screen, write)).toMatchObject([
        { channel: 'whatsapp', language: 'ar', text: 'مرحبًا & أهلًا الأحد مناسب.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('what was typed by hand comes back after a template [M-1222]', async () => {
  const { screen, text, start } = await open();
  const dialog = await start('email');
  const field = dialog.getByLabelText(text.text);
  await screen.user.type(field, 'My own words');
  await screen.user.selectOptions(dialog.getByLabelText(text.template), '2');
  await screen.user.click(dialog.getByRole('button', { name: text.back }));
  expect(field).toHaveValue('My own words');
});

it('files that are too large are said to be before they are sent anywhere [M-1225]', async () => {
  const { screen, text, start } = await open();
  const dialog = await start('email');
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'Large.pdf', { type: 'application/pdf' });
  await screen.user.upload(dialog.getByLabelText(text.files.choose), large);
  expect(await dialog.findByText(filledIn(text.files.tooLarge, { name: 'Large.pdf' }))).toBeInTheDocument();
});

it('a mail that was not taken keeps its words and its key, so that it is sent once [M-1224]', async () => {
  const { screen, text, start } = await open({ answers: { [write]: problem(503, 'server.unavailable') } });
  const dialog = await start('email');
  await screen.user.type(dialog.getByLabelText(text.subject), 'Offer');
  await screen.user.type(dialog.getByLabelText(text.text), 'Words');
  const send = dialog.getByRole('button', { name: text.email.send });
  await screen.user.click(send);
  expect(await dialog.findByText(text.email.failed)).toBeInTheDocument();
  screen.api.answer({ [write]: leadMessage(), 'GET /api/leads/{id}/entries': entriesPage([]) });
  await screen.user.click(send);
  expect(await screen.findByText(text.email.done)).toBeInTheDocument();
  const keys = bodiesTo(screen, write).map((body) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

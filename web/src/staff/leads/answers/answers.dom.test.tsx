import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { leadAnswer, leadMessage } from '#testing/made/messages.ts';
import { openScreen } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const list = 'GET /api/leads/{id}/answers';
type Answer = ReturnType<typeof leadAnswer>;

async function open(language: Language, answers: Answer[], total = answers.length, more: Answers = {}) {
  const screen = await openScreen('/admin/leads/701', {
    language,
    as: 'admin',
    answers: { ...leadDesk([lead()]), [list]: { answers, total }, ...more },
  });
  return { screen, text: screen.text.adminWriting.answer };
}

const lines = (kind: string) => [...document.querySelectorAll<HTMLElement>(`[data-line="${kind}"]`)];

describe.each(languages)('answers in the line of time (%s)', (language) => {
  it('stand with who wrote, the subject and the text, which is never HTML [M-1284]', async () => {
    const { screen, text } = await open(language, [
      leadAnswer({ text: 'Hello <b>you</b>\nOn Sunday Noor wrote:\n> It is free.' }),
    ]);
    await screen.findByText(text.kinds.answer);
    const [line] = lines('answer');
    expect(line).toHaveTextContent('نورة الكواري');
    expect(line).toHaveTextContent('noura@people.example');
    expect(line).toHaveTextContent('Re: About the office');
    expect(line).toHaveTextContent('Hello <b>you</b>');
    expect(line?.querySelector('b')).toBeNull();
    const written = within(line as HTMLElement).getByText('Hello <b>you</b>');
    expect(written).toHaveAttribute('dir', 'auto');
  });

  it('fold what they repeat of older mails [M-1285]', async () => {
    const { screen, text } = await open(language, [leadAnswer({ text: 'Yes.\nOn Sunday Noor wrote:\n> It is free.' })]);
    const button = await screen.findByRole('button', { name: text.showQuoted });
    expect(screen.getByText(/It is free/)).not.toBeVisible();
    await screen.user.click(button);
    expect(screen.getByText(/It is free/)).toBeVisible();
    expect(screen.getByRole('button', { name: text.hideQuoted })).toHaveAttribute('aria-expanded', 'true');
  });

  it('say what was cut, and name files that stay in the mailbox [M-1284]', async () => {
    const files = [{ name: 'Passport.pdf', size: 240_000 }];
    const { screen, text } = await open(language, [leadAnswer({ isCut: true, files, moreFiles: 2 })]);
    expect(await screen.findByText(text.cut)).toBeInTheDocument();
    const named = within(screen.getByRole('list', { name: text.files })).getAllByRole('listitem');
    expect(named).toHaveLength(2);
    expect(named[0]).toHaveTextContent(/Passport\.pdf.*(234|٢٣٤)/);
    expect(screen.queryByRole('link', { name: /Passport/ })).toBeNull();
  });

  it('are called automatic where a machine wrote [M-1284]', async () => {
    const { screen, text } = await open(language, [leadAnswer({ kind: 'automatic', text: '' })]);
    expect(await screen.findByText(text.kinds.automatic)).toBeInTheDocument();
    expect(screen.getByText(text.noText)).toBeInTheDocument();
  });

  it.each(['no_address', 'mailbox_full', 'policy', 'too_large', 'unreachable', 'other'] as const)(
    'say at the sent e-mail that it came back: %s [M-1286]',
    async (reason) => {
      const { screen, text } = await open(language, [leadAnswer({ kind: 'bounce', messageId: 9, reason })], 1, {
        'GET /api/leads/{id}/messages': { messages: [leadMessage({ id: 9 }), leadMessage({ id: 8 })], total: 2 },
      });
      await screen.findByText(new RegExp(text.kinds.bounce));
      const [hit, other] = lines('message').map((line) => line.querySelector('[data-returned]'));
      expect([hit, other].filter((one) => one !== null)).toHaveLength(1);
      expect(document.querySelector('[data-returned]')).toHaveTextContent(text.reasons[reason]);
      expect(lines('answer')[0]).toHaveTextContent(text.reasons[reason]);
    },
  );

  it('that are not shown are counted, and a failure is said [M-1284]', async () => {
    const { screen, text } = await open(language, [leadAnswer()], 4);
    const three = language === 'en' ? '3' : '٣';
    const forms = text as Record<string, unknown>;
    const form = String(forms[language === 'en' ? 'earlier_other' : 'earlier_few']);
    expect(await screen.findByText(filledIn(form, { formatted: three }))).toBeInTheDocument();
  });

  it('come again by themselves once they can be loaded [M-1284]', async () => {
    const { screen, text } = await open(language, [], 0, { [list]: cutOff });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ [list]: { answers: [leadAnswer()], total: 1 } });
    await screen.user.click(again);
    await waitFor(() => expect(screen.getByText(text.kinds.answer)).toBeInTheDocument());
  });
});

import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { chatListing, chatReply } from '#testing/made/chat.ts';
import { question } from '#testing/made/enquiry.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const ask = 'POST /api/chat';
const words: Record<Language, string> = { en: 'apartments for rent', ar: 'شقق للإيجار' };
const welcome: Record<Language, string[]> = {
  en: ['Buy property', 'Rent', 'Property prices', 'Contact agent'],
  ar: ['شراء عقار', 'استئجار', 'أسعار العقارات', 'تواصل مع وسيط'],
};
const failure: Record<Language, string> = {
  en: 'Sorry, there was an error. Please try again.',
  ar: 'عذرًا، حدث خطأ. يرجى المحاولة مرة أخرى.',
};

const visit = (language: Language = 'en', answers: Answers = {}): Promise<OpenScreen> =>
  openScreen(`/${language}/terms`, { language, answers: { [ask]: chatReply(), ...answers } });

const launcher = (screen: OpenScreen) => screen.getByRole('button', { name: screen.text.shell.chat.label });

async function chatOf(screen: OpenScreen) {
  const { chat: text } = screen.text;
  const panel = await screen.findByRole('dialog', { name: text.title });
  const inside = within(panel);
  const log = inside.getByRole('log', { name: text.log });
  return {
    text,
    panel,
    log,
    inLog: within(log),
    field: inside.getByRole<HTMLTextAreaElement>('textbox', { name: text.input }),
    send: inside.getByRole('button', { name: text.send }),
    close: inside.getByRole('button', { name: text.close }),
    suggestions: () => within(inside.getByRole('list', { name: text.suggestions })).getAllByRole('button'),
    said: () => Array.from(log.querySelectorAll('p'), ({ textContent }) => textContent),
  };
}

async function openChat(language: Language = 'en', answers: Answers = {}) {
  const screen = await visit(language, answers);
  await screen.user.click(launcher(screen));
  return { screen, ...(await chatOf(screen)) };
}

const asked = (screen: OpenScreen) => screen.api.calls.filter(({ operation }) => operation === ask);

function held() {
  let release: (answer: ReturnType<typeof chatReply> | Response) => void = () => undefined;
  const answers: Answers = { [ask]: () => new Promise((resolve) => (release = resolve)) };
  return { answers, release: (answer: ReturnType<typeof chatReply> | Response) => release(answer) };
}

describe.each(languages)('the chat (%s)', (language) => {
  it('is a button on every public page, closed at first [P-203 P-262]', async () => {
    const screen = await visit(language, { 'GET /api/captcha': question() });
    for (const path of ['about', 'services', 'privacy', 'no-such-page']) {
      await screen.goTo(`/${language}/${path}`);
      await waitFor(() => {
        expect(screen.address()).toBe(`/${language}/${path}`);
      });
      expect(launcher(screen)).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await screen.user.click(launcher(screen));
    expect((await chatOf(screen)).panel).toHaveAttribute('open');
    expect(launcher(screen)).toHaveAttribute('aria-expanded', 'true');
  });

  it('greets with four suggestions at the first opening; closing keeps the conversation [P-263 P-264 P-265 P-266]', async () => {
    const { screen, text, panel, close, said, suggestions, inLog } = await openChat(language);
    expect(said()).toEqual([text.welcome]);
    expect(suggestions().map(({ textContent }) => textContent)).toEqual(welcome[language]);
    await screen.user.click(suggestions()[0]!);
    expect(await inLog.findByRole('link', { name: text.link.list })).toBeInTheDocument();
    expect(asked(screen).map(({ body }) => body)).toEqual([{ message: welcome[language][0], language, context: {} }]);
    await screen.user.click(close);
    expect(panel).not.toHaveAttribute('open');
    expect(launcher(screen)).toHaveFocus();
    await screen.user.click(launcher(screen));
    expect(panel).toHaveAttribute('open');
    expect(said()).toEqual([text.welcome, welcome[language][0], chatReply().message]);
  });

  it('sends nothing while an answer is awaited, and shows that somebody is writing [P-267 P-268 P-269 P-294]', async () => {
    const { answers, release } = held();
    const { screen, text, inLog, field, send, said } = await openChat(language, answers);
    await screen.user.type(field, words[language]);
    await screen.user.click(send);
    expect(said()).toEqual([text.welcome, words[language]]);
    expect(inLog.getByRole('status')).toHaveTextContent(text.typing);
    expect(field).toBeDisabled();
    expect(send).toBeDisabled();
    await screen.user.keyboard('{Enter}');
    fireEvent.click(send);
    fireEvent.submit(send.closest('form')!);
    expect(asked(screen)).toHaveLength(1);
    release(chatReply({ message: 'Answer' }));
    expect(await inLog.findByText('Answer')).toBeInTheDocument();
    expect(inLog.queryByRole('status')).not.toBeInTheDocument();
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    expect(said()).toEqual([text.welcome, words[language], 'Answer']);
  });

  it('says every failure, and the same question may be tried again [P-270 P-334 P-358]', async () => {
    const { screen, text, field, suggestions, said, inLog } = await openChat(language);
    let failed = 0;
    for (const refusal of [
      problem(500, 'server.error'),
      problem(429, 'chat.rate_limited'),
      new Response('broken', { status: 502 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      screen.api.answer({ [ask]: refusal });
      await screen.user.type(field, `${words[language]}{Enter}`);
      failed += 1;
      await waitFor(() => {
        expect(said().filter((one) => one === failure[language])).toHaveLength(failed);
      });
      expect(suggestions().map(({ textContent }) => textContent)).toEqual([words[language]]);
    }
    screen.api.answer({ [ask]: chatReply() });
    await screen.user.click(suggestions()[0]!);
    expect(await inLog.findByRole('link', { name: text.link.list })).toBeInTheDocument();
    expect(asked(screen).map(({ body }) => body)).toEqual(
      Array.from({ length: 5 }, () => ({ message: words[language], language, context: {} })),
    );
  });

  it('sends with Enter; not with Shift, nor while a word is composed, nor nothing [P-293 P-295]', async () => {
    const { screen, field, send, said, text } = await openChat(language);
    expect(field).toHaveFocus();
    await screen.user.type(field, '   {Enter}');
    await screen.user.click(send);
    await screen.user.clear(field);
    await screen.user.type(field, `${words[language]}{Shift>}{Enter}{/Shift}`);
    expect(field.value).toMatch(/\n$/);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(said()).toEqual([text.welcome]);
    expect(asked(screen)).toEqual([]);
    await screen.user.type(field, '{Enter}');
    expect(field).toHaveValue('');
    expect(await screen.findByText(chatReply().message)).toBeInTheDocument();
    expect(asked(screen).map(({ body }) => body)).toMatchObject([{ message: words[language] }]);
  });

  it('shows listings that lead to their pages, and ways on [P-269]', async () => {
    const listings = [
      chatListing({ title: 'شقة "الواجهة"', bedrooms: 0 }, 1),
      chatListing({ bedrooms: 1, type: 'Sell', price: null }, 2),
      chatListing({ bedrooms: 11 }, 3),
    ];
    const links = [
      { kind: 'list', href: '/properties?type=Rent' },
      { kind: 'call', href: 'tel:+97440000142' },
      { kind: 'whatsapp', href: 'https://wa.me/97450000142' },
    ] as const;
    const { screen, field, inLog, text } = await openChat(language, {
      [ask]: chatReply({ listings, links: [...links] }),
    });
    await screen.user.type(field, `${words[language]}{Enter}`);
    const cards = within(await inLog.findByRole('list', { name: text.listings })).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      [901, 902, 903].map((id) => `/${language}/properties/${String(id)}`),
    );
    expect(cards[0]).toHaveTextContent('شقة "الواجهة"');
    expect(cards[1]).toHaveTextContent(screen.text.listing.card.onRequest);
    expect(cards[2]).toHaveTextContent(language === 'ar' ? '١١ غرفة نوم' : '11 bedrooms');
    const ways = within(inLog.getByRole('list', { name: text.links }));
    expect(ways.getByRole('link', { name: text.link.list })).toHaveAttribute(
      'href',
      `/${language}/properties?type=Rent`,
    );
    expect(ways.getByRole('link', { name: text.link.call })).not.toHaveAttribute('target');
    expect(ways.getByRole('link', { name: text.link.whatsapp })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a conversation', () => {
  it('passes on what was found last with the next question, and stays open beside another page', async () => {
    const { screen, field, panel, said } = await openChat();
    await screen.user.type(field, 'apartments{Enter}');
    await screen.findByText(chatReply().message);
    screen.api.answer({ [ask]: chatReply({ message: 'Cheaper ones.', context: { deal: 'rent', page: 2 } }) });
    await screen.user.type(field, 'cheaper{Enter}');
    await screen.findByText('Cheaper ones.');
    await screen.goTo('/en/privacy');
    expect(panel).toHaveAttribute('open');
    await screen.user.type(field, 'more{Enter}');
    await waitFor(() => {
      expect(asked(screen).map(({ body }) => (body as { context: object }).context)).toEqual([
        {},
        chatReply().context,
        { deal: 'rent', page: 2 },
      ]);
    });
    await waitFor(() => {
      expect(said()).toHaveLength(7);
    });
  });

  it('is text and nothing else [P-269]', async () => {
    const markup = '<img src=x onerror="window.hurt=1"><b>villa</b>';
    const { screen, field, inLog, log } = await openChat('en', {
      [ask]: chatReply({
        message: markup,
        suggestions: [markup],
        links: [
          { kind: 'list', href: 'javascript:alert(1)' },
          { kind: 'list', href: '//evil.example' },
          { kind: 'evil' as 'list', href: '/properties' },
        ],
      }),
    });
    await screen.user.click(field);
    await screen.user.paste(markup);
    await screen.user.keyboard('{Enter}');
    await waitFor(() => {
      expect(inLog.getAllByText(markup)).toHaveLength(3);
    });
    expect(log.querySelector('img, b')).toBeNull();
    expect(inLog.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says in its own language what is in another than the page, line by line', async () => {
    const { screen, field } = await openChat('en', {
      [ask]: chatReply({ message: 'لدينا ٣ فلل.\nفي الوعب', language: 'ar', suggestions: [] }),
    });
    await screen.user.type(field, 'فلل{Enter}');
    const said = await screen.findByText(/لدينا ٣ فلل/);
    expect(said).toHaveAttribute('lang', 'ar');
    expect(said).toHaveAttribute('dir', 'rtl');
    expect(said.textContent).toBe('لدينا ٣ فلل.\nفي الوعب');
    expect(screen.queryByRole('list', { name: screen.text.chat.suggestions })).not.toBeInTheDocument();
  });

  it('takes five hundred characters and not one more', async () => {
    const { field } = await openChat();
    expect(field).toHaveAttribute('maxlength', '500');
  });

  it('says that it was switched off while the page stood open', async () => {
    const { screen, field } = await openChat('en', { [ask]: problem(403, 'chat.disabled') });
    await screen.user.type(field, 'villas{Enter}');
    expect(await screen.findByText(screen.text.chat.off)).toBeInTheDocument();
    expect(screen.queryByText(failure.en)).not.toBeInTheDocument();
  });

  it('is closed by Escape, which gives the focus back, and not by the Escape of something else', async () => {
    const { screen, panel } = await openChat();
    const elsewhere = screen.getByRole('main');
    elsewhere.tabIndex = -1;
    elsewhere.focus();
    await screen.user.keyboard('{Escape}');
    expect(panel).toHaveAttribute('open');
    launcher(screen).focus();
    await screen.user.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('open');
    expect(launcher(screen)).toHaveFocus();
  });
});

describe('what staff set for the chat', () => {
  const withHead = async (name: string, content: string): Promise<OpenScreen> => {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
    return visit();
  };

  it('takes the button away where it is off', async () => {
    const screen = await withHead('chat-off', 'bot');
    expect(screen.queryByRole('button', { name: screen.text.shell.chat.label })).not.toBeInTheDocument();
  });

  it('lets it wait for the visitor where it does not greet', async () => {
    const screen = await withHead('chat-off', 'auto-response');
    await screen.user.click(launcher(screen));
    const { said, text } = await chatOf(screen);
    expect(said()).toEqual([text.empty]);
  });

  it('names the service that words the answers', async () => {
    const screen = await withHead('chat-assistant', 'Example AI');
    await screen.user.click(launcher(screen));
    const { panel } = await chatOf(screen);
    expect(panel).toHaveTextContent('Example AI');
  });
});

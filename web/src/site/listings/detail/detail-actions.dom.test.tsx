import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDigits } from '#i18n/format.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { enquiry, question, receipt } from '#testing/made/enquiry.ts';
import { detail, detailAnswers, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const form = { 'GET /api/captcha': question(), 'POST /api/contact': receipt } as const;

describe.each(languages)('what is done with a listing (%s)', (language) => {
  const arabic = language === 'ar';
  const title = arabic ? 'شقة هادئة بجوار الحديقة' : 'Quiet flat by the park';

  async function open() {
    const screen = await openScreen(`/${language}/properties/990001`, {
      language,
      answers: { ...detailAnswers(detail()), ...form },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    return screen;
  }

  async function enquire(screen: OpenScreen, name: string) {
    const window = await screen.findByRole('dialog', { name });
    const inside = within(await within(window).findByRole('form'));
    await inside.findByText(formatDigits(question().question, language));
    const { leadForm } = screen.text;
    await screen.user.type(inside.getByLabelText(leadForm.fullName), enquiry.fullName);
    await screen.user.type(inside.getByLabelText(leadForm.email), enquiry.email);
    await screen.user.type(inside.getByLabelText(leadForm.phone), enquiry.phone);
    await screen.user.type(inside.getByLabelText(leadForm.captcha.answer), '5');
    await screen.user.click(inside.getByRole('button', { name: leadForm.submit }));
    return window;
  }

  const sent = (screen: OpenScreen) =>
    screen.api.calls.filter(({ operation }) => operation === 'POST /api/contact').map(({ body }) => body);

  it('saving stays on the device and calls nothing, until it is pressed again [P-142 P-277 P-346]', async () => {
    const screen = await open();
    await waitFor(() => {
      expect(screen.api.calls.map(({ operation }) => operation)).toContain('GET /api/social-media');
    });
    const before = screen.api.calls.length;
    const { save, saved } = screen.text.listing.detail;
    expect(screen.queryByTestId('saved-count')).toBeNull();
    await screen.user.click(screen.getByRole('button', { name: save }));
    const pressed = screen.getByRole('button', { name: saved });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 1));
    expect(localStorage.getItem('savedListings')).toBe('[990001]');
    await screen.user.click(pressed);
    expect(screen.getByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByTestId('saved-count')).toBeNull();
    expect(localStorage.getItem('savedListings')).toBe('[]');
    expect(screen.api.calls).toHaveLength(before);
    expect(document.cookie).not.toContain('saved');
  });

  it('knows at once what was saved before, in this window or another', async () => {
    localStorage.setItem('savedListings', '[7,990001]');
    const screen = await open();
    const { save, saved } = screen.text.listing.detail;
    expect(screen.getByRole('button', { name: saved })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 2));
    localStorage.setItem('savedListings', '[7]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedListings' }));
    expect(await screen.findByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 1));
  });

  it.each(['switched off', 'full'])('saving works for the visit where the storage is %s', async (state) => {
    const screen = await open();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    if (state === 'switched off') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const { save, saved } = screen.text.listing.detail;
    await screen.user.click(screen.getByRole('button', { name: save }));
    expect(screen.getByRole('button', { name: saved })).toHaveAttribute('aria-pressed', 'true');
    await screen.user.click(screen.getByRole('button', { name: saved }));
    expect(screen.getByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'false');
  });

  it('sharing copies the address where the device has no sheet for it, and says so [P-143]', async () => {
    const screen = await open();
    const { share, linkCopied, linkCopiedText, shareFailed, shareFailedText } = screen.text.listing.detail;
    await screen.user.click(screen.getByRole('button', { name: share }));
    await expectToast({ title: linkCopied, description: linkCopiedText });
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await screen.user.click(screen.getByRole('button', { name: share }));
    await expectToast({ title: shareFailed, description: shareFailedText, failed: true });
  });

  it('sharing opens the sheet of the device; closing it again is no failure [P-143]', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { share: sheet });
    const screen = await open();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const button = screen.getByRole('button', { name: screen.text.listing.detail.share });
    await screen.user.click(button);
    expect(sheet.mock.calls).toEqual([[{ title, url: window.location.href }]]);
    sheet.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await screen.user.click(button);
    expect(sheet).toHaveBeenCalledTimes(2);
    expect(copied).not.toHaveBeenCalled();
    expect(screen.queryByText(screen.text.listing.detail.shareFailed)).toBeNull();
    sheet.mockRejectedValueOnce(new TypeError('cannot share'));
    await screen.user.click(button);
    expect(copied).toHaveBeenCalledWith(window.location.href);
  });

  it('an enquiry carries the id of the listing and its name; its window then shows the reference, and closes [P-145 M-1014]', async () => {
    const screen = await open();
    const { inquire, inquireTitle } = screen.text.listing.detail;
    const openers = screen.getAllByRole('button', { name: inquire }).filter((one) => one.hasAttribute('aria-haspopup'));
    expect(openers).toHaveLength(2);
    await screen.user.click(openers[0]!);
    const window = await enquire(screen, inquireTitle);
    await expectToast({ title: screen.text.leadForm.success });
    const message = filledIn(screen.text.listing.detail.inquireMessage, { title, reference: 'TEST-0001' });
    expect(sent(screen)).toEqual([
      expect.objectContaining({
        propertyId: 990_001,
        source: 'property_inquiry',
        message,
        page: `/${language}/properties/990001`,
        language,
      }),
    ]);
    const { sent: heading, close } = screen.text.enquiry;
    await waitFor(() => expect(within(window).getByRole('heading', { name: heading })).toHaveFocus());
    expect(window).toHaveTextContent('MZL-TEST-1207');
    expect(within(window).queryByRole('form')).toBeNull();
    await screen.user.click(within(window).getAllByRole('button', { name: close }).at(-1)!);
    await waitFor(() => {
      expect(window).not.toBeInTheDocument();
    });
    expect(openers[0]).toHaveFocus();
    await screen.user.click(openers[0]!);
    const again = await screen.findByRole('dialog', { name: inquireTitle });
    expect(within(again).getByRole('form')).toBeInTheDocument();
    expect(within(again).queryByText(heading)).toBeNull();
  });
});

describe('an Arabic card', () => {
  it('opens the enquiry for its own listing, not for its neighbour [P-126]', async () => {
    const screen = await openScreen('/ar/properties', {
      language: 'ar',
      answers: {
        ...listAnswers(
          pageOf([listing({}, 1), listing({ titleAr: 'مكتب', referenceId: null }, 2), listing({}, 3)]),
          'ar',
        ),
        ...form,
      },
    });
    const card = (await screen.findAllByRole('article'))[1]!;
    const opener = within(card)
      .getAllByRole('button', { name: screen.text.listing.detail.inquire })
      .find((one) => one.hasAttribute('aria-haspopup'))!;
    await screen.user.click(opener);
    const window = await screen.findByRole('dialog', { name: screen.text.listing.detail.inquireTitle });
    expect(window).toHaveTextContent('مكتب');
    const message = within(window).getByLabelText(new RegExp(`^${screen.text.leadForm.message}`));
    expect(message).toHaveValue(
      filledIn(screen.text.listing.detail.inquireMessage, { title: 'مكتب', reference: '990002' }),
    );
    await screen.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: screen.text.listing.detail.inquireTitle })).toBeNull(),
    );
    expect(opener).toHaveFocus();
    expect(screen.api.calls.filter(({ operation }) => operation.startsWith('POST'))).toEqual([]);
  });
});

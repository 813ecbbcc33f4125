import { waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enquiryForm, openEnquiryForm, sendEnquiry } from '#testing/enquiry-form.ts';
import { link, next, receipt } from '#testing/made/enquiry.ts';
import { asRead, filledIn } from '#testing/fill-in.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';
import { clockOf, weekdayOf } from './enquiry-times.ts';

it.each(languages)(
  'shows the reference, what happens next and the private link above a form that begins anew (%s) [P-253 P-355 M-1014]',
  async (language) => {
    const screen = await openEnquiryForm({ language });
    const { enquiry: text, leadForm } = screen.text;
    await sendEnquiry(screen);
    await expectToast({ title: leadForm.success });
    const heading = await screen.findByRole('heading', { name: text.sent });
    await waitFor(() => expect(heading).toHaveFocus());
    const card = heading.parentElement!;
    expect(card).toHaveTextContent(receipt.referenceId);
    const said = { day: weekdayOf(next.opensAt, language), opens: clockOf(next.opensAt, language) };
    expect(within(card).getByText(asRead(filledIn(text.next.closed, said)))).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: text.open })).toHaveAttribute('href', `/${language}/enquiry/${link}`);
    await waitFor(() => expect(enquiryForm(screen).fullName).toHaveValue(''));

    await screen.user.click(within(card).getByRole('button', { name: text.copy }));
    expect(await within(card).findByText(text.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/${language}/enquiry/${link}`);
  },
);

it('gives the link to copy by hand where the browser does not copy [M-1014]', async () => {
  const screen = await openEnquiryForm();
  const { enquiry: text } = screen.text;
  await sendEnquiry(screen);
  const button = await screen.findByRole('button', { name: text.copy });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await screen.user.click(button);
  expect(await screen.findByText(text.notCopied, { exact: false })).toHaveTextContent(
    `${window.location.origin}/en/enquiry/${link}`,
  );
});

it.each([
  [{ kind: 'open', closesAt: '2026-11-29T14:00:00.000Z', opensAt: '2026-11-30T06:00:00.000Z', opensInDays: 1 }, 'open'],
  [{ kind: 'closed', closesAt: null, opensAt: '2026-11-29T06:00:00.000Z', opensInDays: 0 }, 'openSoon'],
] as const)('says when the office calls: %o [M-1013 M-1014]', async (soon, words) => {
  const screen = await openEnquiryForm({ answers: { 'POST /api/contact': { ...receipt, next: soon } } });
  await sendEnquiry(screen);
  const said = {
    closes: clockOf(soon.closesAt ?? '2026-11-29T14:00:00.000Z', 'en'),
    day: weekdayOf(soon.opensAt, 'en'),
    opens: clockOf(soon.opensAt, 'en'),
  };
  expect(await screen.findByText(asRead(filledIn(screen.text.enquiry.next[words], said)))).toBeInTheDocument();
});

it('shows the reference alone where the link has ended', async () => {
  const screen = await openEnquiryForm({ answers: { 'POST /api/contact': { ...receipt, link: null, next: null } } });
  const { enquiry: text } = screen.text;
  await sendEnquiry(screen);
  const card = (await screen.findByRole('heading', { name: text.sent })).parentElement!;
  expect(card).toHaveTextContent(receipt.referenceId);
  expect(within(card).queryByRole('link')).toBeNull();
  expect(within(card).queryByRole('button')).toBeNull();
});

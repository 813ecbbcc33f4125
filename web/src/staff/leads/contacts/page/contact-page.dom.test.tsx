import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { contact, contactDetail, mergePreview } from '#testing/made/contact.ts';
import { enquiryOf, lead, leadDesk } from '#testing/made/lead.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const one = 'GET /api/contacts/{id}';
const preview = 'GET /api/contacts/{id}/merge-preview';
const merging = 'POST /api/contacts/{id}/merges';
const undoing = 'DELETE /api/contacts/{id}/merges/{merge}';
const distinguishing = 'POST /api/contacts/{id}/distinctions';
const withdrawing = 'PUT /api/contacts/{id}/consent';

const leads = [lead({}, 1), lead({ source: 'about_page' }, 2)];
const other = contact({ id: 312, name: { first: 'حصة', last: 'الكواري' }, emails: ['h.kuwari@example.com'] });
const merge = {
  id: 5,
  at: '2026-11-21T09:30:00.000Z',
  byName: 'Noor Haddad',
  name: other.name,
  enquiries: 1,
  undoUntil: '2026-12-21T09:30:00.000Z',
};
const known = contactDetail({
  enquiries: [enquiryOf(leads[1]!), enquiryOf(leads[0]!)],
  unseen: 2,
  consent: { marketing: true, at: '2026-11-20T09:30:00.000Z' },
  duplicates: [{ contact: other, reasons: ['same_phone', 'same_name'] }],
});

async function open(language: Language = 'en', answers: Answers = {}, as: Role = 'admin') {
  const screen = await openScreen('/admin/contacts/311', {
    language,
    as,
    answers: leadDesk(leads, { [one]: known, ...answers }),
  });
  return { screen, text: screen.text.adminContacts };
}
const otherName = 'حصة الكواري';

describe.each(languages)('a person (%s)', (language) => {
  it('has every enquiry, every spelling and the ways to be reached [M-1291]', async () => {
    const { screen, text } = await open(language);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hessa Al-Kuwari' })).toBeInTheDocument();
    const enquiries = within(screen.getByRole('region', { name: text.page.enquiries }));
    expect(enquiries.getAllByRole('listitem')).toHaveLength(2);
    expect(enquiries.getByText(counted(language, text.page, 'unseen', 2))).toBeInTheDocument();
    const facts = within(screen.getByRole('region', { name: text.page.reach }));
    expect(facts.getByText('0097455550101')).toBeInTheDocument();
    expect(facts.getByRole('button', { name: screen.text.adminLeads.person.export })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: screen.text.adminLeadPage.contact.call })).toHaveAttribute(
      'href',
      'tel:+97455550101',
    );
    await screen.user.click(enquiries.getByRole('link', { name: screen.text.adminLeads.source.about_page }));
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/702'));
  });

  it('is compared with who they may be, merged as it was shown, and apart again by the toast [M-1292 M-1293]', async () => {
    const { screen, text } = await open(language, {
      [preview]: ({ params }) =>
        params['id'] === '311' ? mergePreview(known.contact, other) : mergePreview(other, known.contact),
      [merging]: problem(409, 'contact.changed'),
      [undoing]: { contactId: 312, otherId: 311, moved: 1 },
    });
    const proposed = within(await screen.findByRole('region', { name: text.duplicates.title }));
    expect(proposed.getByText(text.duplicates.reasons.same_phone)).toBeInTheDocument();
    expect(proposed.getByText(text.duplicates.reasons.same_name)).toBeInTheDocument();
    await screen.user.click(
      proposed.getByRole('button', { name: filledIn(text.duplicates.compareFor, { name: otherName }) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: text.merge.title }));
    const kept = () => dialog.getByRole('region', { name: text.merge.kept });
    expect(await dialog.findByText(text.merge.undoable)).toBeInTheDocument();
    expect(dialog.getByText(text.merge.crmStates.keeps_apart)).toBeInTheDocument();
    expect(dialog.getByText(text.merge.consentNo)).toBeInTheDocument();
    expect(dialog.getByText(counted(language, text.merge, 'unseen', 1))).toBeInTheDocument();
    expect(kept()).toHaveTextContent('Hessa Al-Kuwari');
    await screen.user.click(dialog.getByRole('button', { name: text.merge.swap }));
    await waitFor(() => expect(kept()).toHaveTextContent(otherName));
    await screen.user.click(dialog.getByRole('button', { name: text.merge.confirm }));
    await expectToast({
      title: text.merge.failed,
      description: screen.text.adminProblems.contact.changed,
      failed: true,
    });
    await waitFor(() => expect(callsTo(screen, preview)).toHaveLength(3));
    const merged = contactDetail({ contact: other, enquiries: known.enquiries, merges: [merge] });
    screen.api.answer({ [merging]: merged, [one]: merged });
    await screen.user.click(dialog.getByRole('button', { name: text.merge.confirm }));
    await waitFor(() => expect(screen.address()).toBe('/admin/contacts/312'));
    await expectToast({ title: text.merge.done });
    expect(bodiesTo(screen, merging)).toEqual([
      { otherId: 311, leadIds: [702, 701, 703] },
      { otherId: 311, leadIds: [702, 701, 703] },
    ]);
    const toast = document.querySelector<HTMLElement>('li[data-variant]');
    await screen.user.click(within(toast!).getByRole('button', { name: text.merge.undo }));
    await expectToast({ title: counted(language, text.merges, 'undone', 1) });
    expect(callsTo(screen, undoing).map(({ params }) => params)).toEqual([{ id: '312', merge: '5' }]);
  });

  it('with too many enquiries is not merged: what can be done is said, and nothing to press but the way out [M-1331]', async () => {
    const shown = mergePreview(known.contact, other);
    const { screen, text } = await open(language, {
      [preview]: { ...shown, kept: { ...shown.kept, enquiries: 1_204 }, tooMany: true },
    });
    await screen.user.click(
      await screen.findByRole('button', { name: filledIn(text.duplicates.compareFor, { name: otherName }) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: text.merge.title }));
    const why = await dialog.findByRole('alert');
    expect(why).toHaveTextContent(text.merge.tooMany);
    expect(why).toHaveTextContent(text.merge.tooManyHelp);
    expect(dialog.getByRole('region', { name: text.merge.kept })).toHaveTextContent(
      counted(language, text.merge, 'enquiries', 1_204),
    );
    for (const name of [text.merge.confirm, text.merge.swap]) expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(dialog.queryByRole('region', { name: text.merge.after })).toBeNull();
    const [out] = dialog.getAllByRole('button', { name: screen.text.common.close });
    await screen.user.click(out!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(screen, merging)).toEqual([]);
  });

  it('lists who was merged into them, by whom and until when that can be undone [M-1293]', async () => {
    const { screen, text } = await open(language, {
      [one]: contactDetail({ merges: [merge] }),
      [undoing]: problem(409, 'contact.undo_over'),
    });
    const merges = within(await screen.findByRole('region', { name: text.merges.title }));
    expect(merges.getByRole('listitem')).toHaveTextContent('Noor Haddad');
    expect(merges.getByRole('listitem')).toHaveTextContent(counted(language, text.merges, 'moved', 1));
    await screen.user.click(merges.getByRole('button', { name: filledIn(text.merges.undoFor, { name: otherName }) }));
    await expectToast({
      title: text.merges.failed,
      description: screen.text.adminProblems.contact.undo_over,
      failed: true,
    });
  });

  it('is told apart from somebody else, who is proposed no more [M-1294]', async () => {
    const { screen, text } = await open(language, { [distinguishing]: undefined });
    const button = await screen.findByRole('button', {
      name: filledIn(text.duplicates.distinctFor, { name: otherName }),
    });
    screen.api.answer({ [one]: { ...known, duplicates: [] } });
    await screen.user.click(button);
    await expectToast({ title: text.duplicates.distinctDone });
    await waitFor(() => expect(screen.queryByRole('region', { name: text.duplicates.title })).toBeNull());
    expect(bodiesTo(screen, distinguishing)).toEqual([{ otherId: 312 }]);
  });

  it('takes their consent back, after a question that says what that does [M-1295]', async () => {
    const { screen, text } = await open(language, { [withdrawing]: { marketing: false, at: merge.at } });
    const part = within(await screen.findByRole('region', { name: text.consent.title }));
    await screen.user.click(part.getByRole('button', { name: text.consent.withdraw }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(text.consent.withdrawText)).toBeInTheDocument();
    screen.api.answer({ [one]: { ...known, consent: { marketing: false, at: merge.at } } });
    await screen.user.click(question.getByRole('button', { name: text.consent.withdraw }));
    await expectToast({ title: text.consent.done });
    await waitFor(() => expect(part.queryByRole('button')).toBeNull());
    expect(bodiesTo(screen, withdrawing)).toEqual([{ marketing: false }]);
  });
});

describe('a person', () => {
  it('is proposed to an agent, who merges nobody, and neither exports nor erases [M-1292]', async () => {
    const { screen, text } = await open('en', { [one]: { ...known, merges: [merge] } }, 'agent');
    const proposed = within(await screen.findByRole('region', { name: text.duplicates.title }));
    expect(proposed.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('region', { name: text.merges.title })).queryByRole('button')).toBeNull();
    expect(screen.queryByText(screen.text.adminLeads.erase.open)).toBeNull();
    expect(screen.queryByText(screen.text.adminLeads.person.export)).toBeNull();
  });

  it('is erased with all enquiries that were shown [M-1297]', async () => {
    const erasure = 'POST /api/leads/{id}/person/erase';
    const { screen } = await open('en', {
      [erasure]: { erased: 2, cancelled: 0, owners: 0, mailsErased: 0, mailsSent: 0, crmCopies: [] },
    });
    const { erase, erased } = screen.text.adminLeads;
    await screen.user.click(await screen.findByRole('button', { name: erase.open }));
    await screen.user.type(
      screen.getByLabelText(filledIn(erase.type, { email: 'hessa2@example.com' })),
      'hessa2@example.com{Enter}',
    );
    expect(await screen.findByRole('heading', { level: 1, name: erased.title })).toBeInTheDocument();
    expect(bodiesTo(screen, erasure)).toEqual([{ confirmation: 'hessa2@example.com', leadIds: [702, 701] }]);
  });

  it.each(['311', 'nobody'])('is not there any more, or never was: %s', async (id) => {
    const screen = await openScreen(`/admin/contacts/${id}`, {
      as: 'admin',
      answers: { [one]: problem(404, 'contact.not_found') },
    });
    expect(await screen.findByText(screen.text.adminContacts.page.gone)).toBeInTheDocument();
  });
});

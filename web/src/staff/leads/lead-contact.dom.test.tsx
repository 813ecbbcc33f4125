import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { staff } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const unmask = 'POST /api/leads/{id}/contact';
const masked = { email: '•••', phone: '•••', masked: ['phone', 'email'] as ('phone' | 'email')[] };

async function open(language: Language, changes: object = masked, answers: Answers = {}, address = '?lead=701') {
  const user = staff('admin', { role: 'desk', contact: { phone: 'masked', email: 'masked' } });
  const screen = await openScreen(`/admin/leads${address}`, {
    language,
    as: 'admin',
    answers: { ...leadDesk([lead(changes)], answers), 'GET /api/auth/user': user },
  });
  return { screen, text: screen.text.adminLeads };
}

describe.each(languages)('an enquiry whose contact data the role masks (%s)', (language) => {
  it('says so in its window, and shows them on a click that it says is kept [M-861]', async () => {
    const { screen, text } = await open(language, masked, {
      [unmask]: { email: 'hessa1@example.com', phone: '+974 5555 0101' },
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByText(text.contact.hidden)).toHaveLength(2);
    expect(dialog.getByText(text.contact.recorded)).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: /•/ })).not.toBeInTheDocument();
    // neither can be done without them
    await dialog.findByText(text.person.only);
    expect(dialog.queryByRole('button', { name: text.person.export })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: text.erase.open })).not.toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: text.contact.show }));
    expect(await dialog.findByRole('link', { name: 'hessa1@example.com' })).toHaveAttribute(
      'href',
      'mailto:hessa1@example.com',
    );
    expect(dialog.getByRole('link', { name: '+974 5555 0101' })).toHaveAttribute('href', 'tel:+97455550101');
    expect(dialog.queryByRole('button', { name: text.contact.show })).not.toBeInTheDocument();
    expect(callsTo(screen, unmask)).toHaveLength(1);
  });

  it('says why they were not shown', async () => {
    const { screen, text } = await open(language, masked, { [unmask]: problem(429, 'request.rate_limited') });
    const dialog = within(await screen.findByRole('dialog'));
    await screen.user.click(await dialog.findByRole('button', { name: text.contact.show }));
    const description = screen.text.adminProblems.request.rate_limited;
    await expectToast({ title: text.contact.failed, description, failed: true });
    expect(dialog.getAllByText(text.contact.hidden)).toHaveLength(2);
  });

  it('says in the list which are hidden, and is named by its reference where there is no name [M-860]', async () => {
    const nameless = { ...masked, firstName: '', lastName: '', phone: null, masked: ['email'] as 'email'[] };
    const { screen, text } = await open(language, nameless, {}, '');
    const row = await screen.findByRole('row', { name: /MZL-TEST-1/ });
    expect(row).toHaveTextContent(text.contact.hiddenField.email);
    expect(row).not.toHaveTextContent(text.contact.hiddenField.phone);
    await waitFor(() => expect(row).not.toHaveTextContent('•'));
  });
});

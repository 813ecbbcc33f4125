import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { staff } from '#testing/people.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const unmask = 'POST /api/leads/{id}/contact';
const masked = { email: '•••', phone: '•••', masked: ['phone', 'email'] as ('phone' | 'email')[] };

async function open(language: Language, changes: object = masked, answers: Answers = {}, address = '/701') {
  const user = staff('admin', { role: 'desk', contact: { phone: 'masked', email: 'masked' } });
  const screen = await openScreen(`/admin/leads${address}`, {
    language,
    as: 'admin',
    answers: { ...leadDesk([lead(changes)], answers), 'GET /api/auth/user': user },
  });
  return { screen, text: screen.text.adminLeads };
}

const page = async (screen: OpenScreen) => within(await screen.findByRole('main'));

describe.each(languages)('an enquiry whose contact data the role masks (%s)', (language) => {
  it('says so on its page, and shows them on a click that it says is kept [M-861]', async () => {
    const { screen, text } = await open(language, masked, {
      [unmask]: { email: 'hessa1@example.com', phone: '+974 5555 0101' },
    });
    const dialog = await page(screen);
    expect(await dialog.findByText(text.contact.hiddenField.phone)).toBeInTheDocument();
    expect(dialog.getByText(text.contact.hiddenField.email)).toBeInTheDocument();
    expect(dialog.getByText(new RegExp(text.contact.recorded))).toBeInTheDocument();
    expect(dialog.queryByText(/•/)).not.toBeInTheDocument();
    // neither can be done without them
    await dialog.findByText(text.person.only);
    expect(dialog.queryByRole('button', { name: text.person.export })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: text.erase.open })).not.toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: text.contact.show }));
    expect(await dialog.findByText('hessa1@example.com')).toBeInTheDocument();
    const { contact } = screen.text.adminLeadPage;
    expect(dialog.getByRole('link', { name: contact.call })).toHaveAttribute('href', 'tel:+97455550101');
    for (const name of [contact.email, contact.whatsapp])
      expect(dialog.getByRole('button', { name })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: text.contact.show })).not.toBeInTheDocument();
    expect(callsTo(screen, unmask)).toHaveLength(1);
  });

  it('says why they were not shown', async () => {
    const { screen, text } = await open(language, masked, { [unmask]: problem(429, 'request.rate_limited') });
    const dialog = await page(screen);
    await screen.user.click(await dialog.findByRole('button', { name: text.contact.show }));
    const description = screen.text.adminProblems.request.rate_limited;
    await expectToast({ title: text.contact.failed, description, failed: true });
    expect(dialog.getByText(text.contact.hiddenField.phone)).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: screen.text.adminLeadPage.contact.call })).not.toBeInTheDocument();
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

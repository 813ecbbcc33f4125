import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, listingSummary, staffListing, staffPage } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const address = '/admin/properties-table';
const one = '/api/admin/properties/{id}';
const name = { en: 'Quiet flat by the park', ar: 'شقة هادئة بجوار الحديقة' };

const open = (answers: Answers = {}, query = '', language: Language = 'en') =>
  openScreen(address + query, {
    language,
    as: 'editor',
    answers: catalogue([listing()], { [`GET ${one}`]: staffListing(), ...answers }),
  });
type Screen = Awaited<ReturnType<typeof open>>;

async function askToDelete(screen: Screen, language: Language): Promise<HTMLElement> {
  const { action } = screen.text.adminProperties;
  await screen.user.click(
    await screen.findByRole('button', { name: filledIn(action.delete, { name: name[language] }) }),
  );
  return screen.findByRole('alertdialog');
}

describe.each(languages)('deleting a listing (%s)', (language) => {
  it('asks, deletes, says so, and brings it back [A-286 A-348]', async () => {
    const screen = await open({ 'DELETE /api/properties/{id}': undefined }, '', language);
    const t = screen.text.adminProperties;
    const question = await askToDelete(screen, language);
    expect(question).toHaveTextContent(t.delete.text);
    screen.api.answer({ 'GET /api/admin/properties': staffPage([]) });
    await screen.user.click(within(question).getByRole('button', { name: t.delete.confirm }));
    expect(await screen.findByText(t.toast.deleted)).toBeInTheDocument();
    expect(callsTo(screen, 'DELETE /api/properties/{id}').map(({ params }) => params)).toEqual([{ id: '990001' }]);
    await screen.findByRole('heading', { name: t.empty.noneTitle });
    screen.api.answer({
      'POST /api/admin/properties/{id}/restore': listing(),
      'GET /api/admin/properties': staffPage([listing()]),
    });
    await screen.user.click(screen.getByRole('button', { name: t.undo }));
    expect(await screen.findByText(t.toast.restored)).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /TEST-0001/ })).toBeInTheDocument();
    expect(callsTo(screen, 'POST /api/admin/properties/{id}/restore').map(({ params }) => params)).toEqual([
      { id: '990001' },
    ]);
  });

  it('does nothing when the question is answered with no [A-286]', async () => {
    const screen = await open({}, '', language);
    const question = await askToDelete(screen, language);
    await screen.user.click(within(question).getByRole('button', { name: screen.text.common.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('row', { name: /TEST-0001/ })).toBeInTheDocument();
    expect(callsTo(screen, 'DELETE /api/properties/{id}')).toEqual([]);
  });

  it('that fails says why and leaves the listing [A-397]', async () => {
    const refused = problem(503, 'server.unavailable', { detail: 'The database is away' });
    const screen = await open({ 'DELETE /api/properties/{id}': refused }, '', language);
    const t = screen.text.adminProperties;
    const question = await askToDelete(screen, language);
    await screen.user.click(within(question).getByRole('button', { name: t.delete.confirm }));
    expect(await screen.findByText(t.toast.deleteFailed)).toBeInTheDocument();
    expect(screen.getByText(screen.text.adminProblems.server.unavailable)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /TEST-0001/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
  });
});

it('asks and says it in the words of the specification [A-286 A-348]', async () => {
  const screen = await open({ 'DELETE /api/properties/{id}': undefined });
  const question = await askToDelete(screen, 'en');
  expect(question).toHaveTextContent('Are you sure you want to delete this property?');
  await screen.user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Property deleted successfully')).toBeInTheDocument();
});

it('says that a listing could not be brought back', async () => {
  const screen = await open({
    'DELETE /api/properties/{id}': undefined,
    'POST /api/admin/properties/{id}/restore': problem(404, 'property.not_found'),
  });
  const t = screen.text.adminProperties;
  const question = await askToDelete(screen, 'en');
  await screen.user.click(within(question).getByRole('button', { name: t.delete.confirm }));
  await screen.user.click(await screen.findByRole('button', { name: t.undo }));
  expect(await screen.findByText(t.toast.restoreFailed)).toBeInTheDocument();
  expect(screen.getByText(screen.text.adminProblems.property.not_found)).toBeInTheDocument();
});

describe('a copy of a listing', () => {
  const copy = (screen: Screen) =>
    screen.findByRole('button', { name: filledIn(screen.text.adminProperties.action.duplicate, { name: name.en }) });

  it('is a draft that opens at once', async () => {
    const made = staffListing({ id: 7, title: 'Copy', titleAr: null, isActive: false });
    const screen = await open({
      'POST /api/admin/properties/{id}/duplicate': made.property,
      [`GET ${one}`]: made,
    });
    await screen.user.click(await copy(screen));
    expect(await screen.findByText(screen.text.adminProperties.toast.duplicated)).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`${address}?dialog=edit-7`));
    expect(await screen.findByDisplayValue('Copy')).toBeInTheDocument();
  });

  it('that could not be made says so', async () => {
    const screen = await open({ 'POST /api/admin/properties/{id}/duplicate': problem(403, 'auth.forbidden') });
    await screen.user.click(await copy(screen));
    const { toast } = screen.text.adminProperties;
    expect(await screen.findByText(toast.duplicateFailed)).toBeInTheDocument();
    expect(screen.getByText(screen.text.adminProblems.auth.forbidden)).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(address));
  });
});

describe.each(languages)('looking at a listing (%s)', (language) => {
  it('says what nobody has settled, and takes a yes for the deal [M-941]', async () => {
    const confirm = 'POST /api/admin/properties/bulk';
    const unsure = { dealUnsure: true, subcategory: 'Treehouse', kind: null };
    const screen = await open(
      {
        [`GET ${one}`]: staffListing(unsure),
        'GET /api/admin/properties/summary': listingSummary({ unsure: 2 }),
        [confirm]: { changed: [990_001], otherDeal: [], incomplete: [], withoutMandate: [] },
      },
      '?dialog=view-990001',
      language,
    );
    const t = screen.text.adminProperties;
    const dialog = within(await screen.findByRole('dialog'));
    const deal = t.deal.rent;
    expect(await dialog.findByText(filledIn(t.unsure.deal, { deal }))).toBeInTheDocument();
    expect(dialog.getByText(filledIn(t.unsure.kind, { word: 'Treehouse' }))).toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: filledIn(t.unsure.confirm, { deal }) }));
    expect(await screen.findByText(t.unsure.confirmed)).toBeInTheDocument();
    expect(bodiesTo(screen, confirm)).toEqual([{ ids: [990_001], action: 'confirm-deal' }]);
  });

  it('shows all of it, and leads to editing [A-071 A-245]', async () => {
    const screen = await open({ [`GET ${one}`]: staffListing({}, { agentName: 'Layla' }) }, '', language);
    const t = screen.text.adminProperties;
    const view = filledIn(t.action.view, { name: name[language] });
    await screen.user.click(await screen.findByRole('button', { name: view }));
    const dialog = await screen.findByRole('dialog', { name: name[language] });
    await waitFor(() => expect(screen.address()).toBe(`${address}?dialog=view-990001`));
    const facts = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    const { fields, columns } = t;
    const [en, ar] = [language === 'en', language === 'ar'];
    expect(facts).toEqual([
      [fields.price, ar ? '٨٬٥٠٠\u00a0ر.ق\u00a0شهريًا' : 'QR\u00a08,500/month'],
      [fields.referenceId, 'TEST-0001'],
      [columns.type, `${t.deal.rent} · ${ar ? 'شقة' : 'Apartment'}`],
      [fields.status, t.status.for_rent],
      [columns.location, ar ? 'الدوحة، السد' : 'Doha, Al Sadd'],
      [fields.address, 'Building 4'],
      [columns.details, ar ? 'غرفتا نوم · ٣ حمامات · ١٢٠\u00a0م²' : '2 bedrooms · 3 bathrooms · 120\u00a0sqm'],
      [fields.agent, 'Layla'],
      [t.view.presses.title, expect.stringContaining(t.view.presses.note)],
      [fields.source, t.source.manual],
    ]);
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/images/hero-640.webp');
    expect(
      within(dialog).getByText(en ? 'Two balconies and a long corridor.' : 'شرفتان وممر طويل.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByText('Balcony')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: t.view.onSite })).toHaveAttribute(
      'href',
      `/${language}/properties/990001`,
    );
    await screen.user.click(within(dialog).getByRole('button', { name: t.view.edit }));
    expect(await screen.findByRole('dialog', { name: t.form.editTitle })).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`${address}?dialog=edit-990001`));
  });

  it('says what is not there, and of a draft gives no link to the site', async () => {
    const bare = staffListing({
      description: null,
      descriptionAr: null,
      features: [],
      referenceId: null,
      bedrooms: null,
      bathrooms: null,
      area: null,
      price: null,
      isActive: false,
      images: [],
    });
    const screen = await open({ [`GET ${one}`]: bare }, '?dialog=view-990001', language);
    const dialog = await screen.findByRole('dialog', { name: name[language] });
    const t = screen.text.adminProperties;
    for (const text of [t.view.noDescription, t.view.noFeatures, t.noPrice, t.draft])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/images/no-picture.svg');
  });
});

describe('the history of a listing', () => {
  const history = 'GET /api/admin/properties/{id}/history';
  const show = async (answers: Answers) => {
    const screen = await open(answers, '?dialog=view-990001');
    await screen.user.click(await screen.findByText(screen.text.adminProperties.history.title));
    return screen;
  };

  it('is asked for when somebody wants it, and says who changed what from what', async () => {
    const screen = await open(
      {
        [history]: [
          {
            at: '2026-11-20T08:00:00Z',
            actor: 'noor',
            action: 'property.updated',
            before: { price: '24500.00', isActive: false },
            after: { price: '23000.00', isActive: true },
          },
          { at: '2026-11-19T08:00:00Z', actor: null, action: 'property.created', before: null, after: { title: 'x' } },
        ],
      },
      '?dialog=view-990001',
    );
    const t = screen.text.adminProperties.history;
    const title = await screen.findByText(t.title);
    expect(callsTo(screen, history)).toEqual([]);
    await screen.user.click(title);
    const [changed, made] = await screen.findAllByText(/noor|the system/);
    expect(changed?.closest('li')).toHaveTextContent(
      'noor · Nov 20, 2026, 11:00 AMChangedPrice (QAR): QR 24,500 QR 23,000Active: no yes',
    );
    expect(made?.closest('li')).toHaveTextContent(`${t.system} · Nov 19, 2026, 11:00 AM${t.action.created}`);
  });

  it.each([
    ['nobody changed it', [], 'none'],
    ['it could not be loaded', problem(503, 'server.unavailable'), 'failed'],
    ['it is on its way', () => never<[]>(), 'loading'],
  ] as const)('says that %s', async (_, answer, word) => {
    const screen = await show({ [history]: answer } as Answers);
    expect(await screen.findByText(screen.text.adminProperties.history[word])).toBeInTheDocument();
  });
});

describe('the window over the table', () => {
  it('says that its listing could not be loaded, and tries again', async () => {
    const screen = await open({ [`GET ${one}`]: problem(404, 'property.not_found') }, '?dialog=view-5');
    const dialog = await screen.findByRole('dialog');
    const again = await within(dialog).findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ [`GET ${one}`]: staffListing({ id: 5 }) });
    await screen.user.click(again);
    expect(await screen.findByRole('dialog', { name: name.en })).toBeInTheDocument();
  });

  it.each(['view-0', 'edit-x', 'delete-5', 'view-1234567890', ''])('is not there for %j', async (value) => {
    const screen = await open({}, `?dialog=${value}`);
    await screen.findByRole('row', { name: /TEST-0001/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes with Escape and with Back, and leaves the filters of the table alone', async () => {
    const screen = await open({}, '?status=sold');
    const view = filledIn(screen.text.adminProperties.action.view, { name: name.en });
    for (const leave of [() => screen.user.keyboard('{Escape}'), () => screen.goTo(-1)]) {
      await screen.user.click(await screen.findByRole('button', { name: view }));
      await screen.findByRole('dialog', { name: name.en });
      await waitFor(() => expect(screen.address()).toBe(`${address}?status=sold&dialog=view-990001`));
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.address()).toBe(`${address}?status=sold`));
    }
    expect(bodiesTo(screen, 'PATCH /api/properties/{id}')).toEqual([]);
  });
});

import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { mandate, owner, ownersPage } from '#testing/made/owners.ts';
import { catalogue, staffListing } from '#testing/made/staff-listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

const id = 990_001;
const mandates = 'GET /api/admin/properties/{id}/mandates';
const create = 'POST /api/admin/properties/{id}/mandates';

async function open(answers: Answers = {}, options: ScreenOptions = {}, kind = 'view') {
  const found = staffListing({ id });
  const screen = await openScreen(`/admin/properties-table?dialog=${kind}-${String(id)}`, {
    as: 'admin',
    ...options,
    answers: catalogue([found.property], {
      'GET /api/admin/properties/{id}': found,
      'GET /api/admin/owners': ownersPage([owner()]),
      ...answers,
    }),
  });
  const text = screen.text.adminOwners;
  const section = within(await screen.findByRole('region', { name: text.section.title }));
  return { screen, text, section };
}

describe.each(languages)('owner and mandate of a listing (%s)', (language) => {
  it('say whose it is, on which terms and how long, and what was before [M-1141]', async () => {
    const former = mandate({
      id: 4,
      owner: { id: 9, name: 'Noor' },
      state: 'ended',
      contractNumber: 'OLD-1',
      endedOn: '2026-10-01',
      endReason: 'Sold',
    });
    const { section, text } = await open(
      { [mandates]: { mandates: [mandate({ daysLeft: 0 }), former], needed: true } },
      { language },
    );
    expect(await section.findByRole('link', { name: 'Hamad Al-Marri' })).toHaveAttribute(
      'href',
      '/admin/owners?dialog=view-12',
    );
    expect(section.getByText(text.states.in_force)).toBeInTheDocument();
    expect(section.getByText(text.lastDay)).toBeInTheDocument();
    expect(section.queryByText(text.section.needed)).toBeNull();
    expect(section.getByText('Sold')).not.toBeVisible();
  });

  it('are entered with an owner found by number [M-1141]', async () => {
    const { screen, section, text } = await open(
      { [mandates]: { mandates: [], needed: true }, [create]: mandate() },
      { language },
    );
    expect(await section.findByText(text.section.needed)).toBeInTheDocument();
    await screen.user.click(section.getByRole('button', { name: text.section.add }));
    await screen.user.click(section.getByRole('button', { name: text.saveMandate }));
    expect(await section.findByText(text.fields.ownerMissing)).toBeInTheDocument();
    await screen.user.type(section.getByRole('searchbox'), '5555');
    await screen.user.click(await section.findByRole('button', { name: /Hamad Al-Marri/ }));
    await screen.user.type(section.getByLabelText(text.fields.contractNumber), 'BC-1');
    for (const [name, day] of [
      ['signedOn', '2026-11-01'],
      ['startsOn', '2026-11-01'],
      ['endsOn', '2026-10-31'],
    ] as const)
      await screen.user.type(section.getByLabelText(text.fields[name]), day);
    await screen.user.type(section.getByLabelText(text.fields.commission), '١٫٥');
    const save = section.getByRole('button', { name: text.saveMandate });
    await screen.user.click(save);
    expect(await section.findByText(screen.text.adminProblems.rules.order)).toBeInTheDocument();
    const last = section.getByLabelText(text.fields.endsOn);
    await screen.user.clear(last);
    await screen.user.type(last, '2027-10-31');
    screen.api.answer({ [create]: problem(409, 'mandate.overlaps') });
    await screen.user.click(save);
    expect(await section.findByText(screen.text.adminProblems.mandate.overlaps)).toBeInTheDocument();
    screen.api.answer({ [create]: mandate(), [mandates]: { mandates: [mandate()], needed: true } });
    await screen.user.click(save);
    await expectToast({ title: text.toast.mandateAdded });
    expect(bodiesTo(screen, create).at(-1)).toEqual({
      ownerId: 12,
      contractNumber: 'BC-1',
      kind: 'exclusive',
      signedOn: '2026-11-01',
      startsOn: '2026-11-01',
      endsOn: '2027-10-31',
      commissionKind: 'months',
      commission: '1.5',
      note: null,
    });
    await waitFor(() => expect(section.queryByText(text.section.needed)).toBeNull());
  });

  it('end early with a reason [M-1132]', async () => {
    const end = 'POST /api/admin/mandates/{id}/end';
    const { screen, section, text } = await open(
      { [mandates]: { mandates: [mandate()], needed: false }, [end]: mandate({ state: 'ended' }) },
      { language },
    );
    await screen.user.click(await section.findByRole('button', { name: text.end.open }));
    await screen.user.click(section.getByRole('button', { name: text.end.confirm }));
    expect(await section.findByText(text.end.reasonMissing)).toBeInTheDocument();
    await screen.user.type(section.getByLabelText(text.end.reason), 'Sold');
    await screen.user.click(section.getByRole('button', { name: text.end.confirm }));
    await expectToast({ title: text.end.done });
    expect(bodiesTo(screen, end)).toEqual([{ reason: 'Sold' }]);
  });

  it('have files to download, of which too large ones are refused before they are sent [M-1137]', async () => {
    const file = {
      id: '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e',
      name: 'contract.pdf',
      mediaType: 'application/pdf' as const,
      size: 182_044,
      createdAt: '2026-11-02T08:00:00.000Z',
    };
    const { screen, section, text } = await open(
      { [mandates]: { mandates: [mandate({ files: [file] })], needed: false } },
      { language },
    );
    const link = await section.findByRole('link', { name: 'contract.pdf' });
    expect(link).toHaveAttribute('href', `/api/admin/mandate-files/${file.id}`);
    expect(link).toHaveAttribute('download', 'contract.pdf');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' });
    await screen.user.upload(section.getByLabelText(text.files.choose), large);
    expect(await section.findByRole('alert')).toHaveTextContent(screen.text.adminProblems.request.too_large);
  });
});

it('stands beside the listing’s form, not within it [M-1141]', async () => {
  const { section, text } = await open({}, {}, 'edit');
  expect(await section.findByText(text.section.none)).toBeInTheDocument();
  expect(section.getByRole('button', { name: text.section.add }).closest('form')).toBeNull();
});

it('is not for who may not read owners [M-1138]', async () => {
  const screen = await openScreen(`/admin/properties-table?dialog=view-${String(id)}`, {
    as: 'agent',
    answers: catalogue([staffListing({ id }).property], { 'GET /api/admin/properties/{id}': staffListing({ id }) }),
  });
  expect(await screen.findByText(screen.text.adminProperties.fields.features)).toBeInTheDocument();
  expect(screen.queryByText(screen.text.adminOwners.section.title)).toBeNull();
});

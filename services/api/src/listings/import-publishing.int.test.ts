import { importExample } from '@manzil/core/listings/import-template';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { publishingApi } from './testing/publishing.ts';

type Result = components['schemas']['PropertyImportResult'];

const office = publishingApi();
const send = (csv: string, rest: object) =>
  office.editor.call('POST', '/api/admin/properties/import', { csv, ...rest });
const dry = async (csv: string, rest: object = {}) =>
  (await (await send(csv, { dryRun: true, ...rest })).json()) as Result;
const stored = async () =>
  (await office.api.pool.query(`select title, is_active as visible from properties order by title`)).rows;

const head = 'Reference ID,Title,Title (Arabic),Description,Description (Arabic),Type,Status,Price,City,Address,Active';
const file = `${head}
,Bare,,,,Rent,for_rent,9000,Doha,Tower 1,
,Full,كامل,Text,نص,Rent,for_rent,9000,Doha,Tower 1,
,Hidden,خفي,Text,نص,Rent,for_rent,9000,Doha,Tower 1,no
D-1,Draft,مسودة,Text,نص,Rent,for_rent,9000,Doha,Tower 1,yes
,Bad,,,,Rent,for_rent,,Doha,Tower 1,`;

describe('what an import publishes is said before, and chosen', () => {
  beforeEach(async () => {
    await addProperty(office.api.pool, { referenceId: 'D-1', title: 'Draft', isActive: false });
    await office.minimum(40);
  });

  it('without the choice nothing becomes visible, whatever the file says [M-986]', async () => {
    const looked = await dry(file);
    expect(looked).toMatchObject({ created: 3, updated: 1, refused: 1, publishable: 2, published: 0, drafts: 4 });
    const answer = await send(file, { dryRun: false, plan: looked.plan, leaveRefused: true });
    expect([answer.status, await answer.json()]).toMatchObject([200, { applied: true, published: 0, drafts: 4 }]);
    expect((await stored()).map(({ visible }) => visible as boolean)).toEqual([false, false, false, false]);
  });

  it('with it those that have enough do, and others stay drafts with what they lack [M-986]', async () => {
    const looked = await dry(file, { publish: true });
    expect(looked).toMatchObject({ publishable: 2, published: 2, incomplete: 1, drafts: 2 });
    expect(looked.rows.map(({ line, publishes, missing }) => [line, publishes, missing.includes('titleAr')])).toEqual([
      [2, false, true],
      [3, true, false],
      [4, false, false],
      [5, true, false],
      [6, false, false],
    ]);
    const answer = await send(file, { dryRun: false, plan: looked.plan, publish: true, leaveRefused: true });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual([
      { title: 'Bare', visible: false },
      { title: 'Draft', visible: true },
      { title: 'Full', visible: true },
      { title: 'Hidden', visible: false },
    ]);
  });

  it('a plan that publishes is another than one that does not [M-986]', async () => {
    const { plan } = await dry(file);
    const answer = await send(file, { dryRun: false, plan, publish: true, leaveRefused: true });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'import.changed']);
  });

  it('good rows go in without the refused ones only where that was said [M-985]', async () => {
    const { plan } = await dry(file);
    const answer = await send(file, { dryRun: false, plan });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'import.refused']);
    expect(await stored()).toHaveLength(1);
  });
});

it('a text whose letters were lost is refused, and told what to do [M-984]', async () => {
  const answer = await send('Title,City\n\uFFFD\uFFFD\uFFFD\uFFFD,Doha', { dryRun: true });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'import.encoding', detail: expect.stringContaining('CSV UTF-8') as string },
  ]);
});

it('the example that is handed out is a file as an import wants it, and publishes nothing by itself [M-983]', async () => {
  expect(await dry(importExample, { publish: true })).toMatchObject({
    created: 2,
    refused: 0,
    ignoredColumns: [],
    publishable: 0,
    drafts: 2,
  });
});

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishingApi } from '../listings/testing/publishing.ts';
import { staffAs } from '../listings/testing/staff-as.ts';
import { codeOf, fileSender, forget, mandateDesk } from './testing/mandates.ts';

const office = publishingApi();
let path: string;
let desk: Awaited<ReturnType<typeof mandateDesk>>;
beforeEach(async () => {
  desk = await mandateDesk(office);
  const { id } = (await (await desk.give(await desk.listing())).json()) as { id: number };
  path = `/api/admin/mandates/${String(id)}/files`;
});
afterEach(() => forget(office));

const pdf = new TextEncoder().encode('%PDF-1.7\nthe contract');
const named = (name: string): string => `${path}?name=${encodeURIComponent(name)}`;

it('is given to who may read owners alone, to be saved, and each reading is recorded [M-1137]', async () => {
  const send = await fileSender(office.api, 'editor');
  const added = await send(named('عقد الوساطة.pdf'), pdf);
  expect(added.status).toBe(201);
  const file = (await added.json()) as { id: string };
  expect(file).toMatchObject({ name: 'عقد الوساطة.pdf', mediaType: 'application/pdf', size: pdf.byteLength });
  const address = `/api/admin/mandate-files/${file.id}`;
  const got = await office.editor.call('GET', address);
  expect([got.status, new Uint8Array(await got.arrayBuffer())]).toEqual([200, pdf]);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('عقد الوساطة.pdf')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { rows } = await office.api.pool.query<{ actor_id: number }>(
    `select actor_id from audit_entries where action = 'mandate.file_read'`,
  );
  expect(rows).toEqual([{ actor_id: office.editor.id }]);
  const agent = await staffAs(office.api, 'agent');
  expect((await agent.call('GET', address)).status).toBe(403);
  expect((await office.api.get(address)).status).toBe(401);
  expect((await office.api.get(`/media/${file.id}`)).status).toBe(404);
  expect((await (await fileSender(office.api, 'agent'))(named('x.pdf'), pdf)).status).toBe(403);
});

it('is taken by its content, whatever it is called, and never lies in a folder [M-1137]', async () => {
  const send = await fileSender(office.api, 'editor');
  const html = await send(named('contract.pdf'), new TextEncoder().encode('<html><script>1</script>'));
  expect([html.status, await codeOf(html)]).toEqual([422, 'mandate_file.kind']);
  expect((await send(named('empty.pdf'), new Uint8Array())).status).toBe(400);
  const tooLarge = new Uint8Array(10 * 1024 * 1024 + 1);
  tooLarge.set(pdf);
  expect((await send(named('large.pdf'), tooLarge)).status).toBe(413);
  const jpeg = await send(named('../../etc/pass\u202ewd.pdf'), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1));
  expect(await jpeg.json()).toMatchObject({ name: 'passwd.pdf', mediaType: 'image/jpeg' });
  const files = await readdir(office.api.dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toContain('the contract');
});

it('there are ten of a mandate at most; one that is removed is gone [M-1137]', async () => {
  const send = await fileSender(office.api, 'editor');
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(named(`${String(n)}.pdf`), pdf)));
  const kept = answers.filter(({ status }) => status === 201);
  expect([kept.length, answers.filter(({ status }) => status === 409).length]).toEqual([10, 2]);
  const { id } = (await kept[0]!.json()) as { id: string };
  const address = `/api/admin/mandate-files/${id}`;
  expect((await office.editor.call('DELETE', address)).status).toBe(204);
  expect((await office.editor.call('DELETE', address)).status).toBe(404);
  expect((await office.editor.call('GET', address)).status).toBe(404);
  expect((await office.editor.call('GET', '/api/admin/mandate-files/none')).status).toBe(404);
  expect((await send('/api/admin/mandates/999999/files?name=a.pdf', pdf)).status).toBe(404);
});

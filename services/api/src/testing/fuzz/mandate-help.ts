import { randomUUID } from 'node:crypto';
import type { TestApi } from '../start-api.ts';
import type { Known } from './known.ts';

const erasable = 'Somebody to be erased';

/** What schemas cannot say of owners and mandates: an owner that there is, days in order, a mandate in force. Null: nothing to help. */
export function mandateHelp(api: TestApi, known: Known) {
  const oneId = async (statement: string): Promise<number> =>
    (await api.pool.query<{ id: number }>(statement)).rows[0]?.id ?? 0;
  const addOwner = (name = 'Somebody'): Promise<number> =>
    oneId(`insert into owners (kind, name) values ('person', '${name}') returning id`);
  const addMandate = async (): Promise<number> => {
    const id = await oneId(
      `with listing as (insert into properties (title, price, deal, status, address, city, is_active)
         values ('Office', 9000, 'rent', 'for_rent', 'Tower', 'Doha', false) returning id)
       insert into mandates (property_id, owner_id, contract_number, kind, signed_on, starts_on, ends_on, commission_kind, commission)
         select id, ${String(await addOwner())}, gen_random_uuid()::text, 'open', qatar_day(now()), qatar_day(now()),
           qatar_day(now()) + 90, 'months', 1 from listing returning id`,
    );
    known.add('mandates', id);
    return id;
  };
  const days = { signedOn: '2026-01-01', startsOn: '2026-01-01', endsOn: '2036-12-31' };
  const terms = async () => ({ ...days, ownerId: await addOwner(), contractNumber: randomUUID(), kind: 'open' });
  const helps = new Map<string, () => Promise<Record<string, unknown>>>([
    ['createMandate', terms],
    [
      'updateMandate',
      async () => {
        await addMandate();
        const { ownerId: _owner, ...change } = await terms();
        return { ...change, version: undefined };
      },
    ],
    ['endMandate', running],
    ['addMandateFile', running],
    [
      'updateOwner',
      async () => {
        known.add('owners', await addOwner());
        return { version: undefined };
      },
    ],
    [
      'eraseOwner',
      async () => {
        known.add('owners', await addOwner(erasable));
        return { confirmation: erasable };
      },
    ],
    ...['getMandateFile', 'deleteMandateFile'].map((id) => [id, addFile] as const),
  ]);

  async function running(): Promise<Record<string, unknown>> {
    await addMandate();
    return {};
  }

  async function addFile(): Promise<Record<string, unknown>> {
    const file = randomUUID();
    const mandate = await addMandate();
    await api.pool.query(
      `insert into mandate_files (id, mandate_id, name, media_type, size, content) values ($1, $2, 'a.pdf', 'application/pdf', 5, '%PDF-')`,
      [file, mandate],
    );
    known.add('mandate-files', file);
    return {};
  }

  return async (operationId: string): Promise<Record<string, unknown> | null> =>
    (await helps.get(operationId)?.()) ?? null;
}

import type { TestApi } from '../start-api.ts';
import type { Known } from './known.ts';

/** What schemas cannot say of people: two that there are, with their enquiries, and a merge. Null: nothing to help. */
export function contactHelp(api: TestApi, known: Known) {
  const addPerson = async () => {
    const { rows } = await api.pool.query<{ id: number; contact: number }>(
      `insert into leads (first_name, email, source, reference_id)
       values ('Somebody', gen_random_uuid() || '@example.com', 'contact_form', 'MZL-' || gen_random_uuid())
       returning id, contact_id as contact`,
    );
    return rows[0] ?? { id: 0, contact: 0 };
  };
  /** The one in the address is the last that is known. */
  const addTwo = async () => {
    const [one, other] = [await addPerson(), await addPerson()];
    known.add('contacts', one.contact);
    return { one, other };
  };
  const other = async () => ({ otherId: (await addTwo()).other.contact });
  const helps = new Map<string, () => Promise<Record<string, unknown>>>([
    ['previewContactMerge', other],
    ['distinguishContacts', other],
    [
      'mergeContacts',
      async () => {
        const two = await addTwo();
        return { otherId: two.other.contact, leadIds: [two.one.id, two.other.id] };
      },
    ],
    [
      'undoContactMerge',
      async () => {
        const two = await addTwo();
        const { rows } = await api.pool.query<{ id: number }>(
          `insert into contact_merges (contact_id, other_id, lead_ids) values ($1, $2, '{}') returning id`,
          [two.one.contact, two.other.contact],
        );
        known.add('merges', rows[0]?.id ?? 0);
        return {};
      },
    ],
    [
      'withdrawContactConsent',
      async () => {
        await addTwo();
        return { marketing: false };
      },
    ],
  ]);
  return async (operationId: string): Promise<Record<string, unknown> | null> =>
    (await helps.get(operationId)?.()) ?? null;
}

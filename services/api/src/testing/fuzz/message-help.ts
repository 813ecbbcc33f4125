import { randomUUID } from 'node:crypto';
import type { TestApi } from '../start-api.ts';
import type { Known } from './known.ts';

const texts = {
  name: 'Offer',
  nameAr: 'عرض',
  subject: null,
  subjectAr: null,
  text: 'Dear {{firstName}}',
  textAr: 'مرحبًا',
};

/** What schemas cannot say of messages: places that there are, a person with an address, room for one more. Null: nothing to help. */
export function messageHelp(api: TestApi, known: Known) {
  const oneId = async (statement: string, values: unknown[] = []): Promise<number> =>
    (await api.pool.query<{ id: number }>(statement, values)).rows[0]?.id ?? 0;

  /** Two hundred at a time. */
  const makeRoom = () =>
    api.pool.query(
      'delete from message_templates where id not in (select id from message_templates order by id desc limit 20)',
    );

  async function addTemplate(): Promise<void> {
    await makeRoom();
    const id = await oneId(
      `insert into message_templates (kind, name, name_ar, text, text_ar) values ('snippet', 'Offer', 'عرض', 'x', 'x') returning id`,
    );
    known.add('message-templates', id);
  }

  /** Of whom an address is known; nobody looks after the enquiry. */
  async function addLead(): Promise<number> {
    const id = await oneId(
      `insert into leads (first_name, email, phone, source, reference_id)
         values ('Somebody', 'somebody@example.com', '+974 5555 0101', 'contact_form', 'MZL-' || gen_random_uuid()) returning id`,
    );
    known.add('leads', id);
    return id;
  }

  const helps = new Map<string, () => Promise<Record<string, unknown>>>([
    [
      'createMessageTemplate',
      async () => {
        await makeRoom();
        return { ...texts, kind: 'snippet' };
      },
    ],
    [
      'updateMessageTemplate',
      async () => {
        await addTemplate();
        return { ...texts, kind: 'snippet', version: 1 };
      },
    ],
    [
      'deleteMessageTemplate',
      async () => {
        await addTemplate();
        return {};
      },
    ],
    [
      'writeLeadMessage',
      async () => {
        await addLead();
        return { channel: 'email', key: randomUUID(), subject: 'Offer', text: 'It is free.', fileIds: [] };
      },
    ],
    [
      'addMessageFile',
      async () => {
        await addLead();
        return {};
      },
    ],
    [
      'getMessageFile',
      async () => {
        const file = randomUUID();
        await api.pool.query(
          `insert into lead_message_files (id, lead_id, name, media_type, size, content)
             values ($1, $2, 'a.pdf', 'application/pdf', 5, '%PDF-')`,
          [file, await addLead()],
        );
        known.add('message-files', file);
        return {};
      },
    ],
  ]);
  return async (operationId: string): Promise<Record<string, unknown> | null> =>
    (await helps.get(operationId)?.()) ?? null;
}

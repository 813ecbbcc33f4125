import { useQuery } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { RefreshButton } from '#staff-ui/list/screen-header.tsx';
import { useList } from '#staff-ui/list/use-list.ts';
import { type Contact, contactsQuery } from './api/contacts.ts';
import { useContactColumns } from './contact-columns.tsx';
import { nameOf } from './contact-name.ts';
import { contactAddress, contactSorts, contactTable } from './contact-table-spec.ts';

/** The people behind the enquiries, each once. */
export function ContactManager() {
  const { t } = useTranslation('adminContacts');
  const { counted } = useFormats();
  const navigate = useNavigate();
  const list = useList('contacts', contactTable, ({ id }: Contact) => id);
  const result = useQuery(contactsQuery(list.query));
  const { data } = result;
  return (
    <ListScreen
      list={list}
      result={result}
      rows={data?.contacts}
      total={data?.pagination.total}
      title={t('title')}
      text={t('subtitle')}
      found={data === undefined ? '' : t('found', counted(data.pagination.total))}
      actions={<RefreshButton label={t('refresh')} result={result} />}
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.hint'),
        filters: [choice('duplicates', t('filters.duplicates'), ['true'], (value) => t(`filters.${value}`))],
        sorts: optionsOf(contactSorts, (value) => t(`sort.${value}`)),
      }}
      columns={useContactColumns()}
      nameOf={(contact) => nameOf(contact) ?? t('unnamed')}
      onOpen={({ id }) => void navigate(contactAddress(id))}
      empty={{
        icon: BookUser,
        title: t('empty.title'),
        text: t(list.table.narrowed ? 'empty.filtered' : 'empty.none'),
      }}
    />
  );
}

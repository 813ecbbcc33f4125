import { useQuery } from '@tanstack/react-query';
import { Contact, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { AddButton } from '#staff-ui/list/screen-header.tsx';
import { useList } from '#staff-ui/list/use-list.ts';
import { readFormSubject, readWindow, useWindowAddress } from '#staff-ui/use-form-address.ts';
import { type Owner, ownersQuery } from './api/owners.ts';
import { useOwnerColumns } from './owner-columns.tsx';
import { OwnerFormDialog } from './owner-form.tsx';
import { ownerTable } from './owner-table-spec.ts';
import { OwnerWindow } from './owner-window.tsx';

export function OwnerManager() {
  const { t } = useTranslation('adminOwners');
  const { counted } = useFormats();
  const mayWrite = useMay('owners.write');
  const { open } = useWindowAddress();
  const list = useList('owners', ownerTable, ({ id }: Owner) => id);
  const { sort: _byName, ...query } = list.query;
  const result = useQuery(ownersQuery(query));
  const { data } = result;
  const add = mayWrite && <AddButton label={t('add')} onClick={() => open('add')} />;
  return (
    <ListScreen
      list={list}
      result={result}
      rows={data?.owners}
      total={data?.pagination.total}
      title={t('title')}
      text={t('subtitle')}
      found={data === undefined ? '' : t('found', counted(data.pagination.total))}
      actions={add}
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.hint'),
        filters: [],
        sorts: [],
      }}
      columns={useOwnerColumns((id) => open('view', id))}
      nameOf={({ name }) => name || t('erased')}
      onOpen={({ id }) => open('view', id)}
      empty={
        list.table.narrowed
          ? { icon: SearchX, title: t('empty.filteredTitle'), text: t('empty.filteredText') }
          : { icon: Contact, title: t('empty.title'), text: t('empty.text'), children: add }
      }
    >
      <OwnerWindows mayWrite={mayWrite} />
    </ListScreen>
  );
}

function OwnerWindows({ mayWrite }: { mayWrite: boolean }) {
  const { value, open, close } = useWindowAddress();
  const subject = mayWrite ? readFormSubject(value) : null;
  if (subject === 'new') return <OwnerFormDialog id={null} onClose={close} />;
  if (subject !== null) return <OwnerFormDialog key={subject} id={subject} onClose={() => open('view', subject)} />;
  const shown = readWindow(value);
  if (shown?.id == null || !['view', 'edit'].includes(shown.kind)) return null;
  const { id } = shown;
  return <OwnerWindow id={id} mayWrite={mayWrite} onEdit={() => open('edit', id)} onClose={close} />;
}

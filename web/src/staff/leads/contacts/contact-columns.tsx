import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Column } from '#staff-ui/table/data-table.tsx';
import { InCards } from '#staff-ui/table/in-cards.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Contact } from './api/contacts.ts';
import { nameOf } from './contact-name.ts';
import { contactAddress } from './contact-table-spec.ts';
import { Spellings } from './spellings.tsx';

export function useContactColumns(): Column<Contact>[] {
  const { t } = useTranslation('adminContacts');
  const { number, dateTime } = useFormats();
  return [
    {
      id: 'person',
      label: t('columns.person'),
      fixed: true,
      wide: true,
      long: true,
      cell: (contact) => (
        <>
          <Link
            to={contactAddress(contact.id)}
            className="font-semibold wrap-anywhere text-ink underline-offset-2 hover:underline"
          >
            <bdi>{nameOf(contact) ?? t('unnamed')}</bdi>
          </Link>
          {contact.duplicates > 0 && (
            <p className="mt-1">
              <Badge tone="amber">{t('maybe')}</Badge>
            </p>
          )}
        </>
      ),
    },
    {
      id: 'phone',
      label: t('columns.phone'),
      className: 'text-sm text-stone-700 @4xl:whitespace-nowrap',
      cell: ({ phones }) => <Spellings values={phones} />,
    },
    {
      id: 'email',
      label: t('columns.email'),
      long: true,
      className: 'text-sm text-stone-700',
      cell: ({ emails }) => <Spellings values={emails} />,
    },
    {
      id: 'enquiries',
      label: t('columns.enquiries'),
      className: 'text-sm text-stone-700',
      cell: ({ enquiries }) => (
        <>
          <InCards>{t('columns.enquiries')}</InCards>
          {number(enquiries)}
        </>
      ),
    },
    {
      id: 'last',
      label: t('columns.last'),
      className: 'text-sm text-stone-600 @4xl:whitespace-nowrap',
      cell: ({ lastEnquiryAt }) => (
        <>
          <InCards>{t('columns.last')}</InCards>
          {dateTime(lastEnquiryAt)}
        </>
      ),
    },
  ];
}

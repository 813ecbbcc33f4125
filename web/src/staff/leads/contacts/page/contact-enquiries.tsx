import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ContactDetail } from '../api/contacts.ts';
import { Card } from './card.tsx';

/** Each leads to its page; those of others are counted. */
export function ContactEnquiries({ enquiries, unseen }: Pick<ContactDetail, 'enquiries' | 'unseen'>) {
  const { t } = useTranslation(['adminContacts', 'adminLeads']);
  const { counted, dateTime, titleOf } = useFormats();
  return (
    <Card title={t('page.enquiries')}>
      <ol className="mt-3 divide-y divide-sand-200 overflow-hidden rounded-lg border border-sand-200">
        {enquiries.map(({ id, source, property, status, createdAt, referenceId }) => (
          <li key={id} className="px-4 py-3 text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Link
                to={`/admin/leads/${String(id)}`}
                className="font-semibold wrap-anywhere text-maroon-700 underline underline-offset-2"
              >
                {t(`adminLeads:source.${source}`)}
                {property !== null && (
                  <>
                    {': '}
                    <bdi>{titleOf(property)}</bdi>
                  </>
                )}
              </Link>
              <span className="text-stone-600">{t(`adminLeads:status.${status}`)}</span>
            </p>
            <p className="text-xs wrap-anywhere text-stone-600">
              {dateTime(createdAt)} · <bdi dir="ltr">{referenceId}</bdi>
            </p>
          </li>
        ))}
      </ol>
      {unseen > 0 && <p className="mt-2 text-sm text-stone-600">{t('page.unseen', counted(unseen))}</p>}
    </Card>
  );
}

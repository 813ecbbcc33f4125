import { useQuery } from '@tanstack/react-query';
import { Download, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useSeesContact } from '#staff-lib/auth/use-sees-contact.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { RecordWindow } from '#staff-ui/record-window.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import type { Mandate } from './api/mandates.ts';
import { type Owner, type OwnerDetail, ownerQuery, useExportOwner } from './api/owners.ts';
import { EraseOwner } from './erase-owner.tsx';
import { MandateState } from './mandate-state.tsx';
import { useTerms } from './use-terms.ts';

interface OwnerWindowProps {
  id: number;
  mayWrite: boolean;
  onEdit: () => void;
  onClose: () => void;
}

export function OwnerWindow({ id, mayWrite, onEdit, onClose }: OwnerWindowProps) {
  const { t } = useTranslation(['adminOwners', 'adminProblems']);
  const record = useQuery(ownerQuery(id));
  const owner = record.data?.owner;
  return (
    <RecordWindow
      record={record}
      wide
      title={owner === undefined ? t('window') : owner.name || t('erased')}
      gone={{ title: t('gone'), text: t('adminProblems:owner.not_found') }}
      onClose={onClose}
      footer={
        owner?.erasedAt === null &&
        mayWrite && (
          <Button onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            {t('edit')}
          </Button>
        )
      }
    >
      {(found) => <Owned {...found} />}
    </RecordWindow>
  );
}

function Owned({ owner, mandates }: OwnerDetail) {
  const { t } = useTranslation('adminOwners');
  const { date } = useFormats();
  return (
    <div className="space-y-6">
      {owner.erasedAt === null ? (
        <Facts owner={owner} />
      ) : (
        <p className="text-stone-700">{t('erasedOn', { date: date(owner.erasedAt) })}</p>
      )}
      <section aria-labelledby="owner-mandates">
        <h3 id="owner-mandates" className="mb-2 text-base">
          {t('mandates.title')}
        </h3>
        {mandates.length === 0 ? (
          <p className="text-sm text-stone-600">{t('mandates.noneOfOwner')}</p>
        ) : (
          <ul className="divide-y divide-sand-200 rounded-lg border border-sand-200">
            {mandates.map((mandate) => (
              <MandateLine key={mandate.id} mandate={mandate} />
            ))}
          </ul>
        )}
      </section>
      {owner.erasedAt === null && <Rights owner={owner} />}
    </div>
  );
}

function Facts({ owner }: { owner: Owner }) {
  const { t } = useTranslation('adminOwners');
  return (
    <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <Fact name={t('fields.kind')}>{t(`kinds.${owner.kind}`)}</Fact>
      <Fact name={t('fields.language')}>{t(`languages.${owner.language}`)}</Fact>
      <Fact name={t('fields.phone')}>
        {owner.phone === null ? (
          '–'
        ) : owner.masked.includes('phone') ? (
          owner.phone
        ) : (
          <a href={`tel:${owner.phone}`} className="text-maroon-700 underline underline-offset-2">
            <bdi dir="ltr">{owner.phone}</bdi>
          </a>
        )}
      </Fact>
      <Fact name={t('fields.email')}>
        <bdi dir="ltr" className="break-all">
          {owner.email ?? '–'}
        </bdi>
      </Fact>
      <Fact name={t(`fields.number.${owner.kind}`)}>
        <bdi dir="ltr">{owner.documentNumber ?? '–'}</bdi>
      </Fact>
      {owner.note !== null && (
        <Fact name={t('fields.note')} wide>
          <bdi className="whitespace-pre-line wrap-anywhere">{owner.note}</bdi>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-xs text-stone-600">{name}</dt>
      <dd className="mt-0.5 text-sm text-ink">{children}</dd>
    </div>
  );
}

function MandateLine({ mandate }: { mandate: Mandate }) {
  const { titleOf } = useFormats();
  const { days, contract } = useTerms();
  return (
    <li className="space-y-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Link
          to={`/admin/properties-table?dialog=view-${String(mandate.property.id)}`}
          className="font-semibold text-maroon-700 underline underline-offset-2"
        >
          <bdi>{titleOf(mandate.property)}</bdi>
        </Link>
        <MandateState mandate={mandate} />
      </p>
      <p className="text-stone-600">
        {contract(mandate)} · {days(mandate)}
      </p>
    </li>
  );
}

/** What the law lets the person ask. */
function Rights({ owner }: { owner: Owner }) {
  const { t } = useTranslation('adminOwners');
  const tell = useTell();
  const seesContact = useSeesContact();
  const mayExport = useMay('people.export') && seesContact;
  const mayErase = useMay('people.erase') && seesContact;
  const save = useExportOwner(owner.id);
  const [erasing, setErasing] = useState(false);
  if (!mayExport && !mayErase) return null;
  return (
    <div className="border-t border-sand-200 pt-5">
      <div className="flex flex-wrap gap-2.5">
        {mayExport && (
          <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => void tell(save.mutateAsync())}>
            <Download aria-hidden className="size-4" />
            {t('export')}
          </Button>
        )}
        {mayErase && (
          <Button
            size="sm"
            variant="quiet"
            className="text-danger-700!"
            aria-expanded={erasing}
            onClick={() => setErasing(!erasing)}
          >
            {t('erase.open')}
          </Button>
        )}
      </div>
      {mayErase && erasing && <EraseOwner owner={owner} onCancel={() => setErasing(false)} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { type Mandate, mandatesQuery } from './api/mandates.ts';
import { MandateCard } from './mandate-card.tsx';
import { MandateState } from './mandate-state.tsx';
import { MandateForm } from './mandate-form.tsx';

/** Of a listing: whose it is and under which contract; nothing for who may not read owners. @param folded a line, until one is needed */
export function MandateSection({ propertyId, folded = false }: { propertyId: number; folded?: boolean }) {
  const { t } = useTranslation('adminOwners');
  const mayRead = useMay('owners.read');
  const id = useId();
  const result = useQuery({ ...mandatesQuery(propertyId), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-sand-200 p-4 text-sm">
      {folded ? (
        <Loaded result={result} skeleton="h-8">
          {(found) => <Folded titleId={id} propertyId={propertyId} {...found} />}
        </Loaded>
      ) : (
        <>
          <h3 id={id} className="text-base">
            {t('section.title')}
          </h3>
          <Loaded result={result} skeleton="mt-3 h-16">
            {(found) => <Mandates propertyId={propertyId} {...found} />}
          </Loaded>
        </>
      )}
    </section>
  );
}

interface MandatesProps {
  propertyId: number;
  mandates: Mandate[];
  needed: boolean;
}

const inForce = ({ state }: Mandate): boolean => state === 'in_force';
const lacksOne = ({ mandates, needed }: Omit<MandatesProps, 'propertyId'>): boolean =>
  needed && !mandates.some(inForce);

/** It stays as it was opened, whatever is entered meanwhile. */
function Folded({ titleId, ...found }: MandatesProps & { titleId: string }) {
  const { t } = useTranslation('adminOwners');
  const [open] = useState(lacksOne(found));
  const current = found.mandates.find(inForce);
  return (
    <details open={open}>
      <summary className="min-h-8">
        <h3 id={titleId} className="inline text-sm font-semibold">
          {t('section.title')}
        </h3>
        {current !== undefined && (
          <span className="ms-3 inline-flex flex-wrap items-center gap-x-3 gap-y-1 align-middle">
            <bdi className="wrap-anywhere text-stone-700">{current.owner.name || t('erased')}</bdi>
            <MandateState mandate={current} />
          </span>
        )}
      </summary>
      <Mandates {...found} />
    </details>
  );
}

/** `new`, or the id of the one that is changed. */
type Writing = 'new' | number | null;

function Mandates({ propertyId, mandates, needed }: MandatesProps) {
  const { t } = useTranslation('adminOwners');
  const { counted } = useFormats();
  const mayWrite = useMay('owners.write');
  const [writing, setWriting] = useState<Writing>(null);
  const stop = (): void => setWriting(null);
  const open = mandates.filter(({ state }) => state === 'in_force' || state === 'coming');
  const former = mandates.filter(({ state }) => state === 'ended' || state === 'over');
  const lacks = lacksOne({ mandates, needed });
  const card = (mandate: Mandate) =>
    writing === mandate.id ? (
      <MandateForm key={mandate.id} propertyId={propertyId} mandate={mandate} onDone={stop} />
    ) : (
      <MandateCard
        key={mandate.id}
        mandate={mandate}
        onChange={mayWrite && writing === null ? () => setWriting(mandate.id) : null}
      />
    );
  return (
    <div className="mt-3 space-y-4">
      {lacks && <p className="rounded-md bg-amber-50 px-4 py-3 text-ink">{t('section.needed')}</p>}
      {mandates.length === 0 && !lacks && <p className="text-stone-600">{t('section.none')}</p>}
      {open.map(card)}
      {writing === 'new' && <MandateForm propertyId={propertyId} mandate={null} onDone={stop} />}
      {mayWrite && writing === null && (
        <Button size="sm" variant="secondary" onClick={() => setWriting('new')}>
          <FileSignature aria-hidden className="size-4" />
          {t('section.add')}
        </Button>
      )}
      {former.length > 0 && (
        <details>
          <summary className="min-h-8 font-semibold">{t('section.former', counted(former.length))}</summary>
          <div className="mt-3 space-y-4">{former.map(card)}</div>
        </details>
      )}
    </div>
  );
}

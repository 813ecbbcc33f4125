import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { Mandate } from './api/mandates.ts';
import { EndMandate } from './end-mandate.tsx';
import { MandateFiles } from './mandate-files.tsx';
import { MandateState } from './mandate-state.tsx';
import { useTerms } from './use-terms.ts';

/** @param onChange null: only read */
export function MandateCard({ mandate, onChange }: { mandate: Mandate; onChange: (() => void) | null }) {
  const { t } = useTranslation('adminOwners');
  const { date } = useFormats();
  const { contract, days, commission } = useTerms();
  const [ending, setEnding] = useState(false);
  const { owner, note, state, signedOn, endedOn, endReason } = mandate;
  return (
    <article aria-label={contract(mandate)} className="space-y-3 rounded-lg border border-sand-200 bg-sand-50 p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="font-semibold wrap-anywhere">
          {owner.name === '' ? (
            t('erased')
          ) : (
            <Link
              to={`/admin/owners?dialog=view-${String(owner.id)}`}
              className="text-maroon-700 underline underline-offset-2"
            >
              <bdi>{owner.name}</bdi>
            </Link>
          )}
        </p>
        <MandateState mandate={mandate} />
      </header>
      <ul className="space-y-1 text-stone-700">
        <li>{contract(mandate)}</li>
        <li>
          {days(mandate)} · {t('terms.signed', { date: date(signedOn) })}
        </li>
        <li>{t('terms.commission', { commission: commission(mandate) })}</li>
        {endedOn !== null && (
          <li>
            {t('terms.ended', { date: date(endedOn) })}
            {endReason !== null && endReason !== '' && (
              <>
                {': '}
                <bdi className="wrap-anywhere">{endReason}</bdi>
              </>
            )}
          </li>
        )}
        {note !== null && (
          <li>
            <bdi className="whitespace-pre-line wrap-anywhere">{note}</bdi>
          </li>
        )}
      </ul>
      <MandateFiles mandate={mandate} mayWrite={onChange !== null && owner.name !== ''} />
      {onChange !== null && !ending && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onChange}>
            <Pencil aria-hidden className="size-4" />
            {t('change')}
          </Button>
          {state === 'in_force' && (
            <Button size="sm" variant="quiet" className="text-danger-700!" onClick={() => setEnding(true)}>
              {t('end.open')}
            </Button>
          )}
        </div>
      )}
      {onChange !== null && ending && <EndMandate mandate={mandate} onDone={() => setEnding(false)} />}
    </article>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton } from '#staff-ui/list/screen-header.tsx';
import { useStages } from '../api/stages.ts';
import { Badge } from '#ui/badge.tsx';
import { NamedRows, RetiredRows } from './named-rows.tsx';
import { NamesDialog } from './names-dialog.tsx';
import { inOrder, mostReasons, type Named, newId, renamed, retireReason } from './plan-values.ts';
import type { PlanPartProps } from './stage-plan.tsx';

/** Leads that have a retired reason keep it; one reason is always left. */
export function ReasonPlan({ values, onChange, disabled }: PlanPartProps) {
  const { t } = useTranslation('adminStages');
  const { nameOf } = useStages();
  const [open, setOpen] = useState<Named | 'new' | null>(null);
  const { reasons, retiredReasons } = values;
  const full = reasons.length >= mostReasons;
  return (
    <>
      <NamedRows
        label={t('reasons.title')}
        items={reasons}
        disabled={disabled}
        onOrder={(ids) => onChange({ reasons: inOrder(reasons, ids) })}
        onRename={setOpen}
        onRetire={reasons.length === 1 ? undefined : (reason) => onChange(retireReason(values, reason))}
      >
        {({ id }) => id < 0 && <Badge tone="blue">{t('fresh')}</Badge>}
      </NamedRows>
      <RetiredRows
        items={retiredReasons}
        disabled={disabled || full}
        onKeep={(reason) =>
          onChange({
            reasons: [...reasons, reason],
            retiredReasons: retiredReasons.filter(({ id }) => id !== reason.id),
          })
        }
      />
      <div className="mt-5">
        {full ? (
          <p className="text-sm text-stone-600">{t('reasons.full')}</p>
        ) : (
          <AddButton
            size="sm"
            variant="secondary"
            label={t('reasons.add')}
            disabled={disabled}
            onClick={() => setOpen('new')}
          />
        )}
      </div>
      {open !== null && (
        <NamesDialog
          title={open === 'new' ? t('reasons.add') : t('renameOne', { name: nameOf(open) })}
          of={open === 'new' ? null : open}
          others={reasons}
          onClose={() => setOpen(null)}
          onNames={({ name, nameAr }) =>
            onChange({
              reasons:
                open === 'new'
                  ? [...reasons, { id: newId(reasons), name, nameAr }]
                  : renamed(reasons, open.id, { name, nameAr }),
            })
          }
        />
      )}
    </>
  );
}

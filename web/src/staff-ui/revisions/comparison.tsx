import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../list/loaded.tsx';
import { differences } from './compare-texts.ts';
import { FieldDifference } from './field-difference.tsx';
import { revisionQuery, type Subject } from './revisions.ts';
import { useRevisedNames } from './use-revised-names.ts';

/** Two versions, field by field; those that are the same are left out. */
export function Comparison({ subject, from, to }: { subject: Subject; from: number; to: number }) {
  const { t } = useTranslation('adminTrash');
  const nameOf = useRevisedNames(subject.kind);
  const former = useQuery(revisionQuery(subject, from));
  const present = useQuery(revisionQuery(subject, to));
  return (
    <Loaded result={former} skeleton="h-40">
      {({ values: before }) => (
        <Loaded result={present} skeleton="h-40">
          {({ values: after }) => {
            const found = differences(before, after);
            if (found.length === 0) return <p className="text-stone-600">{t('history.same')}</p>;
            return (
              <div className="space-y-4">
                {found.map((difference) => (
                  <FieldDifference key={difference.field} name={nameOf(difference.field)} difference={difference} />
                ))}
              </div>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

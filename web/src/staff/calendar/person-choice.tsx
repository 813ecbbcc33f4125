import { useTranslation } from 'react-i18next';
import { useLeadsPeople } from './use-leads-people.ts';

interface PersonChoiceProps {
  /** An id, `me`, or `all`. */
  value: string;
  onChange: (value: string) => void;
}

/** For whoever leads others; the others have their own alone. */
export function PersonChoice({ value, onChange }: PersonChoiceProps) {
  const { t } = useTranslation('adminCalendar');
  const { people, seesAll } = useLeadsPeople();
  if (people.length === 0) return null;
  return (
    <select
      aria-label={t('tasks.person')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="select h-10 max-w-full rounded-full border border-sand-300 bg-white ps-4 pe-9 text-sm font-semibold text-stone-700"
    >
      <option value="me">{t('tasks.me')}</option>
      <option value="all">{t(seesAll ? 'tasks.everybody' : 'tasks.team')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

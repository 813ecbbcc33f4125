import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { AgendaCard, type AgendaCardOf } from './agenda-card.tsx';
import { type Viewing, viewingsQuery } from './api/viewings.ts';
import { addDays, midnightOf } from './doha-time.ts';
import { useToday } from './use-today.ts';
import { ViewingForm } from './viewing-form.tsx';
import { ViewingLine } from './viewing-line.tsx';

/** A card: who is met today, and where. */
export function ViewingsToday({ ofOthers }: AgendaCardOf) {
  const { t } = useTranslation('adminCalendar');
  const [edited, setEdited] = useState<Viewing | null>(null);
  const today = useToday();
  const moment = (day: string): string => new Date(midnightOf(day)).toISOString();
  const result = useQuery(
    viewingsQuery({ ...(ofOthers ? {} : { person: 'me' }), from: moment(today), to: moment(addDays(today, 1)) }),
  );
  return (
    <AgendaCard title={t('cards.viewings')} to="/admin/calendar" all={t('cards.calendar')}>
      <Loaded result={result} skeleton="h-24">
        {(all) => {
          const viewings = all.filter(({ status }) => status !== 'cancelled');
          return viewings.length === 0 ? (
            <p className="px-4 pb-4 text-sm text-stone-600">{t('cards.viewingsNone')}</p>
          ) : (
            <ul className="divide-y divide-sand-200">
              {viewings.map((viewing) => (
                <ViewingLine
                  key={viewing.id}
                  viewing={viewing}
                  withDay={false}
                  withPerson={ofOthers}
                  onEdit={setEdited}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {edited !== null && <ViewingForm viewing={edited} onClose={() => setEdited(null)} />}
    </AgendaCard>
  );
}

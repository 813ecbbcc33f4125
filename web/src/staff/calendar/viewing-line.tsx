import { MapPin, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { Viewing } from './api/viewings.ts';
import { useClock } from './use-clock.ts';

const tones: Record<Viewing['status'], BadgeTone> = {
  planned: 'blue',
  done: 'green',
  no_show: 'amber',
  cancelled: 'quiet',
};

interface ViewingLineProps {
  viewing: Viewing;
  onEdit: (viewing: Viewing) => void;
  /** On the page of the lead itself it says nothing new. */
  withLead?: boolean;
  /** Where the list is of one day, the time alone. */
  withDay?: boolean;
  withPerson?: boolean;
}

export function ViewingLine(props: ViewingLineProps) {
  const { viewing, onEdit, withLead = true, withDay = true, withPerson = true } = props;
  const { t } = useTranslation('adminCalendar');
  const { dateTime, titleOf } = useFormats();
  const { time } = useClock();
  const mayChange = useMay('leads.write');
  const { lead, property, startsAt, endsAt, hostName, status, placeNote } = viewing;
  const title = property === null ? t('viewing.noListing') : titleOf(property);
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-stone-500" />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold text-ink">{withDay ? dateTime(startsAt) : `${time(startsAt)} – ${time(endsAt)}`}</p>
        <p className={`wrap-anywhere ${status === 'cancelled' ? 'text-stone-500 line-through' : 'text-stone-700'}`}>
          <bdi>{title}</bdi>
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-stone-600">
          <Badge tone={tones[status]}>{t(`viewing.statuses.${status}`)}</Badge>
          {withLead &&
            (lead === null ? (
              <span>{t('viewing.otherLead')}</span>
            ) : (
              <Link to={`/admin/leads/${String(lead.id)}`} className="font-semibold text-maroon-700 hover:underline">
                <bdi>{lead.name === '' ? lead.reference : lead.name}</bdi>
              </Link>
            ))}
          {withPerson && hostName !== null && <bdi>{hostName}</bdi>}
        </div>
        {placeNote !== null && <p className="mt-1 text-stone-700 wrap-anywhere">{placeNote}</p>}
      </div>
      {mayChange && (
        <button
          type="button"
          aria-label={t('viewing.editOf', { title: `${dateTime(startsAt)}, ${title}` })}
          onClick={() => onEdit(viewing)}
          className="-m-1 inline-flex size-9 shrink-0 items-center justify-center rounded-full text-stone-600 hover:bg-sand-100 hover:text-ink"
        >
          <Pencil aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
}

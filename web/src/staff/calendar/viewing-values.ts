import { usualViewingMinutes, type ViewingStatus } from '@manzil/core/viewings/viewing';
import type { Viewing } from './api/viewings.ts';
import { fieldOf, nextHour, timeOf } from './doha-time.ts';

/** As typed. */
export interface ViewingValues {
  at: string;
  minutes: string;
  /** The id of an account; empty: oneself. */
  host: string;
  place: string;
  status: ViewingStatus;
  report: string;
}

export const minutesOf = ({ startsAt, endsAt }: Viewing): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

export const startValues = (viewing: Viewing | null): ViewingValues => ({
  at: viewing === null ? nextHour(Date.now()) : fieldOf(viewing.startsAt),
  minutes: String(viewing === null ? usualViewingMinutes : minutesOf(viewing)),
  host: String(viewing?.hostId ?? ''),
  place: viewing?.placeNote ?? '',
  status: viewing?.status ?? 'planned',
  report: '',
});

export function toBody({ at, minutes, host, place }: ViewingValues) {
  const startsAt = timeOf(at) ?? '';
  return {
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + Number(minutes) * 60_000).toISOString(),
    ...(host !== '' && { hostId: Number(host) }),
    placeNote: place.trim() || null,
  };
}

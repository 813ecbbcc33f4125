import type { OfficeHours } from '@manzil/core/office/office';
import { openOf, specification } from './real-estate-agent.ts';

/** Holidays and Ramadan, for the contact page alone: the home page's scripts have no room for them. */
export function specialHours({ holidays, ramadan }: OfficeHours): object {
  const special = [
    ...holidays.map(({ from, to }) => ({ ...specification('00:00', '00:00'), validFrom: from, validThrough: to })),
    ...(ramadan === null
      ? []
      : openOf(ramadan.week).map((one) => ({ ...one, validFrom: ramadan.from, validThrough: ramadan.to }))),
  ];
  return special.length === 0 ? {} : { specialOpeningHoursSpecification: special };
}

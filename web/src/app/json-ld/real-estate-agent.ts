import type { Office, OpenRange } from '@manzil/core/office/office';
import { type Language, withPrefix } from '#i18n/language.ts';
import { absoluteAddress } from '#lib/absolute-address.ts';

export function realEstateAgent(office: Office, language: Language, origin: string): object {
  const lines = office.address[language];
  const usual = openOf(office.hours.week);
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agency`,
    name: office.legalName[language],
    url: origin + withPrefix(language, '/'),
    image: `${origin}/og-image.jpg`,
    ...(office.logo === null ? {} : { logo: absoluteAddress(office.logo, origin) }),
    telephone: office.phone,
    email: office.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.slice(0, -2).join(', ') || lines[0],
      addressLocality: lines.at(-2),
      addressCountry: 'QA',
    },
    ...(office.position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...office.position } }),
    areaServed: { '@type': 'Country', name: lines.at(-1) },
    openingHoursSpecification: usual.length === 1 ? usual[0] : usual,
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const specification = (opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
});

/** Days of the same hours together. */
export function openOf(week: readonly (readonly OpenRange[])[]) {
  const found: Record<string, ReturnType<typeof specification> & { dayOfWeek: string[] }> = {};
  week.forEach((ranges, day) => {
    for (const { opens, closes } of ranges)
      (found[opens + closes] ??= { ...specification(opens, closes), dayOfWeek: [] }).dayOfWeek.push(
        weekdays[day] ?? '',
      );
  });
  return Object.values(found);
}

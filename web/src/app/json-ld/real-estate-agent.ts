import { company, companyAddress, companyName } from '#config/company.ts';
import { type Language, withPrefix } from '#i18n/language.ts';

export function realEstateAgent(language: Language, origin: string): object {
  const [streetAddress, addressLocality, country] = companyAddress(language);
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agency`,
    name: companyName(language),
    url: origin + withPrefix(language, '/'),
    image: `${origin}/og-image.jpg`,
    telephone: company.phone,
    email: company.email,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: 'QA' },
    areaServed: { '@type': 'Country', name: country },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.hours.days.map((day) => weekdays[day]),
      opens: time(company.hours.opens),
      closes: time(company.hours.closes),
    },
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const time = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

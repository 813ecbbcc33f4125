import { latinDigits } from '@manzil/core/platform/numerals';
import type { OfficeChange, OfficeHours, OfficeSettings, OpenRange } from '@manzil/core/office/office';
import { type OfficeProblem, officeProblems } from '@manzil/core/office/office-rules';

type Bilingual = { en: string; ar: string };
/** A closed day has none. */
export type WeekValues = { ranges: OpenRange[] }[];

export interface OfficeValues {
  name: Bilingual;
  legalName: Bilingual;
  phone: string;
  whatsapp: string;
  email: string;
  city: Bilingual;
  /** Line by line. */
  address: Bilingual;
  latitude: string;
  longitude: string;
  licenceNumber: string;
  week: WeekValues;
  holidays: { from: string; to: string; name: Bilingual }[];
  inRamadan: boolean;
  ramadan: { from: string; to: string; week: WeekValues };
  /** Empty: the platform's own. */
  logo: string;
  primaryColour: string;
  accentColour: string;
}

const weekValues = (week: OfficeHours['week']): WeekValues =>
  week.map((ranges) => ({ ranges: ranges.map((range) => ({ ...range })) }));

/** Hours that many offices keep in Ramadan, to begin with. */
const fasting: WeekValues = weekValues(
  Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ opens: '09:00', closes: '14:00' }] : [])),
);

export function startValues(office: OfficeSettings): OfficeValues {
  const { hours, address, position } = office;
  return {
    name: office.name,
    legalName: office.legalName,
    phone: office.phone,
    whatsapp: office.whatsapp,
    email: office.email,
    city: office.city,
    address: { en: address.en.join('\n'), ar: address.ar.join('\n') },
    latitude: position === null ? '' : String(position.latitude),
    longitude: position === null ? '' : String(position.longitude),
    licenceNumber: office.licenceNumber ?? '',
    week: weekValues(hours.week),
    holidays: hours.holidays.map((holiday) => ({ ...holiday })),
    inRamadan: hours.ramadan !== null,
    ramadan:
      hours.ramadan === null
        ? { from: '', to: '', week: fasting }
        : { from: hours.ramadan.from, to: hours.ramadan.to, week: weekValues(hours.ramadan.week) },
    logo: office.logo ?? '',
    primaryColour: office.primaryColour ?? '',
    accentColour: office.accentColour ?? '',
  };
}

const trimmed = ({ en, ar }: Bilingual): Bilingual => ({ en: en.trim(), ar: ar.trim() });
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
/** Digits as machines read them. */
const written = (text: string): string => latinDigits(text.trim());
const colourOf = (text: string): string | null => written(text).toLowerCase() || null;
const weekOf = (week: WeekValues): OfficeHours['week'] => week.map(({ ranges }) => ranges);

/** @param version what was changed */
export function toBody(values: OfficeValues, version: number): OfficeChange {
  const { ramadan, latitude, longitude } = values;
  return {
    version,
    name: trimmed(values.name),
    legalName: trimmed(values.legalName),
    phone: written(values.phone),
    whatsapp: written(values.whatsapp),
    email: values.email.trim(),
    city: trimmed(values.city),
    address: { en: linesOf(values.address.en), ar: linesOf(values.address.ar) },
    position:
      written(latitude) === '' && written(longitude) === ''
        ? null
        : { latitude: Number(written(latitude)), longitude: Number(written(longitude)) },
    licenceNumber: written(values.licenceNumber) || null,
    hours: {
      week: weekOf(values.week),
      holidays: values.holidays.map((holiday) => ({ ...holiday, name: trimmed(holiday.name) })),
      ramadan: values.inRamadan ? { from: ramadan.from, to: ramadan.to, week: weekOf(ramadan.week) } : null,
    },
    logo: values.logo || null,
    primaryColour: colourOf(values.primaryColour),
    accentColour: colourOf(values.accentColour),
  };
}

export type OfficeFault =
  | OfficeProblem['code']
  | 'needed'
  | 'line'
  | 'phone'
  | 'email'
  | 'address'
  | 'position'
  | 'licence'
  | 'colour'
  | 'day';

const phone = /^\+[1-9][0-9 ]{6,19}[0-9]$/;
const email = /^[^@\s]{1,64}@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const licence = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;
const colour = /^#[0-9a-f]{6}$/;

/** The server's rules, by the field that they are about. */
export function faultsOf(values: OfficeValues): Record<string, OfficeFault> {
  const body = toBody(values, 0);
  const found: Record<string, OfficeFault> = {};
  const lineFault = (text: string): OfficeFault | null => (text === '' ? 'needed' : /[<>]/.test(text) ? 'line' : null);
  const note = (name: string, fault: OfficeFault | null): void => {
    if (fault !== null) found[name] = fault;
  };
  for (const name of ['name', 'legalName', 'city'] as const)
    for (const language of ['en', 'ar'] as const) note(`${name}.${language}`, lineFault(body[name][language]));
  for (const name of ['phone', 'whatsapp'] as const) note(name, phone.test(body[name]) ? null : 'phone');
  note('email', email.test(body.email) ? null : 'email');
  for (const language of ['en', 'ar'] as const) {
    const lines = body.address[language];
    const fits = lines.length >= 2 && lines.length <= 4 && lines.every((line) => line.length <= 120);
    note(`address.${language}`, fits && !lines.some((line) => /[<>]/.test(line)) ? null : 'address');
  }
  const { position } = body;
  if (position !== null) {
    const isPlace = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
    const isWhole = written(values.latitude) !== '' && written(values.longitude) !== '';
    if (!isPlace || !isWhole) note(written(values.latitude) === '' ? 'latitude' : 'longitude', 'position');
  }
  note('licenceNumber', body.licenceNumber === null || licence.test(body.licenceNumber) ? null : 'licence');
  for (const name of ['primaryColour', 'accentColour'] as const) {
    const value = body[name];
    note(name, value === null || colour.test(value) ? null : 'colour');
  }
  body.hours.holidays.forEach((holiday, at) => {
    for (const language of ['en', 'ar'] as const)
      note(`holidays.${String(at)}.name.${language}`, lineFault(holiday.name[language]));
    for (const end of ['from', 'to'] as const)
      note(`holidays.${String(at)}.${end}`, holiday[end] === '' ? 'day' : null);
  });
  const { ramadan } = body.hours;
  for (const end of ['from', 'to'] as const)
    note(`ramadan.${end}`, ramadan !== null && ramadan[end] === '' ? 'day' : null);
  const readable = {
    ...body,
    ...Object.fromEntries(['primaryColour', 'accentColour'].flatMap((name) => (name in found ? [[name, null]] : []))),
  };
  for (const { path, code } of officeProblems(readable)) found[fieldOf(path)] ??= code;
  return found;
}

/** Where the form shows what the server calls `hours.week.0`. */
export const fieldOf = (path: string): string => path.replace(/^hours\./, '');

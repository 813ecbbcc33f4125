/**
 * What a listing says of itself beyond price, rooms and area: a part of the table in `fields.ts`. For pages too: nothing
 * of a server.
 */
import { choiceOrNone, day, decimal, money, text, whole, type FactPlace, type Options } from './field.ts';

type Csv = NonNullable<Options['csv']>;

/** The CRM's, in the staff's form, exported. */
const said = <const P extends FactPlace>(fact: P, head: string, also: readonly string[] = []) =>
  ({
    owner: 'crm',
    form: fact.group === 'address' ? 'place' : 'facts',
    fact,
    csv: { head, exported: true, also } satisfies Csv,
  }) as const;

export const fitOuts = ['shell-and-core', 'cat-a', 'fitted', 'furnished'] as const;
export const furnishings = ['unfurnished', 'part-furnished', 'furnished'] as const;
export const serviceChargeTerms = ['included', 'excluded'] as const;
export const views = ['sea', 'marina', 'canal', 'city', 'park', 'golf', 'pool', 'garden', 'street', 'desert'] as const;
export const licensedUses = [
  'offices',
  'retail',
  'food',
  'medical',
  'education',
  'storage',
  'cold-storage',
  'industrial',
  'staff-housing',
  'housing',
] as const;

/** Months of a term, and steps of a year. */
const longestTerm = 600;
const most = 100_000;

/** In the order of the page, of the form and of a file's columns. */
export const factFields = {
  serviceCharge: money({
    ...said({ group: 'terms', of: ['flat', 'work', 'store', 'whole'] }, 'Service charge'),
    unit: 'QAR/m²/month',
  }),
  serviceChargeTerms: choiceOrNone({
    ...said({ group: 'terms', of: ['flat', 'work', 'store', 'whole'], deal: 'rent' }, 'Service charge terms'),
    choices: serviceChargeTerms,
  }),
  rentFreeMonths: whole({
    ...said({ group: 'terms', of: ['work', 'store', 'whole'], deal: 'rent' }, 'Rent-free months', ['rentfree']),
    min: 0,
    max: 60,
    unit: 'months',
  }),
  minimumTerm: whole({
    ...said({ group: 'terms', deal: 'rent' }, 'Minimum term (months)', ['minimumterm']),
    min: 1,
    max: longestTerm,
    unit: 'months',
  }),
  chequesPerYear: whole({
    ...said({ group: 'terms', deal: 'rent' }, 'Cheques a year', ['cheques']),
    min: 1,
    max: 12,
  }),
  deposit: money({ ...said({ group: 'terms', deal: 'rent' }, 'Deposit'), unit: 'QAR' }),
  agencyFee: money({ ...said({ group: 'terms' }, 'Agency fee'), unit: 'QAR' }),
  availableFrom: day(said({ group: 'terms' }, 'Available from')),
  // of the authority that lets this listing be advertised
  permitNumber: text({ ...said({ group: 'terms' }, 'Permit number', ['permit']), max: 40 }),
  fitOut: choiceOrNone({
    ...said({ group: 'space', of: ['work', 'store'] }, 'Fit-out'),
    filter: { kind: 'choice', param: 'fitOut' },
    choices: fitOuts,
  }),
  furnishing: choiceOrNone({
    ...said({ group: 'space', of: ['flat', 'house', 'work'] }, 'Furnishing'),
    filter: { kind: 'choice', param: 'furnishing' },
    choices: furnishings,
  }),
  floor: whole({ ...said({ group: 'space', of: ['flat', 'work'] }, 'Floor'), min: -9, max: 200, unit: 'floor' }),
  view: choiceOrNone({ ...said({ group: 'space', of: ['flat', 'house', 'work'] }, 'View'), choices: views }),
  divisibleFrom: whole({
    ...said({ group: 'space', of: ['work', 'store', 'whole'] }, 'Divisible from (sqm)', ['divisiblefrom']),
    min: 1,
    max: 100_000_000,
    unit: 'm²',
  }),
  divisibleTo: whole({
    ...said({ group: 'space', of: ['work', 'store', 'whole'] }, 'Divisible to (sqm)', ['divisibleto']),
    min: 1,
    max: 100_000_000,
    unit: 'm²',
  }),
  plotArea: whole({
    ...said({ group: 'space', of: ['house', 'store', 'whole', 'ground'] }, 'Plot area (sqm)', ['plotarea']),
    min: 1,
    max: 100_000_000,
    unit: 'm²',
  }),
  licensedUse: choiceOrNone({
    ...said({ group: 'space', of: ['work', 'store', 'whole', 'ground'] }, 'Licensed use'),
    choices: licensedUses,
  }),
  clearHeight: decimal({
    ...said({ group: 'loading', of: ['store'] }, 'Clear height (m)', ['clearheight']),
    unit: 'm',
  }),
  loadingDoors: whole({ ...said({ group: 'loading', of: ['store'] }, 'Loading doors'), min: 0, max: 1_000 }),
  power: whole({
    ...said({ group: 'loading', of: ['store'] }, 'Power (kW)', ['power']),
    min: 1,
    max: most,
    unit: 'kW',
  }),
  buildingName: text({
    ...said({ group: 'building' }, 'Building', ['buildingname', 'compound']),
    max: 120,
    searched: true,
  }),
  yearBuilt: whole({
    ...said({ group: 'building' }, 'Year built'),
    filter: { kind: 'atLeast', param: 'builtAfter' },
    min: 1_800,
    max: 2_100,
    unit: 'name',
  }),
  parkingBays: whole({ ...said({ group: 'building' }, 'Parking bays', ['parking']), min: 0, max: most }),
  parkingRatio: whole({
    ...said({ group: 'building', of: ['work', 'whole'] }, 'Parking: one bay per (sqm)', ['parkingratio']),
    min: 1,
    max: 10_000,
    unit: 'm²',
  }),
  zoneNumber: whole({ ...said({ group: 'address' }, 'Zone', ['zonenumber']), min: 1, max: 999, unit: 'name' }),
  streetNumber: whole({
    ...said({ group: 'address' }, 'Street number'),
    min: 1,
    max: 99_999,
    unit: 'name',
  }),
  buildingNumber: whole({
    ...said({ group: 'address' }, 'Building number'),
    min: 1,
    max: 99_999,
    unit: 'name',
  }),
} as const;

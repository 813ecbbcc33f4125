import { type ChatFilters, type Deal, without } from '@manzil/core/chat/filters';
import { kindWords, propertyWords } from '@manzil/core/chat/kinds';
import { closedSentence, weekSentence } from '@manzil/core/office/hours-words';
import { districtNames, streetNames } from '@manzil/core/search/places/place-names';
import { isJustBelow } from './listing-query.ts';
import type { ChatWords } from './words.ts';

const whole = new Intl.NumberFormat('ar-QA-u-nu-arab', { maximumFractionDigits: 0 });
const plural = new Intl.PluralRules('ar');
const number = (value: number): string => whole.format(value);
const monthly = (deal: Deal | undefined): string => (deal === 'rent' ? ' شهريًا' : '');
/** Keeps number and plus sign together. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

/** 'شقة واحدة', 'شقتان', '٣ شقق', '١١ شقة'. */
function counted(count: number, [one, two, few, many, other]: Forms, feminine: boolean): string {
  if (count === 1) return `${one} ${feminine ? 'واحدة' : 'واحد'}`;
  if (count === 2) return two;
  const form = { zero: few, one, two, few, many, other }[plural.select(count)];
  return `${number(count)} ${form}`;
}

/** As the object of a preposition: 'غرفتي نوم', 'حمّامين'. */
const bedroomForms: Forms = ['غرفة نوم', 'غرفتي نوم', 'غرف نوم', 'غرفة نوم', 'غرفة نوم'];
const bathroomForms: Forms = ['حمّام', 'حمّامين', 'حمّامات', 'حمّامًا', 'حمّام'];
const districtForms: Forms = ['منطقة', 'منطقتين', 'مناطق', 'منطقة', 'منطقة'];
// as on the pages; a blank that does not break
const riyals = (value: number): string => `${number(value)}\u00a0ر.ق`;
const metres = (value: number): string => `${number(value)}\u00a0م²`;

const placeName = (key: string): string => districtNames[key] ?? streetNames[key] ?? key;
const wordsOf = (filters: ChatFilters) => (filters.kind === undefined ? propertyWords : kindWords[filters.kind]);

/** Behind the noun: 'للإيجار في لوسيل بغرفتي نوم وبسعر لا يتجاوز ١٠٬٠٠٠ ر.ق شهريًا'. */
function details(filters: ChatFilters): string {
  const rooms = [
    roomWords(filters.bedrooms, bedroomForms, true),
    roomWords(filters.bathrooms, bathroomForms, false),
  ].filter((words) => words !== null);
  const parts = [
    filters.deal === undefined ? null : filters.deal === 'rent' ? 'للإيجار' : 'للبيع',
    filters.place === undefined ? null : `في ${placeName(filters.place)}`,
    rooms.length === 0 ? null : withPrefix('ب', rooms.join(' و')),
    bounds('بمساحة', 'تقل', 'تتجاوز', metres, filters.minArea, filters.maxArea),
    bounds('بسعر', 'يقل', 'يتجاوز', riyals, filters.minPrice, filters.maxPrice, monthly(filters.deal)),
  ];
  return parts
    .filter((part) => part !== null)
    .map((part) => ` ${part}`)
    .join('');
}

function roomWords(rooms: string | undefined, forms: Forms, feminine: boolean): string | null {
  if (rooms === undefined) return null;
  return counted(Number.parseInt(rooms, 10), forms, feminine) + (rooms.endsWith('+') ? ' أو أكثر' : '');
}

/** A joined letter stands apart from digits: 'بغرفتي', 'بـ٣'. */
function withPrefix(letter: string, text: string): string {
  return /^[٠-٩]/.test(text) ? `${letter}ـ${text}` : letter + text;
}

function bounds(
  what: string,
  atLeast: string,
  atMost: string,
  unit: (value: number) => string,
  min: number | undefined,
  max: number | undefined,
  after = '',
): string | null {
  if (min === undefined && max === undefined) return null;
  if (min === undefined && isJustBelow(max!)) return `${what} أقل من ${unit(max! + 1)}${after}`;
  if (min === undefined) return `${what} لا ${atMost} ${unit(max!)}${after}`;
  if (max === undefined) return `${what} لا ${atLeast} عن ${unit(min)}${after}`;
  return `${what} بين ${number(min)} و${unit(max)}${after}`;
}

const several = (filters: ChatFilters): string => wordsOf(filters).ar[2] + details(filters);
const some = (filters: ChatFilters, count: number): string =>
  counted(count, wordsOf(filters).ar, wordsOf(filters).feminine) + details(filters);

const named = (all: readonly { name: string; count: number }[]): string =>
  all.map(({ name, count }) => `${name} (${number(count)})`).join('، ');

export const arabicWords: ChatWords = {
  found: (total, filters) => `لدينا ${some(filters, total)}.${total > 1 ? sorted(filters) : ''}`,
  more: (total, from, to) => `إليك النتائج من ${number(from)} إلى ${number(to)} من أصل ${number(total)}.`,
  noMore: 'هذه كل النتائج المتوفرة.',
  none: (filters) => `لا تتوفر لدينا حاليًا ${several(filters)}.`,
  instead: (dropped, total, filters) =>
    `${
      {
        place: 'وفي مناطق أخرى لدينا',
        price: 'ومن دون تحديد السعر لدينا',
        bedrooms: 'ومن دون تحديد عدد الغرف لدينا',
        area: 'وبمساحات أخرى لدينا',
        kind: 'ومن جميع الأنواع لدينا',
      }[dropped]
    } ${some(dropped === 'kind' || filters.kind === undefined ? {} : { kind: filters.kind }, total)}.`,
  byDeal: (rent, sale) => `منها ${number(rent)} للإيجار و${number(sale)} للبيع.`,
  kinds: (kinds) => `ومنها: ${named(kinds)}.`,
  range: (deal, low, high) =>
    low === high
      ? `السعر ${riyals(low)}${monthly(deal)}.`
      : `تتراوح الأسعار بين ${number(low)} و${riyals(high)}${monthly(deal)}.`,
  unknownPlace: (place) => `لا أعرف منطقة باسم «${place}»، لذلك بحثت في قطر كلها.`,
  wishes:
    'لا أستطيع البحث بعد حسب الأثاث أو الإطلالة أو المرافق: تجدها مذكورة في صفحة كل عقار، ويعرفها وسطاؤنا عن العقارات كلها.',
  askWhat: 'ما نوع العقار الذي تبحث عنه، وفي أي منطقة؟',

  priceOf: (group, filters) => {
    const deal: Deal = group.deal === 'rent' ? 'rent' : 'sale';
    const perMetre = group.medianPerMetre === null ? '' : `، أي نحو ${riyals(group.medianPerMetre)} للمتر المربع`;
    const what = some({ ...filters, deal }, group.count);
    if (group.count === 1) return `${what}: ${riyals(group.median)}${monthly(deal)}${perMetre}.`;
    return `${what}: من ${number(group.min)} إلى ${riyals(group.max)}${monthly(deal)}. السعر الأوسط ${riyals(group.median)}${perMetre}.`;
  },
  priceHead: (deal, filters) =>
    `${deal === 'rent' ? 'الإيجارات الشهرية المعتادة' : 'أسعار البيع المعتادة'}${filters.place === undefined ? '' : ` في ${placeName(filters.place)}`} (السعر الأوسط، ومن الأدنى إلى الأعلى):`,
  priceLine: (name, { median, min, max }) =>
    `• ${name}: ${riyals(median)}${min === max ? '' : ` (من ${number(min)} إلى ${number(max)})`}`,
  noPrices: (filters) => `لا تتوفر لدينا حاليًا ${several(filters)} بأسعار معلنة، لذلك لا أستطيع أن أخبرك بسعرها.`,

  districts: (places, total, filters) => {
    const what = `لدينا ${several(without(filters, ['place']))}`;
    if (total <= places.length) return `${what}، في هذه المناطق: ${named(places)}.`;
    return `${what}، في ${counted(total, districtForms, true)}. أكثرها في ${named(places)}.`;
  },

  agents: (filters) =>
    Object.keys(filters).length === 0
      ? 'يسعد هؤلاء الزملاء بمساعدتك. اتصل بهم أو راسلهم، أو أرسل إلينا استفسارك.'
      : `هؤلاء الزملاء مسؤولون عن ${several(without(filters, ['price']))}. اتصل بهم أو راسلهم، أو أرسل إلينا استفسارك.`,
  agentNamed: (name) => `يمكنك التواصل مع ${name} مباشرة.`,
  noAgents: 'سيجد فريقنا الشخص المناسب لك.',
  handover: 'يمكن لأحد أفراد فريقنا مساعدتك: عبر واتساب أو بالهاتف أو بإرسال استفسار.',

  hours: (week, isOpen, holiday) =>
    [
      `مكتبنا مفتوح ${weekSentence(week, 'ar')}.`,
      closedSentence(week, 'ar'),
      holiday === null ? '' : `وهو مغلق اليوم بمناسبة ${holiday}.`,
      isOpen ? 'نحن مفتوحون الآن.' : 'المكتب مغلق الآن، وللحالات الطارئة نحن متاحون عبر واتساب والهاتف.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  contact: ({ phone, whatsapp, email, address }) =>
    `الهاتف: ${isolated(phone)}\nواتساب: ${isolated(whatsapp)}\nالبريد الإلكتروني: ${isolated(email)}\nالمكتب: ${address.ar.join('، ')}`,
  officePlace: ({ address }, week) => `يقع مكتبنا في ${address.ar.join('، ')}. وهو مفتوح ${weekSentence(week, 'ar')}.`,
  services:
    'نساعدك في الشراء والبيع والإيجار، وفي التقييم وإدارة العقارات والاستشارات الاستثمارية. تجد المزيد في صفحة الخدمات، أو اسأل أحد زملائنا.',
  sell: 'يسعدنا أن نساعدك في بيع عقارك أو تأجيره. أرسل إلينا استفسارًا أو رسالة تذكر فيها المنطقة والمساحة والسعر الذي تتوقعه، وسيتصل بك أحد وسطائنا.',
  finance:
    'تختلف أمور التمويل والإقامة والعقود والتأمين والرسوم من حالة إلى أخرى، ولا أريد أن أخمّن. يستطيع أحد زملائنا أن يخبرك بالتفصيل.',
  greeting: 'أهلًا بك! أستطيع البحث في عقاراتنا وإخبارك بأسعارها وإيصالك بأحد الوسطاء. عمّ تبحث؟',
  thanks: 'على الرحب والسعة! وإذا احتجت إلى شيء آخر فأنا هنا.',
  help: 'أنا مساعد آلي. أبحث في عقاراتنا حسب المنطقة والنوع والسعر وعدد الغرف والمساحة، وأخبرك بالأسعار وساعات العمل ووسائل التواصل، وأوصلك بأحد زملائنا. مثلًا: «شقة غرفتين في اللؤلؤة بأقل من ١٠ آلاف».',
  unknown:
    'عذرًا، لا أعرف الإجابة عن ذلك. أستطيع المساعدة في عقارات الإيجار والبيع وأسعارها ومناطقها، وفي وسطائنا وساعات العمل ووسائل التواصل. ولكل ما عدا ذلك يساعدك أحد زملائنا.',
  whatsappText: (filters) =>
    Object.keys(filters).length === 0 ? 'مرحبًا، لدي سؤال عن عقار.' : `مرحبًا، أبحث عن ${several(filters)}.`,

  suggest: {
    buy: 'شراء عقار',
    rent: 'استئجار',
    prices: 'أسعار العقارات',
    agent: 'تواصل مع وسيط',
    hours: 'ساعات العمل',
    contact: 'وسائل التواصل',
    districts: 'ما المناطق؟',
    cheaper: 'أرخص',
    bigger: 'أكبر مساحة',
    more: 'المزيد',
    cost: 'كم أسعارها؟',
    forDeal: { rent: 'للإيجار', sale: 'للبيع' },
    without: {
      place: 'في أي منطقة',
      price: 'بأي سعر',
      bedrooms: 'بأي عدد من الغرف',
      area: 'بأي مساحة',
      kind: 'أي نوع',
    },
    inPlace: (place) => `في ${place}`,
    bedrooms: (count) => (count === 2 ? 'غرفتا نوم' : counted(count, bedroomForms, true)),
    kind: (kind, deal) => `${kindWords[kind].ar[2]} ${deal === 'rent' ? 'للإيجار' : 'للبيع'}`,
  },
  placeName,
  kindName: (kind) => kindWords[kind].ar[2],
};

function sorted({ sort }: ChatFilters): string {
  if (sort === undefined) return '';
  return sort === 'price-low' ? ' الأرخص أولًا:' : ' الأغلى أولًا:';
}

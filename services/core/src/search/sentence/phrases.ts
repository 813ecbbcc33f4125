/** Deals and quantities as people say them; spelling is folded (`search/fold.ts`). */

export const dealPhrases = {
  rent: [
    'rent, for rent, to rent, rental, rentals, renting, rented, lease, leasing, to let, for lease, tenant, monthly, per month, yearly contract, annual contract, yearly lease, annual lease',
    'إيجار, للإيجار, الإيجار, إيجارات, إيجارها, استئجار, أستأجر, استاجر, أجار, آجار, للأجار, مستأجر, تأجير, شهري, شهريا, بالشهر, في الشهر, عقد سنوي, عقد إيجار سنوي',
  ],
  sale: [
    'buy, buying, purchase, to buy, for sale, sale, sales, for sell, purchasing, to own, owning',
    'شراء, للشراء, أشتري, نشتري, بيع, للبيع, تمليك, تملك, أتملك, شرا, اشتراء',
  ],
} as const;

/** A rent, and the price beside it is that of twelve months. */
export const yearlyPhrases = [
  'per year, a year, yearly, yearly rent, annually, annual, annual rent, per annum, pa',
  'سنوي, سنويا, السنوي, إيجار سنوي, إيجارها السنوي, الإيجار السنوي, بالسنة, في السنة, للسنة, كل سنة',
];

export const comparisons = {
  max: [
    'under, below, less than, up to, upto, maximum, max, at most, not more than, no more than, within, budget, my budget is, budget of, budget is, cheaper than, lower than, smaller than, fewer than, not exceeding',
    'أقل من, اقل من, تحت, حد أقصى, بحد أقصى, كحد أقصى, لا يزيد عن, لا تزيد عن, ما يزيد عن, ما تزيد عن, ما يتجاوز, ما تتجاوز, لا يتجاوز, لا تتجاوز, ما يتعدى, ما تتعدى, ميزانية, ميزانيتي, بميزانية, الميزانية, أرخص من, أصغر من, دون',
  ],
  min: [
    'over, above, more than, at least, minimum, min, starting from, starting, bigger than, larger than, greater than, upwards of, not less than',
    'أكثر من, اكثر من, فوق, على الأقل, عالأقل, لا يقل عن, لا تقل عن, ما يقل عن, ما تقل عن, أكبر من, حد أدنى, بحد أدنى, يزيد عن, تزيد عن, ابتداء من',
  ],
  about: [
    'around, about, approximately, approx, roughly, circa, almost',
    'حوالي, تقريبا, تقريبًا, حدود, بحدود, في حدود, قرابة, نحو',
  ],
  'or more': ['or more, or above, and above, and up', 'وأكثر, فأكثر, أو أكثر, او اكثر, فما فوق'],
  'or less': ['or less, or fewer, or below, and below', 'وأقل, فأقل, أو أقل, او اقل, فما دون'],
  between: ['between, range', 'بين, ما بين'],
  from: ['from', 'من'],
  to: ['to, and', 'إلى, الى, لـ, و'],
  /** A `to` that needs no `from`. */
  until: ['till, until', 'لين, حتى'],
} as const;

export const unitPhrases = {
  bedrooms: [
    'bed, beds, bedroom, bedrooms, br, brs, bhk, bdr, bdrm, bed room, bed rooms, room, rooms, bedder',
    'غرفة, غرف, غرفه, غرف نوم, غرفة نوم, غرفه نوم, نوم, أوض',
  ],
  bathrooms: [
    'bath, baths, bathroom, bathrooms, toilet, toilets, washroom',
    'حمام, حمامات, دورة مياه, دورات مياه, حمامًا',
  ],
  sqm: ['sqm, sqms, sqmt, sm, meter, meters, metre, metres, mtr', 'متر, أمتار, م, مترا'],
  sqft: ['sqft, sft, ft, feet, foot', 'قدم, أقدام'],
  riyals: ['qar, qr, riyal, riyals, rial, rials, qatari riyal', 'ريال, ريالات, ر ق, ريال قطري, ريالا'],
} as const;

/** Read so behind a number alone: elsewhere they are whom one writes of. */
export const peoplePhrases = [
  'staff, people, person, persons, employee, employees, worker, workers, labourers, pax, desks, workstations, seats, team members, staff members',
  'موظف, موظفين, موظفا, شخص, أشخاص, شخصا, عامل, عمال, عاملا, نفر, أنفار',
];
/** In front of their number. */
export const teamPhrases = ['team of, staff of, group of, headcount of', 'فريق من, طاقم من'];

export const pairs: readonly (readonly [unit: 'bedrooms' | 'bathrooms', value: number, said: string])[] = [
  ['bedrooms', 1, 'غرفة وصالة, غرفه وصاله, غرفة نوم واحدة, غرفة واحدة'],
  ['bedrooms', 2, 'غرفتين, غرفتين وصالة, غرفتين نوم, غرفتي نوم, غرفتان, غرفتا نوم'],
  ['bathrooms', 2, 'حمامين, حمامان, دورتين مياه'],
];

export const scales: readonly (readonly [factor: number, said: string])[] = [
  [1_000, 'k, thousand, thousands, ألف, آلاف, الف, الاف, ألفا'],
  [1_000_000, 'mil, mio, mn, million, millions, مليون, ملايين, مليونا'],
];

export const amounts: readonly (readonly [value: number, said: string])[] = [
  [2_000, 'ألفين, ألفان'],
  [2_000_000, 'مليونين, مليونان'],
  [2_500_000, 'مليونين ونص, مليونين ونصف, two and a half million'],
  [500_000, 'half a million, half million, نص مليون, نصف مليون'],
  [1_500_000, 'a million and a half, one and a half million, مليون ونص, مليون ونصف'],
];

export const numberWords: readonly (readonly [value: number, said: string])[] = [
  [1, 'one, واحد, واحدة, وحدة'],
  [2, 'two, اثنين, اثنان, ثنتين, ثنين'],
  [3, 'three, ثلاث, ثلاثة'],
  [4, 'four, أربع, أربعة'],
  [5, 'five, خمس, خمسة'],
  [6, 'six, ست, ستة'],
  [7, 'seven, سبع, سبعة'],
  [8, 'eight, ثمان, ثمانية, ثماني'],
  [9, 'nine, تسع, تسعة'],
  [10, 'ten, عشر, عشرة'],
  [12, 'twelve, اثنا عشر, اثني عشر'],
  [15, 'fifteen, خمسة عشر, خمستعش'],
  [20, 'twenty, عشرين, عشرون'],
  [25, 'twenty five, خمسة وعشرين'],
  [30, 'thirty, ثلاثين, ثلاثون'],
  [40, 'forty, أربعين, أربعون'],
  [50, 'fifty, خمسين, خمسون'],
  [100, 'hundred, a hundred, one hundred, مئة, مية, مائة, ميه'],
  [200, 'two hundred, مئتين, ميتين, مئتان'],
  [300, 'three hundred, ثلاثمئة, ثلاثمية'],
  [500, 'five hundred, خمسمئة, خمسمية'],
];

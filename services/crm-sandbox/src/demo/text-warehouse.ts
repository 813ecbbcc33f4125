import { rented, sold, type KindText } from './text-types.ts';

export const warehouseText: KindText = {
  titles: [
    { en: 'Warehouse with loading dock, {district}', ar: 'مستودع برصيف تحميل في {district}' },
    { en: 'Insulated warehouse, {area} sqm, {district}', ar: 'مستودع معزول بمساحة {area} م² في {district}' },
    { en: 'Civil-defence approved store in {district}', ar: 'مخزن معتمد من الدفاع المدني في {district}' },
    { en: 'Warehouse with offices near {near}', ar: 'مستودع مع مكاتب بالقرب من {near}' },
    { en: 'Cold store and dry store, {district}', ar: 'مستودع تبريد وتخزين جاف في {district}' },
    { en: 'Workshop and yard in {district}', ar: 'ورشة وساحة مكشوفة في {district}' },
    { en: 'Logistics unit on the truck route, {district}', ar: 'وحدة لوجستية على مسار الشاحنات، {district}' },
    { en: 'Warehouse for sale, {area} sqm', ar: 'مستودع للبيع بمساحة {area} م² في {district}', when: sold },
  ],
  first: [
    [
      {
        en: '{area}\u00a0sqm under one roof in {district}, minutes from {near}.',
        ar: '{area}\u00a0م² تحت سقف واحد في {district}، على بعد دقائق من {near}.',
      },
      {
        en: 'A clean, dry hall of {area}\u00a0sqm with a level concrete floor for five tonnes per square metre.',
        ar: 'صالة نظيفة وجافة بمساحة {area}\u00a0م² وأرضية خرسانية مستوية تتحمل خمسة أطنان للمتر المربع.',
      },
      {
        en: 'Trucks reach this warehouse without crossing the city: {near} is close.',
        ar: 'تصل الشاحنات إلى المستودع من دون عبور المدينة، فهو قريب من {near}.',
      },
    ],
    [
      {
        en: 'The clear height is {height}\u00a0metres and three roller doors open to a paved yard.',
        ar: 'الارتفاع الصافي {height}\u00a0أمتار، وثلاثة أبواب رولر تفتح على ساحة معبدة.',
      },
      {
        en: 'Loading is at dock height on one side and at ground level on the other.',
        ar: 'التحميل على مستوى الرصيف من جهة وعلى مستوى الأرض من الجهة الأخرى.',
      },
      {
        en: 'Racking for {pallets} pallets is in place and may stay.',
        ar: 'رفوف تتسع لنحو {pallets} طبلية مركبة ويمكن إبقاؤها.',
      },
    ],
    [
      {
        en: 'Sprinklers and smoke detection were certified this year.',
        ar: 'أنظمة الرش وكشف الدخان حاصلة على شهادة هذا العام.',
      },
      {
        en: 'Power is three-phase, 400 amperes, with room for more.',
        ar: 'الكهرباء ثلاثية الأطوار بقدرة ٤٠٠\u00a0أمبير قابلة للزيادة.',
      },
      {
        en: 'The roof is insulated, so it stays tolerable in August.',
        ar: 'السقف معزول، فتبقى الحرارة محتملة حتى في أغسطس.',
      },
    ],
  ],
  second: [
    [
      {
        en: 'Offices, a pantry and washrooms are on the mezzanine.',
        ar: 'المكاتب وركن الضيافة ودورات المياه في الميزانين.',
      },
      {
        en: 'A guard room stands at the gate and the fence is closed all round.',
        ar: 'عند البوابة غرفة حراسة، والسور مغلق من جميع الجهات.',
      },
      { en: 'Rooms for twelve workers can be rented next door.', ar: 'تتوفر بجواره غرف لاثني عشر عاملًا للإيجار.' },
    ],
    [
      {
        en: 'Rent: QR\u00a0{ppm} per sqm per month, all cheques post-dated.',
        ar: 'الإيجار {ppm}\u00a0ر.ق للمتر المربع شهريًا بشيكات مؤجلة.',
        when: rented,
      },
      {
        en: 'QR\u00a0{ppm} per sqm per month, {free} rent free on two years or more.',
        ar: '{ppm}\u00a0ر.ق للمتر المربع شهريًا، و{free} مجانًا لعقد سنتين فأكثر.',
        when: rented,
      },
      {
        en: 'The asking price is QR\u00a0{ppm} per sqm of built area, on leased industrial land.',
        ar: 'السعر المطلوب {ppm}\u00a0ر.ق لمتر البناء على أرض صناعية مؤجرة.',
        when: sold,
      },
    ],
    [
      {
        en: 'General, food and chemical storage have been licensed here.',
        ar: 'سبق ترخيصه للتخزين العام والغذائي والكيميائي.',
      },
      { en: 'Free from the first of next month.', ar: 'متاح اعتبارًا من أول الشهر القادم.', when: rented },
      { en: 'We can show it any morning from Sunday to Thursday.', ar: 'يمكن معاينته صباح أي يوم من الأحد إلى الخميس.' },
    ],
  ],
};

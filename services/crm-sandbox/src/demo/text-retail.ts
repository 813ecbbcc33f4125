import { rented, sold, type KindText } from './text-types.ts';

const showroom = (traits: { subcategory: string }): boolean => traits.subcategory === 'showroom';
const shop = (traits: { subcategory: string }): boolean => traits.subcategory === 'shop';

export const retailText: KindText = {
  titles: [
    { en: 'Shop with street frontage in {district}', ar: 'محل بواجهة على الشارع في {district}', when: shop },
    { en: 'Corner shop near {near}', ar: 'محل زاوية بالقرب من {near}', when: shop },
    { en: 'Café or restaurant space, {district}', ar: 'مساحة تصلح لمقهى أو مطعم في {district}', when: shop },
    {
      en: 'Ground-floor shop in a residential tower, {district}',
      ar: 'محل في الطابق الأرضي من برج سكني، {district}',
      when: shop,
    },
    {
      en: 'Pharmacy or clinic unit, {area} sqm, {district}',
      ar: 'وحدة تصلح لصيدلية أو عيادة، {area} م²، {district}',
      when: shop,
    },
    { en: 'Showroom on the main road, {district}', ar: 'صالة عرض على الشارع الرئيسي في {district}', when: showroom },
    {
      en: 'Double-height showroom with mezzanine, {district}',
      ar: 'صالة عرض بارتفاع مزدوج وميزانين في {district}',
      when: showroom,
    },
    {
      en: 'Car or furniture showroom, {area} sqm',
      ar: 'معرض سيارات أو أثاث بمساحة {area} م² في {district}',
      when: showroom,
    },
    { en: 'Retail unit for sale in {district}', ar: 'وحدة تجارية للبيع في {district}', when: sold },
    {
      en: 'Fitted shop ready to trade, {district}',
      ar: 'محل مجهز للعمل فورًا في {district}',
      when: (t) => t.fitOut === 'fitted' && shop(t),
    },
  ],
  first: [
    [
      {
        en: 'A {area}\u00a0sqm unit on a busy stretch of {district}, with steady foot traffic from {near}.',
        ar: 'وحدة بمساحة {area}\u00a0م² في موقع نشط من {district}، بحركة مشاة مستمرة من جهة {near}.',
      },
      {
        en: 'Glass from side to side: {frontage}\u00a0metres of frontage that passing cars and people cannot miss.',
        ar: 'واجهة زجاجية بعرض {frontage}\u00a0أمتار تلفت أنظار المارة والسيارات على حد سواء.',
      },
      {
        en: 'The neighbours are a supermarket, a bank and two cafés, so customers are already here.',
        ar: 'يجاور المحل سوبرماركت ومصرف ومقهيان، فالزبائن حاضرون من اليوم الأول.',
      },
      {
        en: 'One of the last free units in this building, {area}\u00a0sqm on the ground floor.',
        ar: 'من آخر الوحدات المتاحة في المبنى، بمساحة {area}\u00a0م² في الطابق الأرضي.',
      },
    ],
    [
      {
        en: 'Shell and core, with water, drainage and a three-phase connection at the unit.',
        ar: 'الوحدة شل آند كور مع توصيلات المياه والصرف وكهرباء ثلاثية الأطوار.',
        when: (t) => t.fitOut === 'shell',
      },
      {
        en: 'Flooring, ceiling and air conditioning are done; shopfitting is left to your brand.',
        ar: 'الأرضيات والأسقف والتكييف منجزة، وديكور المحل متروك لهوية علامتك.',
        when: (t) => t.fitOut === 'cat-a',
      },
      {
        en: 'The former tenant’s counters, shelves and cold room can be taken over.',
        ar: 'يمكن استلام الكاونترات والرفوف وغرفة التبريد من المستأجر السابق.',
        when: (t) => t.fitOut === 'fitted',
      },
      {
        en: 'Kitchen extraction runs to the roof and a grease trap is installed.',
        ar: 'شفط المطبخ موصول إلى السطح ومصيدة الدهون مركبة.',
        when: (t) => shop(t) && t.fitOut !== 'shell',
      },
    ],
    [
      {
        en: 'The ceiling is five metres high and carries a mezzanine.',
        ar: 'ارتفاع السقف خمسة أمتار ويسمح بإضافة ميزانين.',
      },
      {
        en: 'A storage room with its own door for deliveries lies at the back.',
        ar: 'وفي الخلف مخزن بباب مستقل لاستلام البضائع.',
      },
      { en: 'Signs may be mounted over the full width.', ar: 'ويُسمح بتركيب اللوحات على كامل عرض الواجهة.' },
    ],
  ],
  second: [
    [
      {
        en: 'Customers park in front of the door; staff have {parking}.',
        ar: 'يقف الزبائن أمام الباب مباشرة، وللموظفين {parking}.',
      },
      {
        en: 'A shared car park behind the building serves all shops.',
        ar: 'خلف المبنى مواقف مشتركة تخدم جميع المحلات.',
      },
    ],
    [
      {
        en: 'The rent is QR\u00a0{ppm} per sqm per month plus service charge.',
        ar: 'الإيجار {ppm}\u00a0ر.ق للمتر المربع شهريًا تضاف إليه رسوم الخدمات.',
        when: rented,
      },
      {
        en: '{free} rent free for the fit-out, then QR\u00a0{ppm} per sqm per month.',
        ar: '{free} مجانًا لأعمال الديكور، ثم {ppm}\u00a0ر.ق للمتر المربع شهريًا.',
        when: rented,
      },
      {
        en: 'At QR\u00a0{ppm} per sqm it is priced for a quick sale.',
        ar: 'معروض بسعر {ppm}\u00a0ر.ق للمتر المربع لبيع سريع.',
        when: sold,
      },
    ],
    [
      {
        en: 'Food and beverage is allowed by the landlord.',
        ar: 'يوافق المالك على نشاط المأكولات والمشروبات.',
        when: shop,
      },
      {
        en: 'A licence for a showroom was issued here before, so renewal is straightforward.',
        ar: 'سبق إصدار رخصة معرض لهذا العنوان، وتجديدها ميسّر.',
        when: showroom,
      },
      {
        en: 'Contract for one to five years, with quarterly cheques.',
        ar: 'العقد من سنة إلى خمس سنوات بشيكات ربع سنوية.',
        when: rented,
      },
      { en: 'Keys are with us.', ar: 'المفاتيح لدينا.' },
    ],
  ],
};

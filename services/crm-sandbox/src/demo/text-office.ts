import { rented, sold, type KindText, type Traits } from './text-types.ts';

const fitOut =
  (kind: Traits['fitOut']) =>
  (traits: Traits): boolean =>
    traits.fitOut === kind;
const sea = (traits: Traits): boolean => traits.view === 'sea';

export const officeText: KindText = {
  titles: [
    { en: 'Fitted office in {district}', ar: 'مكتب مجهز في {district}', when: fitOut('fitted') },
    {
      en: 'Ready-to-move office, {area} sqm, {district}',
      ar: 'مكتب جاهز للانتقال الفوري بمساحة {area} م² في {district}',
      when: fitOut('fitted'),
    },
    {
      en: 'Sea-view office on the {floor} floor, {district}',
      ar: 'مكتب بإطلالة بحرية في الطابق {floor}، {district}',
      when: sea,
    },
    {
      en: 'Furnished office suite near {near}',
      ar: 'جناح مكتبي مفروش بالقرب من {near}',
      when: (t) => t.furnished && t.fitOut === 'fitted',
    },
    {
      en: 'Shell and core office floor in {district}',
      ar: 'طابق مكتبي بنظام الشل آند كور في {district}',
      when: (t) => t.fitOut === 'shell' && t.large,
    },
    {
      en: 'Shell and core office with free fit-out choice, {district}',
      ar: 'مكتب شل آند كور مع حرية اختيار التشطيب، {district}',
      when: fitOut('shell'),
    },
    {
      en: 'CAT-A office in {district}, {area} sqm',
      ar: 'مكتب بتشطيب CAT-A في {district}، {area} م²',
      when: fitOut('cat-a'),
    },
    { en: 'Bright corner office close to {near}', ar: 'مكتب زاوية مضيء على مقربة من {near}' },
    {
      en: 'Whole floor for a head office, {district}',
      ar: 'طابق كامل يصلح مقرًا رئيسيًا في {district}',
      when: (t) => t.large,
    },
    {
      en: 'Compact office for a growing team, {district}',
      ar: 'مكتب عملي لفريق في طور النمو، {district}',
      when: (t) => !t.large,
    },
    { en: 'Office for sale in {district}', ar: 'مكتب للبيع في {district}', when: sold },
    {
      en: 'Office investment with sitting tenant, {district}',
      ar: 'مكتب استثماري مؤجر حاليًا في {district}',
      when: sold,
    },
  ],
  first: [
    [
      {
        en: 'On the {floor} floor of a well-kept tower in {district}, a short walk from {near}.',
        ar: 'يقع المكتب في الطابق {floor} من برج معتنى به في {district}، على مسافة قصيرة سيرًا من {near}.',
      },
      {
        en: 'This office offers {area}\u00a0sqm in one of the calmer corners of {district}.',
        ar: 'يوفر هذا المكتب مساحة {area}\u00a0م² في ركن هادئ من {district}.',
      },
      {
        en: 'A practical {area}\u00a0sqm office with a simple floor plate and daylight on two sides.',
        ar: 'مكتب عملي بمساحة {area}\u00a0م² بتقسيم بسيط وإضاءة طبيعية من جهتين.',
      },
      {
        en: 'Few offices of this size come up in {district}: {area}\u00a0sqm, no columns in the way, and a view that clients notice.',
        ar: 'نادرًا ما تتوفر مكاتب بهذا الحجم في {district}: {area}\u00a0م² من دون أعمدة معيقة، وإطلالة يلاحظها كل زائر.',
      },
      {
        en: 'Your team reaches this office easily: {near} is around the corner and the main roads are minutes away.',
        ar: 'يصل فريقك إلى هذا المكتب بسهولة، فهو قريب من {near} وعلى بعد دقائق من الطرق الرئيسية.',
      },
    ],
    [
      {
        en: 'It is handed over shell and core, so the layout, the ceiling and the lighting are yours to decide.',
        ar: 'يُسلَّم المكتب على حالة الشل آند كور، فيبقى لك اختيار التقسيم والأسقف والإضاءة.',
        when: fitOut('shell'),
      },
      {
        en: 'The space is shell and core with chilled water and drainage points brought to the unit.',
        ar: 'المساحة شل آند كور مع إيصال نقاط التبريد والصرف إلى داخل الوحدة.',
        when: fitOut('shell'),
      },
      {
        en: 'CAT-A finish: raised floor, suspended ceiling, lighting and air conditioning are in place, only partitions and furniture are left to you.',
        ar: 'تشطيب CAT-A يشمل الأرضيات المرتفعة والأسقف المعلقة والإضاءة والتكييف، ولا ينقصه سوى القواطع والأثاث.',
        when: fitOut('cat-a'),
      },
      {
        en: 'Ceilings, lighting and carpet are new; most companies would need three to four weeks to move in.',
        ar: 'الأسقف والإضاءة والموكيت جديدة، ومعظم الشركات تحتاج من ثلاثة إلى أربعة أسابيع للانتقال.',
        when: fitOut('cat-a'),
      },
      {
        en: 'The previous tenant left glass partitions, a pantry and network cabling in very good order.',
        ar: 'ترك المستأجر السابق قواطع زجاجية وركن ضيافة وتمديدات شبكة بحالة ممتازة.',
        when: fitOut('fitted'),
      },
      {
        en: 'Fully fitted with a reception, two meeting rooms, an open area and a manager’s office.',
        ar: 'مجهز بالكامل بمنطقة استقبال وغرفتي اجتماعات ومساحة عمل مفتوحة ومكتب للمدير.',
        when: fitOut('fitted'),
      },
    ],
    [
      {
        en: 'Desks and storage stay with the office.',
        ar: 'وتبقى المكاتب والخزائن ضمن العرض.',
        when: (t) => t.furnished && t.fitOut === 'fitted',
      },
      { en: 'It seats {desks} people comfortably.', ar: 'ويتسع بأريحية لنحو {desks} موظفًا.' },
      { en: 'From the windows one looks across the water.', ar: 'وتطل النوافذ مباشرة على البحر.', when: sea },
      {
        en: 'The floor can be divided if you need less.',
        ar: 'ويمكن تقسيم الطابق إن كنت بحاجة إلى مساحة أصغر.',
        when: (t) => t.large,
      },
    ],
  ],
  second: [
    [
      {
        en: 'The building has four fast lifts, reception around the clock and chilled-water cooling.',
        ar: 'في المبنى أربعة مصاعد سريعة واستقبال على مدار الساعة وتبريد مركزي بالمياه المبردة.',
      },
      {
        en: 'Security, cleaning of the common areas and lift maintenance are handled by the building’s own team.',
        ar: 'يتولى فريق إدارة المبنى الحراسة ونظافة المرافق المشتركة وصيانة المصاعد.',
      },
      {
        en: 'There is a prayer room on every second floor and a café in the lobby.',
        ar: 'توجد مصلّيات في الطوابق بالتناوب ومقهى في الردهة.',
      },
    ],
    [
      {
        en: '{parking} in the basement come with it, and visitors park free for two hours.',
        ar: 'يتبع المكتب {parking} في القبو، مع وقوف مجاني للزوار لمدة ساعتين.',
      },
      {
        en: 'Parking: {parking}, more can be rented monthly.',
        ar: 'المواقف: {parking}، ويمكن استئجار مواقف إضافية شهريًا.',
      },
    ],
    [
      {
        en: 'Asking rent is QR\u00a0{ppm} per sqm per month, excluding service charge.',
        ar: 'الإيجار المطلوب {ppm}\u00a0ر.ق للمتر المربع شهريًا، غير شامل رسوم الخدمات.',
        when: rented,
      },
      {
        en: 'The rent of QR\u00a0{ppm} per sqm includes service charge and cooling.',
        ar: 'الإيجار {ppm}\u00a0ر.ق للمتر المربع شاملًا رسوم الخدمات والتبريد.',
        when: rented,
      },
      {
        en: 'QR\u00a0{ppm} per sqm per month, with {free} rent free on a three-year lease.',
        ar: '{ppm}\u00a0ر.ق للمتر المربع شهريًا، مع {free} مجانًا عند توقيع عقد لثلاث سنوات.',
        when: rented,
      },
      {
        en: 'The price works out at QR\u00a0{ppm} per sqm; the title deed is in hand.',
        ar: 'يعادل السعر {ppm}\u00a0ر.ق للمتر المربع، وسند الملكية جاهز للنقل.',
        when: sold,
      },
      {
        en: 'Sold freehold to all nationalities, with a payment plan over two years possible.',
        ar: 'تملّك حر لجميع الجنسيات مع إمكانية الدفع على سنتين.',
        when: sold,
      },
    ],
    [
      { en: 'Viewings are possible on any working day.', ar: 'المعاينة متاحة في جميع أيام العمل.' },
      {
        en: 'Call us before noon and you can see it the same day.',
        ar: 'اتصل بنا قبل الظهر لتتمكن من معاينته في اليوم نفسه.',
      },
      { en: 'Municipality approval for commercial use is in place.', ar: 'ترخيص البلدية للاستخدام التجاري متوفر.' },
      {
        en: 'The landlord registers the lease contract with the municipality.',
        ar: 'يتولى المالك توثيق عقد الإيجار لدى البلدية.',
        when: rented,
      },
    ],
  ],
};

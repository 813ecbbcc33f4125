import { rented, sold, type KindText, type Traits } from './text-types.ts';

const sea = (traits: Traits): boolean => traits.view === 'sea';
const studio = (traits: Traits): boolean => traits.subcategory === 'studio';
const penthouse = (traits: Traits): boolean => traits.subcategory === 'penthouse';
const flat = (traits: Traits): boolean => traits.subcategory === 'apartment';
const furnished = (traits: Traits): boolean => traits.furnished;

export const apartmentText: KindText = {
  titles: [
    { en: '{bedsEn} apartment in {district}', ar: 'شقة {bedsAr} في {district}', when: flat },
    {
      en: 'Furnished {bedsEn} apartment near {near}',
      ar: 'شقة مفروشة {bedsAr} بالقرب من {near}',
      when: (t) => flat(t) && furnished(t),
    },
    {
      en: 'Sea-view {bedsEn} apartment, {district}',
      ar: 'شقة {bedsAr} بإطلالة بحرية في {district}',
      when: (t) => flat(t) && sea(t),
    },
    {
      en: 'Family apartment with balcony, {district}',
      ar: 'شقة عائلية مع شرفة في {district}',
      when: (t) => flat(t) && t.bedrooms >= 2,
    },
    {
      en: 'Quiet {bedsEn} apartment on a high floor, {district}',
      ar: 'شقة هادئة {bedsAr} في طابق مرتفع، {district}',
      when: flat,
    },
    { en: 'Newly renovated {bedsEn} apartment, {district}', ar: 'شقة {bedsAr} مجددة حديثًا في {district}', when: flat },
    { en: 'Furnished studio in {district}', ar: 'استوديو مفروش في {district}', when: (t) => studio(t) && furnished(t) },
    { en: 'Studio with balcony near {near}', ar: 'استوديو مع شرفة بالقرب من {near}', when: studio },
    { en: 'Penthouse with terrace, {district}', ar: 'بنتهاوس مع تراس في {district}', when: penthouse },
    { en: 'Top-floor penthouse overlooking {near}', ar: 'بنتهاوس في أعلى البرج يطل على {near}', when: penthouse },
  ],
  first: [
    [
      {
        en: 'A bright home of {area}\u00a0sqm on the {floor} floor, with {near} at the doorstep.',
        ar: 'منزل مضيء بمساحة {area}\u00a0م² في الطابق {floor}، وعلى خطوات من {near}.',
      },
      {
        en: 'The living room faces the water and opens to a balcony wide enough for a table.',
        ar: 'غرفة المعيشة مواجهة للبحر وتنفتح على شرفة تتسع لطاولة وكراسٍ.',
        when: sea,
      },
      {
        en: 'Well laid out over {area}\u00a0sqm: the bedrooms lie away from the street and every one has built-in wardrobes.',
        ar: 'توزيع مدروس على {area}\u00a0م²: غرف النوم بعيدة عن الشارع وفي كل منها خزائن مدمجة.',
        when: (t) => t.bedrooms >= 1,
      },
      {
        en: 'This is {district} at its most convenient: shops downstairs and {near} five minutes away.',
        ar: 'أفضل ما في {district} من راحة: المتاجر أسفل المبنى و{near} على بعد خمس دقائق.',
      },
      {
        en: 'Everything in one well-proportioned room of {area}\u00a0sqm, with a proper kitchen behind glass.',
        ar: 'كل ما تحتاجه في مساحة متناسقة من {area}\u00a0م²، مع مطبخ حقيقي خلف الزجاج.',
        when: studio,
      },
    ],
    [
      {
        en: 'It comes fully furnished, down to linen and kitchenware.',
        ar: 'الشقة مفروشة بالكامل حتى البياضات وأدوات المطبخ.',
        when: furnished,
      },
      {
        en: 'Furniture is from the owner’s own collection and hardly used.',
        ar: 'الأثاث من اختيار المالك وبحالة شبه جديدة.',
        when: furnished,
      },
      {
        en: 'Unfurnished, with fridge, cooker, dishwasher and washing machine in place.',
        ar: 'غير مفروشة، مع ثلاجة وموقد وغسالة صحون وغسالة ملابس.',
        when: (t) => !t.furnished,
      },
      {
        en: 'The kitchen is closed and has room for a breakfast table.',
        ar: 'المطبخ مغلق ويتسع لطاولة إفطار.',
        when: (t) => !studio(t),
      },
    ],
    [
      {
        en: 'A maid’s room with its own bathroom lies next to the kitchen.',
        ar: 'وبجانب المطبخ غرفة خادمة مع حمام خاص.',
        when: (t) => t.bedrooms >= 3,
      },
      { en: 'Windows are double glazed and face north.', ar: 'النوافذ بزجاج مزدوج وباتجاه الشمال.' },
      {
        en: 'There is storage by the entrance and a separate laundry.',
        ar: 'وعند المدخل مساحة تخزين مع غرفة غسيل مستقلة.',
      },
    ],
  ],
  second: [
    [
      {
        en: 'Residents share a pool, a gym and a play area on the podium.',
        ar: 'يتشارك السكان مسبحًا وصالة رياضية ومنطقة ألعاب على سطح البوديوم.',
      },
      {
        en: 'The concierge is there day and night and takes in parcels.',
        ar: 'الكونسيرج متواجد ليلًا ونهارًا ويستلم الطرود.',
      },
      {
        en: 'The building was finished recently and is run by a hotel operator.',
        ar: 'المبنى حديث الإنجاز وتديره شركة فندقية.',
      },
    ],
    [
      {
        en: 'Cooling and internet are included in the rent; {parking} in the basement.',
        ar: 'الإيجار شامل التبريد والإنترنت، وفي القبو {parking}.',
        when: rented,
      },
      {
        en: 'One month free on a yearly contract, {parking} included.',
        ar: 'شهر مجاني مع العقد السنوي، ويتبع الشقة {parking}.',
        when: rented,
      },
      {
        en: 'Freehold, with residence permit for the owner’s family; QR\u00a0{ppm} per sqm.',
        ar: 'تملّك حر مع إقامة لعائلة المالك، بسعر {ppm}\u00a0ر.ق للمتر المربع.',
        when: sold,
      },
      {
        en: 'The apartment is let until next summer at a fair rent, so it earns from the first day.',
        ar: 'الشقة مؤجرة حتى الصيف القادم بإيجار مناسب، فهي مدرّة للدخل من اليوم الأول.',
        when: sold,
      },
    ],
    [
      { en: 'Families preferred.', ar: 'الأولوية للعائلات.', when: (t) => rented(t) && t.bedrooms >= 2 },
      { en: 'Company leases are welcome.', ar: 'نرحب بعقود الشركات.', when: rented },
      { en: 'You can view it in the evening too.', ar: 'المعاينة متاحة مساءً أيضًا.' },
      { en: 'Available now.', ar: 'متاحة الآن.' },
    ],
  ],
};

import { rented, sold, type KindText, type Traits } from './text-types.ts';

const townhouse = (traits: Traits): boolean => traits.subcategory === 'townhouse';
const villa = (traits: Traits): boolean => traits.subcategory === 'villa';

export const villaText: KindText = {
  titles: [
    { en: '{bedsEn} villa in {district}', ar: 'فيلا {bedsAr} في {district}', when: villa },
    { en: 'Stand-alone villa with garden, {district}', ar: 'فيلا مستقلة مع حديقة في {district}', when: villa },
    { en: 'Compound villa near {near}', ar: 'فيلا في مجمع سكني بالقرب من {near}', when: villa },
    { en: 'Modern villa with private pool, {district}', ar: 'فيلا عصرية بمسبح خاص في {district}', when: villa },
    { en: 'Villa with outside majlis, {district}', ar: 'فيلا بمجلس خارجي في {district}', when: villa },
    {
      en: 'Villa suited to a company or nursery, {district}',
      ar: 'فيلا تصلح لشركة أو حضانة في {district}',
      when: (t) => villa(t) && rented(t),
    },
    { en: '{bedsEn} townhouse in {district}', ar: 'تاون هاوس {bedsAr} في {district}', when: townhouse },
    { en: 'Townhouse on a gated street near {near}', ar: 'تاون هاوس في شارع مغلق بالقرب من {near}', when: townhouse },
  ],
  first: [
    [
      {
        en: 'A family house of {area}\u00a0sqm on a quiet street of {district}.',
        ar: 'بيت عائلي بمساحة {area}\u00a0م² في شارع هادئ من {district}.',
      },
      {
        en: 'School runs are short from here: {near} is only minutes away.',
        ar: 'المدارس قريبة، و{near} على بعد دقائق فقط.',
      },
      {
        en: 'The ground floor opens to the garden along its whole length.',
        ar: 'ينفتح الطابق الأرضي على الحديقة بكامل طوله.',
      },
      {
        en: 'Built in stone and looked after by the same owner since it was new.',
        ar: 'بناء حجري اعتنى به المالك نفسه منذ إنشائه.',
      },
    ],
    [
      {
        en: 'All bedrooms have their own bathroom; the master suite has a dressing room and a terrace.',
        ar: 'جميع غرف النوم بحمامات خاصة، وفي الجناح الرئيسي غرفة ملابس وتراس.',
      },
      {
        en: 'Downstairs are a large hall, a dining room, a guest majlis and two kitchens, one of them outside.',
        ar: 'في الأسفل صالة واسعة وغرفة طعام ومجلس للضيوف ومطبخان أحدهما خارجي.',
        when: villa,
      },
      {
        en: 'Three floors: living below, bedrooms above, and a room under the roof that works as an office.',
        ar: 'ثلاثة طوابق: المعيشة في الأسفل وغرف النوم في الأعلى وغرفة تحت السطح تصلح مكتبًا.',
        when: townhouse,
      },
    ],
    [
      { en: 'Maid’s and driver’s rooms have a separate entrance.', ar: 'ولغرفتي الخادمة والسائق مدخل منفصل.' },
      { en: 'Air conditioning was renewed last year.', ar: 'وجُدد نظام التكييف العام الماضي.' },
      { en: 'Palms and a lawn are watered automatically.', ar: 'والنخيل والعشب بنظام ري آلي.' },
    ],
  ],
  second: [
    [
      {
        en: 'The compound has a pool, a gym, a small shop and guards at the gate.',
        ar: 'في المجمع مسبح وصالة رياضية ومتجر صغير وحراسة على البوابة.',
      },
      { en: '{parking} under a shade, and more on the street.', ar: '{parking} تحت مظلة، ومواقف أخرى في الشارع.' },
    ],
    [
      { en: 'Maintenance is included in the rent.', ar: 'الصيانة ضمن الإيجار.', when: rented },
      {
        en: 'One year with twelve cheques, one month free for two years.',
        ar: 'عقد لسنة باثني عشر شيكًا، وشهر مجاني لعقد السنتين.',
        when: rented,
      },
      {
        en: 'The asking price is QR\u00a0{ppm} per sqm of built area, direct from the owner.',
        ar: 'السعر المطلوب {ppm}\u00a0ر.ق لمتر البناء من المالك مباشرة.',
        when: sold,
      },
      { en: 'The deed is clear of any mortgage.', ar: 'سند الملكية خالٍ من أي رهن.', when: sold },
    ],
    [
      { en: 'Please give us a day’s notice for a visit.', ar: 'نرجو إبلاغنا قبل يوم لترتيب الزيارة.' },
      { en: 'Free from the start of the month.', ar: 'متاحة مع بداية الشهر.', when: rented },
      { en: 'The family living there is glad to show it after Asr.', ar: 'تسعد العائلة المقيمة بعرضها بعد صلاة العصر.' },
    ],
  ],
};

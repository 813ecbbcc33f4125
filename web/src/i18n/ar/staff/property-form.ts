import type { propertyForm as english } from '#i18n/en/staff/property-form.ts';
import type { Arabic } from '#i18n/translation.ts';

/** The form of a listing. */
export const propertyForm: Arabic<typeof english> = {
  addTitle: 'إضافة عقار',
  editTitle: 'تعديل العقار',
  texts: 'العنوان والوصف',
  facts: 'البيانات',
  place: 'الموقع',
  manage: 'الوسيط والظهور',
  choose: 'اختر…',
  none: 'بدون',
  unknown: 'غير محدد',
  noAgent: 'المكتب',
  framedHint: 'رابط الصفحة في إحدى هذه الخدمات: {{services}}',
  priceHint: 'للشهر في حالة الإيجار',
  areaHint: 'بالمتر المربع',
  unit: {
    months: 'بالأشهر',
    metres: 'بالمتر',
    squareMetres: 'بالمتر المربع',
    kilowatts: 'بالكيلوواط',
    riyals: 'بالريال القطري',
    rate: 'بالريال القطري، لكل متر مربع في الشهر',
  },
  subcategoryHint: 'أنواع الفئة المختارة',
  unknownKind: '{{word}} (كما في المصدر)',
  dealUnsure: 'لم يذكره المصدر بوضوح: تحقق واختر ثم احفظ',
  referenceHint: 'إن تُرك فارغًا أعطيناه رقمًا. به يعرف نظام العملاء العقار.',
  referenceFixed: 'من نظام العملاء',
  activeHint: 'يرى الزوار العقارات المنشورة، وما عداها مسودات',
  addFeature: 'ميزة',
  addFeatureAction: 'إضافة',
  removeFeature: 'إزالة: {{name}}',
  create: 'إضافة العقار',
  save: 'حفظ التعديلات',
  saving: 'جارٍ الحفظ…',
};

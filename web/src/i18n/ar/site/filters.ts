import type { filters as english } from '#i18n/en/site/filters.ts';
import type { Arabic } from '#i18n/translation.ts';

export const filters: Arabic<typeof english> = {
  chips: {
    label: 'خيارات البحث المفعّلة',
    remove: 'إزالة الخيار {{filter}}',
    clear: 'مسح الكل',
    forRent: 'للإيجار',
    forSale: 'للبيع',
    status: { sold: 'مباع', rented: 'مؤجَّر', available: 'متاح' },
    fromPrice: 'من {{price}}',
    toPrice: 'حتى {{price}}',
    fromArea: 'من {{area}}',
    toArea: 'حتى {{area}}',
  },
  understood: {
    label: 'فهمنا من بحثك',
    part: '{{thing}}: {{words}}',
    remove: 'البحث من دون {{part}}',
    thing: {
      deal: 'إيجار أو شراء',
      kind: 'النوع',
      category: 'الفئة',
      bedrooms: 'غرف النوم',
      bathrooms: 'الحمامات',
      price: 'السعر',
      area: 'المساحة',
      people: 'عدد الأشخاص',
      place: 'المنطقة',
      street: 'الشارع',
      building: 'المبنى',
      reference: 'الرقم المرجعي',
      feature: 'الميزة',
      furnishing: 'الأثاث',
      fitOut: 'التجهيز',
      sort: 'الترتيب',
    },
    staff: 'نحسب {{area}} لكل شخص، وهي المساحة التي يشيع اعتمادها في تخطيط المكاتب.',
    workers: 'نحسب {{area}} لكل شخص، وهي أقل مساحة يُلزم بها سكن العمال في قطر.',
    unused: 'نبحث أيضًا عن الكلمات «<words>{{words}}</words>».',
  },
  suggest: {
    places: 'مناطق فيها ما تبحث عنه',
    fewer: 'أو ابحث من دون أحد هذه الخيارات',
  },
  sort: {
    label: 'ترتيب حسب',
    newest: 'الأحدث',
    'price-low': 'السعر: من الأقل إلى الأعلى',
    'price-high': 'السعر: من الأعلى إلى الأقل',
    apply: 'رتّب',
  },
};

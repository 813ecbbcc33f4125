import type { landing as english } from '#i18n/en/site/landing.ts';
import type { Arabic } from '#i18n/translation.ts';

export const landing: Arabic<typeof english> = {
  count_zero: 'لا عروض لدينا اليوم.',
  count_one: 'لدينا اليوم عرض واحد.',
  count_two: 'لدينا اليوم عرضان.',
  count_few: 'لدينا اليوم {{number}} عروض.',
  count_many: 'لدينا اليوم {{number}} عرضًا.',
  count_other: 'لدينا اليوم {{number}} عرض.',
  onRequest: 'الأسعار عند الطلب.',
  same: { rent: 'الإيجار المطلوب {{price}} شهريًا.', sale: 'السعر المطلوب {{price}}.' },
  range: {
    rent: 'تتراوح الإيجارات بين {{min}} و{{max}} شهريًا، ونصفها عند {{median}} أو أقل.',
    sale: 'تتراوح الأسعار بين {{min}} و{{max}}، ونصفها عند {{median}} أو أقل.',
  },
  perArea: {
    rent: 'الإيجار الوسيط {{rate}} لكل {{unit}} شهريًا، محسوبًا من {{of}}.',
    sale: 'السعر الوسيط {{rate}} لكل {{unit}}، محسوبًا من {{of}}.',
  },
  of_zero: 'العروض المعلنة',
  of_one: 'عرض واحد معلن السعر والمساحة',
  of_two: 'عرضين معلني السعر والمساحة',
  of_few: '{{number}} عروض معلنة السعر والمساحة',
  of_many: '{{number}} عرضًا معلن السعر والمساحة',
  of_other: '{{number}} عرض معلن السعر والمساحة',
  others_zero: 'كل الأسعار معلنة.',
  others_one: 'وعرض آخر سعره عند الطلب.',
  others_two: 'وعرضان آخران سعرهما عند الطلب.',
  others_few: 'و{{number}} عروض أخرى أسعارها عند الطلب.',
  others_many: 'و{{number}} عرضًا آخر أسعارها عند الطلب.',
  others_other: 'و{{number}} عرض آخر أسعارها عند الطلب.',
  failedText: 'أعد المحاولة بعد لحظات.',
  refine: 'ضيّق نطاق البحث',
};

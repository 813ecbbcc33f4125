import type { propertyCards as english } from '#i18n/en/staff/property-cards.ts';
import type { Arabic } from '#i18n/translation.ts';

export const propertyCards: Arabic<typeof english> = {
  title: 'بطاقات العقارات',
  subtitle: 'ما يصل إلى الزوار كما يقدّمه الموقع',
  refresh: 'تحديث',
  more: 'عرض المزيد',
  noImage: 'لا توجد صورة',
  noDescription: 'لا يوجد وصف',
  status: {
    title: 'حالة النظام',
    ok: 'متصل',
    loading: 'جارٍ التحميل…',
    error: 'خطأ',
    loaded: 'العقارات المحمّلة',
    total: 'المنشور في قاعدة البيانات',
    took: 'زمن الاستجابة',
    ms: '{{ms}} مللي ثانية',
    at: 'آخر تحديث',
  },
  emptyStatus: 'لا توجد عقارات في قاعدة البيانات',
  emptyTitle: 'لم يُعثر على عقارات',
  emptyText: 'يبدو أن قاعدة البيانات فارغة أو أن المزامنة لم تكتمل بعد.',
  checkAgain: 'تحقق من جديد',
  errorTitle: 'خطأ في النظام',
  http: 'HTTP {{code}}: {{text}}',
  invalid: 'صيغة الاستجابة غير صحيحة',
  retry: 'إعادة الاتصال',
  reload: 'إعادة تحميل الصفحة',
};

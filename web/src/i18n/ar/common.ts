import type { common as english } from '../en/common.ts';
import type { Arabic } from '../translation.ts';

export const common: Arabic<typeof english> = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  loading: 'جارٍ التحميل…',
  retry: 'أعد المحاولة',
  optional: 'اختياري',
  skipToContent: 'انتقل إلى المحتوى',
  callNumber: 'اتصل على {{phone}}',
  whatsapp: 'واتساب',
  directions: 'الاتجاهات إلى المكتب',
  opensNewWindow: 'يُفتح في نافذة جديدة',
  contactUs: 'تواصل معنا',
  licence: 'رخصة الوساطة العقارية',
  toast: { label: 'إشعار' },
  pagination: {
    label: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    goTo: 'الصفحة {{page}}',
    position: 'الصفحة {{page}} من {{total}}',
  },
  gallery: {
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    position: 'الصورة {{index}} من {{count}}',
    none: 'لا توجد صورة',
  },
};

import type { keys as english } from '#i18n/en/staff/keys.ts';
import type { Arabic } from '#i18n/translation.ts';

export const keys: Arabic<typeof english> = {
  title: 'مفاتيح الاختصار',
  everywhere: 'في كل مكان',
  goTo: 'الانتقال إلى',
  followedBy: 'ثم',
  inLists: 'في القوائم',
  ofLeads: 'في صفحة العميل',
  does: {
    palette: 'ابحث أو انتقل إلى',
    search: 'البحث في هذه القائمة',
    keys: 'عرض هذه المفاتيح',
    close: 'إغلاق النافذة',
    rows: 'السطر الأعلى أو الأسفل',
    open: 'فتح السطر',
    pick: 'تحديد السطر',
    pickMore: 'تحديد عدة أسطر',
    next: 'العميل التالي في القائمة',
    former: 'العميل السابق',
    keep: 'حفظ ما كُتب',
  },
};

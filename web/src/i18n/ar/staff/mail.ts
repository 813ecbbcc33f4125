import type { mail as english } from '#i18n/en/staff/mail.ts';
import type { Arabic } from '#i18n/translation.ts';

export const mail: Arabic<typeof english> = {
  title: 'البريد',
  kept: 'لا يوجد خادم بريد في الإعدادات، لذا تُحفظ هنا رسائل الموقع بدل إرسالها: أحدث ٥٠٠ رسالة.',
  sent: 'تُرسل الرسائل عبر خادم البريد. أدناه ما حُفظ قبل إعداده.',
  found_zero: 'لا رسائل',
  found_one: 'رسالة واحدة',
  found_two: 'رسالتان',
  found_few: '{{formatted}} رسائل',
  found_many: '{{formatted}} رسالة',
  found_other: '{{formatted}} رسالة',
  refresh: 'تحديث',
  to: 'إلى',
  empty: {
    title: 'لا رسائل هنا',
    kept: 'تظهر هنا رسالة عند كل استفسار جديد، وعند دعوة أحد إلى لوحة الإدارة.',
    sent: 'راجع صناديق بريد المكتب والوسطاء. وتبيّن صفحة كل عميل هل أُرسل بريده.',
  },
};

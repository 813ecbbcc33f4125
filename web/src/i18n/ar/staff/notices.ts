import type { notices as english } from '#i18n/en/staff/notices.ts';
import type { Arabic } from '#i18n/translation.ts';

export const notices: Arabic<typeof english> = {
  title: 'الإشعارات',
  unread_zero: 'لا إشعارات جديدة',
  unread_one: 'إشعار جديد واحد',
  unread_two: 'إشعاران جديدان',
  unread_few: '{{formatted}} إشعارات جديدة',
  unread_many: '{{formatted}} إشعارًا جديدًا',
  unread_other: '{{formatted}} إشعار جديد',
  new: 'جديد:',
  readAll: 'تمييز الكل كمقروء',
  none: 'لا شيء بعد. يظهر هنا ما يُسند إليك.',
  failed: 'تعذّر تمييزها كمقروءة.',
  desktop: {
    title: 'استفسار جديد',
    label: 'إظهار الاستفسارات الجديدة على هذا الجهاز',
    text: 'ما يُسند إليك منها، حتى عندما تكون هذه الصفحة مخفية',
    blocked: 'متصفحك يحجبها. اسمح بالإشعارات لهذا الموقع من إعداداته.',
  },
  kinds: {
    lead_assigned: 'أُسند إليك عميل محتمل',
    lead_handed_on: 'انتقل أحد عملائك إلى زميل آخر',
    lead_unanswered: 'لم يُرَدّ في الوقت المحدد على عميل لفريقك',
    task_due: 'حان موعد مهمة',
    lead_answered: 'ردّ عليك صاحب استفسار',
    mail_returned: 'عادت رسالة أُرسلت إلى صاحب استفسار',
  },
};

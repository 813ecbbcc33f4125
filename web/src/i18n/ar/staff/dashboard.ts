import type { dashboard as english } from '#i18n/en/staff/dashboard.ts';
import type { Arabic } from '#i18n/translation.ts';

export const dashboard: Arabic<typeof english> = {
  tabs: {
    label: 'شاشات لوحة التحكم',
    properties: 'العقارات',
    featured: 'المميزة',
    leads: 'العملاء المحتملون',
    blog: 'المدونة',
    crm: 'حالة نظام العملاء',
    team: 'إدارة الفريق',
    seo: 'تحسين محركات البحث',
    social: 'وسائل التواصل',
    settings: 'الإعدادات',
  },
  sync: {
    action: 'المزامنة مع نظام العملاء',
    running: 'تجري المزامنة…',
    states: { success: 'نجحت', error: 'فشلت', running: 'جارية', never: 'لم تجرِ بعد' },
    last: 'العقارات: {{state}} · آخر مزامنة: {{time}}',
    duration: 'استغرقت {{seconds}} ثانية',
    done: 'تمت مزامنة العقارات: {{formatted}} (منها {{fresh}} جديدة) خلال {{seconds}} ثانية',
    failed: 'تعذّرت المزامنة',
  },
  cards: {
    title: 'لوحة التحكم',
    subtitle: 'إلى أين تود الذهاب؟',
    site: 'عرض الموقع',
    logout: 'تسجيل الخروج',
    properties: { title: 'العقارات', text: 'كل العقارات على بطاقات، كما يعرضها الموقع' },
    team: { title: 'الفريق', text: 'من يمكن للزوار الاتصال بهم' },
    blog: { title: 'المدونة', text: 'المقالات باللغتين، والمسودات أيضًا' },
    leads: { title: 'العملاء المحتملون', text: 'الاستفسارات وما وصل إليه كل منها' },
    integration: { title: 'الربط مع نظام العملاء', text: 'ما لدى نظام العملاء وما وصل إلى هنا' },
    analytics: { title: 'التحليلات', text: 'كيف ترد الاستفسارات وإلامَ تنتهي' },
  },
};

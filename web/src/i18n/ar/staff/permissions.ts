import type { permissions as english } from '#i18n/en/staff/permissions.ts';
import type { Arabic } from '#i18n/translation.ts';

export const permissions: Arabic<typeof english> = {
  groups: { site: 'الموقع', enquiries: 'العملاء المحتملون', crm: 'نظام العملاء والتسليم', office: 'المكتب' },
  names: {
    overview: { read: 'عرض لوحة التحكم والأرقام' },
    listings: {
      read: 'عرض كل العقارات، حتى المخفية',
      export: 'تصدير العقارات',
      write: 'إضافة العقارات وتعديلها وحذفها',
    },
    owners: { read: 'عرض الملّاك وعقود الوساطة', write: 'تعديل الملّاك وعقود الوساطة' },
    featured: { write: 'اختيار ما يظهر أولًا في الصفحة الرئيسية' },
    media: { write: 'رفع الصور' },
    team: { read: 'عرض الفريق كله', write: 'تعديل الفريق' },
    blog: { read: 'عرض المسودات', write: 'كتابة المقالات ونشرها' },
    social: { read: 'عرض كل روابط التواصل', write: 'تعديل روابط التواصل والوسوم' },
    seo: { read: 'عرض حال الموقع في محركات البحث' },
    leads: {
      read_own: 'عرض عملائه المحتملين',
      read_team: 'عرض العملاء المحتملين لفريقه',
      read_all: 'عرض العملاء المحتملين للجميع',
      write: 'متابعة العملاء المحتملين',
      assign: 'إسناد العملاء المحتملين',
      route: 'تحديد من يتولى العملاء الجدد',
      templates: 'تعديل قوالب الرسائل',
      export: 'تصدير العملاء المحتملين',
      delete: 'حذف العملاء المحتملين',
    },
    contacts: { merge: 'دمج الأشخاص المكررين وإلغاء الدمج' },
    people: { export: 'تصدير بيانات شخص', erase: 'محو بيانات شخص' },
    reports: { read: 'الاطلاع على تقارير العملاء المحتملين المسموح له برؤيتهم' },
    crm: {
      read: 'عرض حالة نظام العملاء',
      sync: 'بدء الجلب من نظام العملاء',
      manage: 'إعداد نظام العملاء',
      break: 'تعطيل نظام العملاء التجريبي',
    },
    deliveries: { read: 'عرض عمليات التسليم', manage: 'إعادة إرسال ما لم يُسلَّم' },
    mails: { read: 'قراءة الرسائل المحفوظة' },
    users: { manage: 'إدارة الحسابات' },
    audit: { read: 'قراءة سجل العمليات' },
    views: { share: 'مشاركة طرق عرض القوائم مع الجميع' },
    trash: { purge: 'الحذف النهائي من سلة المحذوفات' },
    settings: { manage: 'تغيير الإعدادات' },
  },
};

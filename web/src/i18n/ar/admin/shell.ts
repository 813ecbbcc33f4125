import type { shell as english } from '../../en/admin/shell.ts';
import type { Arabic } from '../../translation.ts';

export const shell: Arabic<typeof english> = {
  title: 'إدارة منزل',
  loading: 'جارٍ فتح لوحة الإدارة…',
  skip: 'انتقل إلى المحتوى',
  nav: {
    label: 'الإدارة',
    overview: 'نظرة عامة',
    leads: 'العملاء المحتملون',
    crmStatus: 'حالة نظام العملاء',
    analytics: 'التحليلات',
  },
  header: {
    website: 'العودة إلى الموقع',
    logout: 'تسجيل الخروج',
    signedInAs: 'الحساب الحالي: {{name}}',
    otherLanguage: 'English',
  },
  role: { admin: 'مدير النظام', editor: 'محرر', agent: 'وسيط', user: 'مستخدم' },
  denied: {
    title: 'الوصول مرفوض',
    text: 'يرجى تسجيل الدخول للوصول إلى لوحة الإدارة',
    noRole: 'لا يملك حسابك صلاحية فتح هذه الصفحة. اطلبها من مدير النظام.',
    signIn: 'تسجيل الدخول',
    home: 'العودة إلى الرئيسية',
  },
  failed: {
    title: 'تعذّر التحميل',
    text: 'لم يستجب الخادم كما ينبغي، ولم يتغيّر شيء.',
    retry: 'أعد المحاولة',
  },
  overview: {
    title: 'نظرة عامة',
    subtitle: 'ما يضمّه الموقع في هذه اللحظة',
    properties: 'إجمالي العقارات',
    leads: 'إجمالي العملاء المحتملين',
    agents: 'أعضاء الفريق النشطون',
    crm: 'المزامنة مع نظام العملاء',
    crmStates: { success: 'نشطة', running: 'جارية', error: 'متعثرة', never: 'لم تبدأ' },
    lastSync: 'آخر مزامنة: {{time}}',
    openLeads: 'عرض العملاء المحتملين',
    openCrm: 'عرض حالة نظام العملاء',
  },
};

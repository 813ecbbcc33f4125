import type { shell as english } from '#i18n/en/site/shell.ts';
import type { Arabic } from '#i18n/translation.ts';

export const shell: Arabic<typeof english> = {
  nav: {
    label: 'القائمة الرئيسية',
    home: 'الرئيسية',
    properties: 'العقارات',
    services: 'خدماتنا',
    team: 'فريقنا',
    agents: 'الوسطاء',
    blog: 'المدونة',
    about: 'من نحن',
    contact: 'تواصل معنا',
    openMenu: 'افتح القائمة',
    menuTitle: 'القائمة',
  },
  chat: { label: 'المحادثة', failed: 'تعذّر فتح المحادثة. يرجى المحاولة مرة أخرى.' },
  footer: {
    about:
      'مكتب عقاري في {{city}} متخصص في المكاتب والمحلات والمساكن في الدوحة وما حولها. نردّ على استفسارك، ونرافقك في المعاينة، وننصحك بما نختاره لأنفسنا.',
    explore: 'تصفّح',
    contact: 'تواصل معنا',
    follow: 'تابعنا',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
    adminLogin: 'دخول الإدارة',
    adminPanel: 'لوحة الإدارة',
    dashboard: 'لوحة المعلومات',
    copyright: '© {{year}} {{company}}. جميع الحقوق محفوظة.',
  },
  social: {
    on: '{{company}} على {{platform}}',
    platforms: {
      facebook: 'فيسبوك',
      instagram: 'إنستغرام',
      x: 'إكس',
      linkedin: 'لينكدإن',
      youtube: 'يوتيوب',
      whatsapp: 'واتساب',
      telegram: 'تيليغرام',
      tiktok: 'تيك توك',
      snapchat: 'سناب شات',
      pinterest: 'بنترست',
    },
    loading: 'جارٍ تحميل وسائل التواصل...',
    none: 'لم تُضَف روابط لوسائل التواصل بعد',
  },
  preferences: {
    label: 'الأسعار: {{currency}}، المساحات: {{unit}}. تغيير',
    currency: 'العملة',
    areaUnit: 'وحدة المساحة',
    apply: 'تطبيق',
  },
  consent: {
    label: 'قياس الزيارات',
    text: 'هل تسمح لنا بعدّ الزيارات لتحسين الموقع؟ دون اسم أو عنوان أو أي شيء تكتبه.',
    advertising:
      'هل تسمح لنا بعدّ الزيارات لتحسين الموقع، وبإبلاغ {{services}} بالصفحات التي تفتحها وبإرسال استفسار لقياس إعلاناتنا؟ دون أي شيء تكتبه.',
    accept: 'أوافق',
    refuse: 'لا أوافق',
  },
  redirect: {
    title: 'لحظة من فضلك',
    message: 'جارٍ تحويلك إلى النسخة الإنجليزية، يرجى الانتظار…',
    link: 'تابع إلى الموقع بالإنجليزية',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    message: 'الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى عنوان آخر.',
    home: 'العودة إلى الرئيسية',
  },
  failure: {
    title: 'حدث خطأ ما',
    message: 'تعذّر عرض الصفحة. يرجى المحاولة بعد قليل.',
    reload: 'أعد تحميل الصفحة',
  },
};

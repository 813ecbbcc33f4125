import type { auth as english } from '../../en/admin/auth.ts';
import type { Arabic } from '../../translation.ts';

export const auth: Arabic<typeof english> = {
  title: 'دخول الإدارة',
  subtitle: 'لموظفي المكتب العقاري',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
  home: 'العودة إلى الرئيسية',
  hint: 'دخول تجريبي: اسم المستخدم {{username}} وكلمة المرور {{password}}',
  required: { username: 'أدخل اسم المستخدم', password: 'أدخل كلمة المرور' },
  success: { title: 'تم تسجيل الدخول', text: 'أهلًا بك في لوحة الإدارة' },
  failed: { title: 'فشل تسجيل الدخول', text: 'اسم المستخدم أو كلمة المرور غير صحيحة' },
  limited: {
    title: 'فشل تسجيل الدخول',
    text_zero: 'محاولات خاطئة كثيرة. حاول بعد قليل.',
    text_one: 'محاولات خاطئة كثيرة. حاول بعد دقيقة واحدة.',
    text_two: 'محاولات خاطئة كثيرة. حاول بعد دقيقتين.',
    text_few: 'محاولات خاطئة كثيرة. حاول بعد {{formatted}} دقائق.',
    text_many: 'محاولات خاطئة كثيرة. حاول بعد {{formatted}} دقيقة.',
    text_other: 'محاولات خاطئة كثيرة. حاول بعد {{formatted}} دقيقة.',
  },
  error: { title: 'خطأ في تسجيل الدخول', text: 'حدث خطأ أثناء تسجيل الدخول' },
};

import type { subscription as english } from '#i18n/en/site/subscription.ts';
import type { Arabic } from '#i18n/translation.ts';

export const subscription: Arabic<typeof english> = {
  title: 'نشرتك البريدية',
  states: {
    waiting: { title: 'نقرة واحدة وتصلك النشرة', text: 'أكّد أن هذا البريد لك وأنك تريد نشرتنا مرة كل شهر.' },
    confirmed: { title: 'أنت مشترك', text: 'تصلك النشرة مرة كل شهر، ويمكنك إيقافها من هنا في أي وقت.' },
    ended: { title: 'لم تعد مشتركًا', text: 'لن نرسل نشرتنا إلى هذا العنوان بعد الآن، وقد تصلك رسالة أُرسلت من قبل.' },
    gone: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'يُحذف الاشتراك الذي لم يُؤكَّد بعد سبعة أيام، ويمكنك الاشتراك مرة أخرى.',
    },
    failed: { title: 'لم ينجح ذلك', text: 'لم نتمكن من معرفة حالة اشتراكك. يرجى المحاولة بعد قليل.' },
  },
  confirm: 'تأكيد الاشتراك',
  forget: 'لم أطلب ذلك، احذفوا العنوان',
  end: 'إيقاف النشرة',
  retry: 'حاول مرة أخرى',
  home: 'إلى الصفحة الرئيسية',
};

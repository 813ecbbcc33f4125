import type { team as english } from '#i18n/en/site/team.ts';
import type { Arabic } from '#i18n/translation.ts';

export const team: Arabic<typeof english> = {
  meta: { title: 'فريقنا', description: 'وسطاء في {{agency}} ومديرون ومستشارون في {{city}}، وكيف تتواصل مع كل منهم.' },
  title: 'فريقنا المحترف',
  subtitle:
    'بعض من وسطائنا ومستشارينا الذين يزيدون على الخمسين. كلٌّ منهم يعرف مناطقه شارعًا شارعًا، فراسل من تحتاج إليه مباشرةً.',
  specialization: 'التخصص',
  location: 'المنطقة',
  joined: 'معنا منذ',
  skills: 'المهارات',
  call: 'اتصال',
  email: 'إرسال بريد',
  linkedin: '{{name}} على لينكدإن',
  twitter: '{{name}} على تويتر',
  empty: 'لا يوجد وسطاء متاحون',
  emptyText: 'لا يوجد أعضاء في الفريق حاليًا. اتصل بالمكتب أو راسلنا، وستجد دائمًا من يجيبك.',
  failed: 'تعذّر تحميل الفريق الآن.',
  failedText: 'يرجى المحاولة بعد قليل.',
  cta: {
    title: 'لا تعرف من تسأل؟',
    text: 'أخبرنا بموضوعك ونصلك بالشخص المناسب.',
    call: 'اتصل بنا',
    form: 'نموذج التواصل',
  },
};

import { consentText } from '@manzil/core/leads/consent-texts';
import type { leadForm as english } from '#i18n/en/site/lead-form.ts';
import type { Arabic } from '#i18n/translation.ts';

export const leadForm: Arabic<typeof english> = {
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  message: 'رسالتك',
  messagePlaceholder: 'ما الذي تود معرفته؟',
  website: 'الموقع الإلكتروني (اتركه فارغًا)',
  captcha: {
    label: 'التحقق الأمني',
    question: 'كم ناتج <sum>{{question}}</sum>؟',
    answer: 'الجواب',
    loading: 'جارٍ تحميل السؤال…',
    failed: 'تعذّر تحميل سؤال التحقق',
    refresh: 'سؤال آخر',
  },
  submit: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال...',
  consent: consentText('enquiry').ar,
  errors: {
    fullName: 'يرجى كتابة الاسم الكامل',
    phone: 'يرجى كتابة رقم الهاتف',
    email: 'يرجى كتابة بريد إلكتروني صحيح',
    captcha: 'يرجى الإجابة عن سؤال التحقق',
    captchaToken: 'يرجى تحميل سؤال التحقق أولًا',
    captchaFailed: 'لم ينجح التحقق الأمني. يرجى المحاولة مرة أخرى.',
    tooLong: 'يرجى اختصار ما كتبته هنا',
  },
  success: 'شكرًا لك! وصلتنا رسالتك بنجاح.',
  blocked: 'تم حظر الإرسال',
  blockedText: 'صُنّفت رسالتك على أنها غير مرغوب فيها. يرجى المحاولة لاحقًا.',
  rateLimited: 'بلغت الحد المسموح به من الرسائل في الوقت الحالي.',
  failed: 'لم تُرسل الرسالة',
  failedText: 'عذرًا، حدث خطأ أثناء إرسال رسالتك. يرجى المحاولة مرة أخرى.',
  asking: 'نتحقق الآن من وصول رسالتك، ولن تُرسل مرتين.',
  unclear: 'لم يتضح الأمر بعد',
  unclearText: 'لم نتمكن من معرفة إن كانت رسالتك قد وصلت. يرجى الضغط على زر الإرسال مرة أخرى بعد قليل، ولن تُرسل مرتين.',
  otherWays: 'ما كتبته ما زال هنا. ويمكنك التواصل معنا مباشرة:',
};

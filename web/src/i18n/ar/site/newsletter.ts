import { consentText } from '@manzil/core/leads/consent-texts';
import type { newsletter as english } from '#i18n/en/site/newsletter.ts';
import type { Arabic } from '#i18n/translation.ts';

export const newsletter: Arabic<typeof english> = {
  title: 'السوق في رسالة كل شهر',
  text: 'عروض جديدة وإيجارات كل منطقة وما تعنيه لك. بلا إعلانات.',
  email: 'بريدك الإلكتروني',
  subscribe: 'اشترك',
  subscribing: 'جارٍ الاشتراك...',
  website: 'الموقع الإلكتروني',
  consent: consentText('newsletter').ar,
  policy: 'سياسة الخصوصية',
  error: 'خطأ',
  invalid: 'يرجى إدخال بريد إلكتروني صحيح',
  failed: 'حدث خطأ أثناء الاشتراك',
  unclearTitle: 'لم يتضح الأمر بعد',
  unclear: 'لم نتمكن من معرفة إن كان اشتراكك قد حُفظ. يرجى المحاولة مرة أخرى، ولن يُحفظ مرتين.',
  thanks: 'شكرًا لك!',
  subscribed: 'افتح الرابط في رسالتنا للتأكيد، وعندها يبدأ اشتراكك',
  onward: 'تصفّح المدونة',
};

import type { palette as english } from '#i18n/en/staff/palette.ts';
import type { Arabic } from '#i18n/translation.ts';

export const palette: Arabic<typeof english> = {
  open: 'ابحث أو انتقل إلى…',
  shortcut: '⌃ K',
  escape: '⎋',
  title: 'ابحث أو انتقل إلى',
  placeholder: 'صفحة أو عقار أو عميل أو مقال أو شخص',
  results: 'النتائج',
  kinds: {
    page: 'انتقل إلى',
    listing: 'العقارات',
    lead: 'العملاء المحتملون',
    post: 'المقالات',
    agent: 'الفريق',
    user: 'المستخدمون',
  },
  inactive: { listing: 'مسودة', post: 'مسودة', agent: 'غير نشط', user: 'موقوف' },
  searching: 'جارٍ البحث…',
  nothing: 'لا نتائج. جرّب كلمات أقل أو رقمًا مرجعيًا.',
  failed: 'تعذّر البحث، ويمكنك فتح الصفحات كالمعتاد.',
  count_zero: 'لا نتائج',
  count_one: 'نتيجة واحدة',
  count_two: 'نتيجتان',
  count_few: '{{formatted}} نتائج',
  count_many: '{{formatted}} نتيجة',
  count_other: '{{formatted}} نتيجة',
  addProperty: 'إضافة عقار',
  import: 'استيراد عقارات من ملف CSV',
  language: 'English',
};

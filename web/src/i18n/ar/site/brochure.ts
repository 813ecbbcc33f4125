import type { brochure as english } from '../../en/site/brochure.ts';

export const brochure: typeof english = {
  title: 'كتيّب العقار: {{title}}',
  description: '«{{title}}» على الورق: الصور والمعلومات والخريطة ومن تسأل.',
  open: 'كتيّب للطباعة',
  back: 'العودة إلى العقار',
  print: 'طباعة أو حفظ بصيغة PDF',
  contact: 'تواصل معنا',
  comma: '، ',
  scan: 'امسح الرمز لفتح الصفحة ومعرفة السعر اليوم',
  qrLabel: 'رمز QR للرابط {{address}}',
  asOf: 'المعلومات بتاريخ {{date}}. قد يتغيّر السعر والتوفّر، والصفحة في موقعنا تعرض ما هو صحيح اليوم.',
};

import type { brochure as english, media as englishMedia } from '../../en/site/brochure.ts';

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

/** Plans, video and tour: of the same pages. */
export const media: typeof englishMedia = {
  plan: 'المخطط',
  video: 'فيديو',
  tour: 'جولة افتراضية',
  frame: '{{kind}}: {{title}}',
  loadedFrom: 'يُعرض من خدمة خارجية تعرف أنك فتحته:',
  planAlt: 'مخطط: {{title}}',
  planNumber: 'المخطط {{number}}',
  planHelp: 'كبّر بالعجلة أو بإصبعين أو بالزرّين + و −، وحرّك بالسحب أو بالأسهم، واضغط ٠ لعرض المخطط كاملًا.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  whole: 'المخطط كاملًا',
  zoom: '{{percent}}٪',
  rooms: 'الغرف',
  room: 'الغرفة',
  size: 'الأبعاد',
  area: 'المساحة',
  metres: '{{length}} × {{width}}\u00a0م',
  feet: '{{length}} × {{width}}\u00a0قدم',
};

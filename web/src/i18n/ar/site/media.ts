import type { media as english } from '../../en/site/media.ts';

export const media: typeof english = {
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

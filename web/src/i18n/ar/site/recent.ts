import type { Arabic } from '../../translation.ts';
import type { recent as english } from '../../en/site/recent.ts';

export const recent: Arabic<typeof english> = {
  title: 'شاهدتها مؤخرًا',
  note: 'تُحفظ في هذا المتصفح فقط.',
  clear: 'مسح القائمة',
};

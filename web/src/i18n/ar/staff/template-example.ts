import type { templateExample as english } from '#i18n/en/staff/template-example.ts';
import type { Arabic } from '#i18n/translation.ts';

/** Fills the preview of a template. */
export const templateExample: Arabic<typeof english> = {
  firstName: 'حصة',
  lastName: 'الكواري',
  listing: 'مكتب بإطلالة بحرية في لوسيل',
  price: '٢٤٬٥٠٠ ر.ق',
  agentName: 'نور حداد',
};

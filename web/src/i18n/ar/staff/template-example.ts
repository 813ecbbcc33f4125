/** Fills the preview of a template. */
export const templateExample = {
  firstName: 'حصة',
  lastName: 'الكواري',
  listing: 'مكتب بإطلالة بحرية في لوسيل',
  price: '٢٤٬٥٠٠ ر.ق',
  agentName: 'نور حداد',
  reference: 'MZL-P27',
};

/** Chosen in one language, filled in for the other. */

export interface OfferedWord {
  en: string;
  ar: string;
}

export const jobTitles: readonly OfferedWord[] = [
  { en: 'CEO', ar: 'الرئيس التنفيذي' },
  { en: 'Managing Director', ar: 'المدير العام' },
  { en: 'Sales Director', ar: 'مدير المبيعات' },
  { en: 'Senior Sales Agent', ar: 'وسيط مبيعات أول' },
  { en: 'Sales Agent', ar: 'وسيط مبيعات' },
  { en: 'Marketing Manager', ar: 'مدير التسويق' },
  { en: 'Digital Marketing Specialist', ar: 'أخصائي التسويق الرقمي' },
  { en: 'Property Manager', ar: 'مدير أملاك' },
  { en: 'Legal Advisor', ar: 'مستشار قانوني' },
  { en: 'Finance Manager', ar: 'مدير مالي' },
  { en: 'Operations Manager', ar: 'مدير العمليات' },
  { en: 'Customer Service Representative', ar: 'ممثل خدمة العملاء' },
  { en: 'IT Support Specialist', ar: 'أخصائي الدعم التقني' },
];

export const departments: readonly OfferedWord[] = [
  { en: 'Executive', ar: 'الإدارة' },
  { en: 'Sales', ar: 'المبيعات' },
  { en: 'Marketing', ar: 'التسويق' },
  { en: 'Property Management', ar: 'إدارة الأملاك' },
  { en: 'Legal', ar: 'الشؤون القانونية' },
  { en: 'Finance', ar: 'الشؤون المالية' },
  { en: 'Operations', ar: 'العمليات' },
  { en: 'Customer Service', ar: 'خدمة العملاء' },
  { en: 'IT Support', ar: 'الدعم التقني' },
];

/** Null: somebody's own word. */
export function inArabic(words: readonly OfferedWord[], english: string): string | null {
  return words.find(({ en }) => en === english)?.ar ?? null;
}

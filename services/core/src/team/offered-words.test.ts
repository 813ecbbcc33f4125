import { describe, expect, it, test } from 'vitest';
import { departments, inArabic, jobTitles } from './offered-words.ts';

const titles = {
  CEO: 'الرئيس التنفيذي',
  'Managing Director': 'المدير العام',
  'Sales Director': 'مدير المبيعات',
  'Senior Sales Agent': 'وسيط مبيعات أول',
  'Sales Agent': 'وسيط مبيعات',
  'Marketing Manager': 'مدير التسويق',
  'Digital Marketing Specialist': 'أخصائي التسويق الرقمي',
  'Property Manager': 'مدير أملاك',
  'Legal Advisor': 'مستشار قانوني',
  'Finance Manager': 'مدير مالي',
  'Operations Manager': 'مدير العمليات',
  'Customer Service Representative': 'ممثل خدمة العملاء',
  'IT Support Specialist': 'أخصائي الدعم التقني',
};
const offices = {
  Executive: 'الإدارة',
  Sales: 'المبيعات',
  Marketing: 'التسويق',
  'Property Management': 'إدارة الأملاك',
  Legal: 'الشؤون القانونية',
  Finance: 'الشؤون المالية',
  Operations: 'العمليات',
  'Customer Service': 'خدمة العملاء',
  'IT Support': 'الدعم التقني',
};

describe.each([
  ['job titles', jobTitles, titles],
  ['departments', departments, offices],
])('the offered %s', (_name, words, arabic) => {
  it.each(Object.entries(arabic))('%s is %s', (en, ar) => {
    expect(inArabic(words, en)).toBe(ar);
  });

  it('are these, in this order, each once', () => {
    expect(words.map(({ en }) => en)).toEqual(Object.keys(arabic));
    expect(new Set(words.map(({ ar }) => ar)).size).toBe(words.length);
  });
});

test.each(['', 'ceo', 'Sales', 'Sales Agents', 'وسيط مبيعات'])('"%s" is no title that is offered', (own) => {
  expect(inArabic(jobTitles, own)).toBeNull();
});

import type { Arabic } from '../../translation.ts';
import type { instalments as english } from '../../en/site/instalments.ts';

export const instalments: Arabic<typeof english> = {
  title: 'القسط الشهري',
  text: 'احسب تقريبًا كم سيكلفك تمويل هذا العقار كل شهر.',
  open: 'فتح الحاسبة',
  close: 'إغلاق الحاسبة',
  field: {
    price: 'السعر بالريال القطري',
    down: 'الدفعة الأولى، نسبة من السعر',
    years: 'مدة التمويل بالسنوات',
    rate: 'نسبة الفائدة أو الربح في السنة',
  },
  bounds: {
    price: 'أدخل سعرًا من {{from}} إلى {{to}}.',
    down: 'أدخل نسبة من {{from}} إلى {{to}} في المئة.',
    years: 'أدخل عدد سنوات صحيحًا من {{from}} إلى {{to}}.',
    rate: 'أدخل نسبة من {{from}} إلى {{to}} في المئة.',
  },
  monthly: 'ستدفع كل شهر',
  sum: { borrowed: 'مبلغ التمويل', interest: 'إجمالي الفائدة أو الربح', paid: 'مجموع الأقساط' },
  incomplete: 'أكمل الأرقام أعلاه ليظهر القسط.',
  estimate:
    'هذا تقدير وليس عرض تمويل. لكل بنك نسبه ورسومه وحدوده، فاطلب من بنكك رقمًا مُلزمًا. ولا شيء مما تكتبه هنا يغادر متصفحك.',
};

import type { propertyPublishing as english } from '#i18n/en/staff/property-publishing.ts';
import type { Arabic } from '#i18n/translation.ts';

/** How complete a listing is, and what that means for publishing it; part of the words of properties. */
export const propertyPublishing: Arabic<typeof english> = {
  enough: {
    complete: 'مكتمل',
    incomplete: 'ينقصه شيء',
    below: 'دون الحد الأدنى',
    waiting: 'بانتظار النشر',
  },
  mandate: { none: 'بلا عقد وساطة سارٍ', ending: 'ينتهي خلال ٣٠ يومًا' },
  completeness: {
    title: 'اكتمال البيانات',
    score: 'مكتمل بنسبة {{score}}٪',
    percent: '{{score}}٪',
    full: 'لا ينقصه شيء',
    missing_zero: 'لا ينقصه شيء',
    missing_one: 'ينقصه بيان واحد',
    missing_two: 'ينقصه بيانان',
    missing_few: 'تنقصه {{formatted}} بيانات',
    missing_many: 'ينقصه {{formatted}} بيانًا',
    missing_other: 'ينقصه {{formatted}} بيان',
    missingTitle: 'ما زال ينقصه:',
    needs: 'يتطلب النشر {{minimum}}٪',
    images: 'الصور ({{least}} على الأقل)',
    position: 'الموقع على الخريطة',
  },
  waiting: {
    mark: 'بانتظار النشر',
    mandateMark: 'بانتظار عقد الوساطة',
    link_zero: 'لا عقارات بانتظار النشر',
    link_one: 'عقار واحد بانتظار النشر',
    link_two: 'عقاران بانتظار النشر',
    link_few: '{{formatted}} عقارات بانتظار النشر',
    link_many: '{{formatted}} عقارًا بانتظار النشر',
    link_other: '{{formatted}} عقار بانتظار النشر',
    text: 'وصل هذا العقار من نظام العملاء ببيانات أقل مما يطلبه المكتب. يُنشر متى اكتمل ما يكفي منها، أو حين يقرر موظف نشره رغم ذلك.',
    mandate: 'ليس له عقد وساطة سارٍ، ومكتبك لا ينشر شيئًا بدونه. يُنشر تلقائيًا عند إدخال عقد.',
    publish: 'نشره رغم ذلك',
    published: 'نُشر العقار',
  },
};

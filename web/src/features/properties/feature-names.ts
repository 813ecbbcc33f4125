/** Features and amenities as an Arabic page names them. Keys are lower case; others stay as they came. */
import type { Language } from '#i18n/language.ts';

const arabic: Record<string, string> = {
  'central cooling': 'تكييف مركزي',
  'central air conditioning': 'تكييف مركزي',
  'two parking bays': 'موقفا سيارات',
  parking: 'موقف سيارات',
  'covered parking': 'موقف سيارات مغطى',
  'swimming pool': 'مسبح',
  'shared pool': 'مسبح مشترك',
  'private pool': 'مسبح خاص',
  gym: 'صالة رياضية',
  balcony: 'شرفة',
  'sea view': 'إطلالة بحرية',
  'city view': 'إطلالة على المدينة',
  'marina view': 'إطلالة على المارينا',
  garden: 'حديقة',
  'maid room': 'غرفة عاملة منزلية',
  "maid's room": 'غرفة عاملة منزلية',
  'driver room': 'غرفة سائق',
  security: 'حراسة',
  '24/7 security': 'حراسة على مدار الساعة',
  'meeting room': 'غرفة اجتماعات',
  'meeting rooms': 'غرف اجتماعات',
  reception: 'استقبال',
  pantry: 'مطبخ صغير',
  'raised floor': 'أرضية مرفوعة',
  'fibre internet': 'إنترنت بالألياف الضوئية',
  'loading bay': 'رصيف تحميل',
  'loading dock': 'رصيف تحميل',
  'children play area': 'منطقة ألعاب للأطفال',
  'pets allowed': 'يُسمح بالحيوانات الأليفة',
  furnished: 'مفروش',
  'fitted kitchen': 'مطبخ مجهز',
  'built-in wardrobes': 'خزائن مدمجة',
  concierge: 'خدمة استقبال',
  lift: 'مصعد',
  'prayer room': 'مصلى',
};

/** A feature in the page's language. */
export function featureName(feature: string, language: Language): string {
  return language === 'ar' ? (arabic[feature.trim().toLowerCase()] ?? feature) : feature;
}

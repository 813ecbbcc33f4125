/** For listings without an Arabic title. Longer phrases first. */
const words: readonly (readonly [string, string])[] = [
  ['office space', 'مساحة مكتبية'],
  ['retail space', 'مساحة تجارية'],
  ['hotel apartment', 'شقة فندقية'],
  ['staff camp', 'سكن عمال'],
  ['for rent', 'للإيجار'],
  ['for sale', 'للبيع'],
  ['fully furnished', 'مفروش بالكامل'],
  ['semi furnished', 'نصف مفروش'],
  ['unfurnished', 'غير مفروش'],
  ['furnished', 'مفروش'],
  ['the pearl', 'اللؤلؤة'],
  ['west bay', 'الخليج الغربي'],
  ['al sadd', 'السد'],
  ['apartment', 'شقة'],
  ['penthouse', 'بنتهاوس'],
  ['townhouse', 'تاون هاوس'],
  ['warehouse', 'مستودع'],
  ['showroom', 'معرض'],
  ['building', 'مبنى'],
  ['compound', 'مجمّع'],
  ['duplex', 'دوبلكس'],
  ['studio', 'استوديو'],
  ['office', 'مكتب'],
  ['villa', 'فيلا'],
  ['tower', 'برج'],
  ['shop', 'محل'],
  ['land', 'أرض'],
  ['lusail', 'لوسيل'],
  ['doha', 'الدوحة'],
  ['qatar', 'قطر'],
  ['in', 'في'],
];

const patterns = words.map(([english, arabic]) => [new RegExp(`\\b${english}\\b`, 'gi'), arabic] as const);

/** Translates known words only. */
export function translateTitle(title: string): string {
  return patterns.reduce((text, [pattern, arabic]) => text.replace(pattern, arabic), title);
}

/** Each list begins with its name. */
export interface WordGroup {
  en: readonly string[];
  ar: readonly string[];
}

export const kinds: readonly WordGroup[] = [
  { en: ['office', 'offices', 'office space', 'workspace'], ar: ['مكتب', 'مكاتب', 'مساحة مكتبية', 'مساحات مكتبية'] },
  {
    en: ['shop', 'shops', 'retail', 'retail space', 'store', 'stores'],
    ar: ['محل', 'محلات', 'متجر', 'متاجر', 'محل تجاري', 'محلات تجارية', 'دكان'],
  },
  { en: ['showroom', 'showrooms'], ar: ['معرض', 'معارض', 'صالة عرض', 'صالات عرض'] },
  { en: ['warehouse', 'warehouses', 'storage'], ar: ['مستودع', 'مستودعات', 'مخزن', 'مخازن'] },
  { en: ['apartment', 'apartments', 'flat', 'flats'], ar: ['شقة', 'شقق', 'الشقق'] },
  { en: ['villa', 'villas'], ar: ['فيلا', 'فلل', 'فيلات', 'فلة', 'فيللا'] },
  { en: ['townhouse', 'townhouses', 'town house'], ar: ['تاون هاوس', 'تاونهاوس'] },
  { en: ['studio', 'studios'], ar: ['استوديو', 'ستوديو', 'استديو', 'استوديوهات'] },
  { en: ['penthouse', 'penthouses'], ar: ['بنتهاوس', 'بنت هاوس'] },
  { en: ['duplex'], ar: ['دوبلكس'] },
  { en: ['compound', 'compounds'], ar: ['مجمع', 'مجمعات', 'كمبوند', 'مجمع سكني'] },
  { en: ['land', 'plot'], ar: ['أرض', 'أراضي'] },
  { en: ['staff camp', 'labour camp', 'labor camp', 'staff accommodation'], ar: ['سكن عمال', 'سكن موظفين'] },
  { en: ['furnished'], ar: ['مفروش', 'مفروشة'] },
];

/** Often with a number behind them. */
export const addressWords: readonly WordGroup[] = [
  { en: ['street', 'st'], ar: ['شارع'] },
  { en: ['road', 'rd'], ar: ['طريق'] },
  { en: ['building', 'bldg'], ar: ['مبنى', 'بناية', 'عمارة'] },
  { en: ['tower', 'towers'], ar: ['برج', 'أبراج'] },
  { en: ['zone'], ar: ['منطقة'] },
];

/** They do not narrow a search. */
export const fillers: readonly string[] = [
  'in at near of for and with by on to from close around a an',
  'area district city community neighbourhood neighborhood property properties qatar',
  'في من على قرب بالقرب بجانب قريب قريبة عند و او الى مع',
  'منطقة حي مدينة ضاحية عقار عقارات قطر دولة',
];

export const rentWords: readonly string[] = ['rent', 'rental', 'lease', 'let', 'إيجار', 'للإيجار', 'تأجير', 'أجار'];
export const saleWords: readonly string[] = [
  'sale',
  'sell',
  'buy',
  'purchase',
  'بيع',
  'للبيع',
  'شراء',
  'للشراء',
  'تمليك',
];

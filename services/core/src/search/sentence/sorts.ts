/** Orders that a sentence asks for. */
export type SentenceSort = 'newest' | 'oldest' | 'price-low' | 'price-high' | 'area-high' | 'area-low';

export const sortPhrases: Readonly<Record<SentenceSort, readonly string[]>> = {
  'price-low': [
    'cheap, cheapest, cheaper, lowest price, lowest rent, lowest, most affordable, affordable, economical, low price, low budget',
    'أرخص, أرخص شي, رخيص, رخيصة, رخيصه, رخيصين, اقتصادي, اقتصادية, بسعر مناسب, سعر مناسب, أقل سعر, أقل إيجار, بأرخص سعر, بأقل سعر',
  ],
  'price-high': ['most expensive, priciest, highest price, highest rent', 'الأغلى, أغلى, أغلى شي, أعلى سعر, أعلى إيجار'],
  newest: [
    'newest, latest, most recent, recently added, newly listed, just listed, new listings',
    'أحدث, الأحدث, آخر, أحدث العروض, آخر العروض, المضافة حديثا, أجدد',
  ],
  oldest: ['oldest, oldest listings', 'أقدم, الأقدم'],
  'area-high': ['largest, biggest, most spacious, largest area, biggest area', 'أكبر, الأكبر, أكبر مساحة, أوسع, الأوسع'],
  'area-low': ['smallest, tiniest, smallest area', 'أصغر, الأصغر, أصغر مساحة'],
};

import type { ChatFilters } from '../filters.ts';
import type { Intent } from '../read-question.ts';

export interface Question {
  text: string;
  intent: Intent;
  filters: ChatFilters;
}

const ask = (text: string, intent: Intent, filters: ChatFilters = {}): Question => ({ text, intent, filters });

export const englishQuestions: readonly Question[] = [
  ask('Hi there', 'greeting'),
  ask('I want to buy a property', 'buy', { deal: 'sale' }),
  ask('looking for 2 bedroom apartment for rent in The Pearl under 10k', 'rent', {
    deal: 'rent',
    kind: 'apartment',
    place: 'the pearl',
    bedrooms: '2',
    maxPrice: 10_000,
  }),
  ask('villas for sale in al waab pls', 'buy', { deal: 'sale', kind: 'villa', place: 'al waab' }),
  ask('any 3bhk flat in Al Sadd around 9000 monthly?', 'rent', {
    deal: 'rent',
    kind: 'apartment',
    place: 'al sadd',
    bedrooms: '3',
    minPrice: 7_650,
    maxPrice: 10_350,
  }),
  ask('ofice space in westbay for rent, min 200 sqm', 'rent', {
    deal: 'rent',
    kind: 'office',
    place: 'west bay',
    minArea: 200,
  }),
  ask('how much is rent for a studio in Lusail?', 'price', { deal: 'rent', kind: 'studio', place: 'lusail' }),
  ask('What are the property prices', 'price'),
  ask('wharehouse in industrial area 1000-2000 sqm', 'search', {
    kind: 'warehouse',
    place: 'industrial area',
    minArea: 1_000,
    maxArea: 2_000,
  }),
  ask('shop for rent between 15k and 25k', 'rent', { deal: 'rent', kind: 'shop', minPrice: 15_000, maxPrice: 25_000 }),
  ask('what are your office hours?', 'hours'),
  ask('r u open on friday', 'hours'),
  ask('whats your whatsapp number', 'contact'),
  ask('Where is your office located?', 'contact'),
  ask('can i talk to an agent about warehouses', 'agent', { kind: 'warehouse' }),
  ask('I would like to book a viewing', 'agent'),
  ask('4+ bedroom villa in Abu Hamour, max 16,000 QAR', 'search', {
    kind: 'villa',
    place: 'abu hamour',
    bedrooms: '4+',
    maxPrice: 16_000,
  }),
  ask('which areas do you have apartments in', 'district', { kind: 'apartment' }),
  ask('appartment in lusial marina with 2 bathrooms', 'search', {
    kind: 'apartment',
    place: 'lusail marina',
    bathrooms: '2',
  }),
  ask('penthouse to buy, budget 5 million', 'buy', { deal: 'sale', kind: 'penthouse', maxPrice: 5_000_000 }),
  ask('offices bigger than 3,000 sq ft', 'search', { kind: 'office', minArea: 279 }),
  ask('at least 3 bedrooms', 'bedrooms', { bedrooms: '3+' }),
  ask('something over 500 square meters', 'area', { minArea: 500 }),
  ask('what do you have in Msheireb?', 'district', { place: 'msheireb downtown' }),
  ask('i want to sell my villa', 'services'),
  ask('do you manage properties? what services do you offer', 'services'),
  ask('cheapest showroom on salwa road', 'search', { kind: 'showroom', place: 'salwa road', sort: 'price-low' }),
  ask('who won the football match yesterday', 'unknown'),
  ask('can I rent a car in Doha', 'unknown'),
  ask('thank you so much', 'thanks'),
];

export const arabicQuestions: readonly Question[] = [
  ask('السلام عليكم', 'greeting'),
  ask('أريد شراء عقار', 'buy', { deal: 'sale' }),
  ask('ابي شقة غرفتين وصالة للايجار في اللؤلؤة باقل من ١٠ الاف', 'rent', {
    deal: 'rent',
    kind: 'apartment',
    place: 'the pearl',
    bedrooms: '2',
    maxPrice: 10_000,
  }),
  ask('فلل للبيع في الوعب', 'buy', { deal: 'sale', kind: 'villa', place: 'al waab' }),
  ask('عندكم مكاتب للإيجار بالدفنة؟', 'rent', { deal: 'rent', kind: 'office', place: 'al dafna' }),
  ask('كم ايجار الاستوديو في لوسيل', 'price', { deal: 'rent', kind: 'studio', place: 'lusail' }),
  ask('أسعار العقارات', 'price'),
  ask('بكم الفلل في ابو هامور', 'price', { kind: 'villa', place: 'abu hamour' }),
  ask('مستودع في الصناعية مساحته من ١٠٠٠ إلى ٢٠٠٠ متر', 'search', {
    kind: 'warehouse',
    place: 'industrial area',
    minArea: 1_000,
    maxArea: 2_000,
  }),
  ask('محل للايجار بين ١٥ و ٢٥ الف', 'rent', { deal: 'rent', kind: 'shop', minPrice: 15_000, maxPrice: 25_000 }),
  ask('متى دوامكم؟', 'hours'),
  ask('فاتحين يوم الجمعه؟', 'hours'),
  ask('عطني رقم الواتساب لو سمحت', 'contact'),
  ask('وين مكتبكم', 'contact'),
  ask('ابغى اكلم مندوب', 'agent'),
  ask('أريد موعد معاينة', 'agent'),
  ask('فيلا ٥ غرف أو أكثر في الثمامة', 'search', { kind: 'villa', place: 'al thumama', bedrooms: '5+' }),
  ask('شقق تمليك بلوسيل ما تتعدى مليون ونص', 'buy', {
    deal: 'sale',
    kind: 'apartment',
    place: 'lusail',
    maxPrice: 1_500_000,
  }),
  ask('وش المناطق اللي عندكم فيها محلات', 'district', { kind: 'shop' }),
  ask('مكتب اكبر من ٣٠٠ متر مربع في الخليج الغربي', 'search', { kind: 'office', place: 'west bay', minArea: 300 }),
  ask('ثلاث غرف نوم وحمامين', 'bedrooms', { bedrooms: '3', bathrooms: '2' }),
  ask('شي فوق ٥٠٠ متر', 'area', { minArea: 500 }),
  ask('شنو عندكم في مشيرب', 'district', { place: 'msheireb downtown' }),
  ask('ميزانيتي ٨٠٠٠ ريال بالشهر وابي شقه في السد', 'rent', {
    deal: 'rent',
    kind: 'apartment',
    place: 'al sadd',
    maxPrice: 8_000,
  }),
  ask('أرخص معرض للإيجار في طريق سلوى', 'rent', {
    deal: 'rent',
    kind: 'showroom',
    place: 'salwa road',
    sort: 'price-low',
  }),
  ask('عندي فيلا وابي ابيعها', 'services'),
  ask('ما هي خدماتكم', 'services'),
  ask('كم درجة الحرارة اليوم', 'unknown'),
  ask('من فاز في مباراة أمس', 'unknown'),
  ask('مشكورين يعطيكم العافية', 'thanks'),
];

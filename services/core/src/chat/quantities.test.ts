import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

const saidOf = (text: string) => {
  const { kind: _kind, deal: _deal, ...said } = readQuestion(text).said;
  return said;
};

type Case = [text: string, said: object];

describe('one price', () => {
  it.each<Case>([
    ['villa 999', {}],
    ['villa 1000', { maxPrice: 1_000 }],
    ['villa 1,001', { maxPrice: 1_001 }],
    ['villa 500', {}],
    ['villa 500 riyals', { maxPrice: 500 }],
    ['فيلا ٥٠٠ ريال', { maxPrice: 500 }],
    ['bed space for QAR 900', { maxPrice: 900 }],
    ['villa 8000 QAR 2', { maxPrice: 8_000 }],
    ['villa thousand riyals', { maxPrice: 1_000 }],
    ['فيلا بمليون', { maxPrice: 1_000_000 }],
    ['فيلا بألف ريال', { maxPrice: 1_000 }],
    ['فيلا ألفين', { maxPrice: 2_000 }],
    ['فيلا مليون ونص', { maxPrice: 1_500_000 }],
    ['villa 50m', { maxPrice: 50_000_000 }],
    ['villa 51m', { minArea: 43, maxArea: 59 }],
    ['villa phase 2 half a million', { maxPrice: 500_000 }],
    ['فيلا رقم ٢ نص مليون', { maxPrice: 500_000 }],
    ['فيلا ۱۲ ألف', { maxPrice: 12_000 }],
    ['فيلا ١٫٥ مليون', { maxPrice: 1_500_000 }],
    ['villa 1.0005 million', { maxPrice: 1_000_500 }],
    ['villa 12345.000 QAR', { maxPrice: 12_345 }],
    ['villa 8k -', { maxPrice: 8_000 }],
    ['villa 8k to', { maxPrice: 8_000 }],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });
});

describe('ranges', () => {
  it.each<Case>([
    ['villa between 5 and 7 thousand', { minPrice: 5_000, maxPrice: 7_000 }],
    ['villa five to 7 k', { minPrice: 5_000, maxPrice: 7_000 }],
    ['فيلا بين ٥ و٧ آلاف', { minPrice: 5_000, maxPrice: 7_000 }],
    ['فيلا من ۵ إلى ۷ آلاف', { minPrice: 5_000, maxPrice: 7_000 }],
    ['فيلا بين خمسة وعشرة آلاف', { minPrice: 5_000, maxPrice: 10_000 }],
    ['فيلا بين واحد واثنين مليون', { minPrice: 1_000_000, maxPrice: 2_000_000 }],
    ['فيلا بين مليون ومليونين', { minPrice: 1_000_000, maxPrice: 2_000_000 }],
    ['فيلا ما بين ألف ريال وألفين', { minPrice: 1_000, maxPrice: 2_000 }],
    ['فيلا بين نص مليون ومليون ونص', { minPrice: 500_000, maxPrice: 1_500_000 }],
    ['فيلا من خمسة لعشرة آلاف', { minPrice: 5_000, maxPrice: 10_000 }],
    ['villa from 8k to 12000', { minPrice: 8_000, maxPrice: 12_000 }],
    ['villa 8k - 12000', { minPrice: 8_000, maxPrice: 12_000 }],
    ['villa 8k to 12000 riyals', { minPrice: 8_000, maxPrice: 12_000 }],
    ['villa 2 to 3m', { minPrice: 2_000_000, maxPrice: 3_000_000 }],
    ['villa 2m to 3m', { minPrice: 2_000_000, maxPrice: 3_000_000 }],
    ['فيلا من ٢ إلى ٢ مليون ونص', { minPrice: 2_000_000, maxPrice: 2_500_000 }],
    ['villa between 1 and 1 million', { minPrice: 1_000_000, maxPrice: 1_000_000 }],
    ['villa from 800 to 1 million', { minPrice: 800_000, maxPrice: 1_000_000 }],
    ['فيلا من ٨٠٠ إلى مليون', { minPrice: 800_000, maxPrice: 1_000_000 }],
    ['villa between 200 and half a million', { minPrice: 200_000, maxPrice: 500_000 }],
    ['villa half a million - 1 million', { minPrice: 500_000, maxPrice: 1_000_000 }],
    ['villa 5k to 7 million', { minPrice: 5_000, maxPrice: 7_000_000 }],
    ['villa 2000 to 3 million', { minPrice: 2_000, maxPrice: 3_000_000 }],
    ['villa 8 to 7 thousand', { minPrice: 8, maxPrice: 7_000 }],
    ['villa 20k to 10k', { minPrice: 10_000, maxPrice: 20_000 }],
    ['فيلا من ٢٠ ألف إلى ١٠ آلاف', { minPrice: 10_000, maxPrice: 20_000 }],
    ['villa 10k to 10k', { minPrice: 10_000, maxPrice: 10_000 }],
    ['land 5 to 7000 sqm', { minArea: 5, maxArea: 7_000 }],
    ['villa 100 sqm - 200', { minArea: 100, maxArea: 200 }],
    ['villa 100 sqm to 200 sqm', { minArea: 100, maxArea: 200 }],
    ['warehouse 10k to 20k sqm', { minArea: 10_000, maxArea: 20_000 }],
    ['مخزن من ٥ إلى ١٠ آلاف متر', { minArea: 5_000, maxArea: 10_000 }],
    ['فيلا بين مئة ومئتين متر', { minArea: 100, maxArea: 200 }],
    ['villa 1000 sqft to 2000 sqft', { minArea: 93, maxArea: 186 }],
    ['villa 5000 riyals to 7000', { minPrice: 5_000, maxPrice: 7_000 }],
    ['villa 2-3 bedrooms', { bedrooms: '2+' }],
    ['villa 2 beds to 3', { bedrooms: '2+' }],
    ['فيلا ٢ إلى ٣ غرف', { bedrooms: '2+' }],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });
});

describe('Arabic numbers of several words', () => {
  it.each<Case>([
    ['فيلا خمسة وثلاثين ألف', { maxPrice: 35_000 }],
    ['فيلا ثلاثمئة وخمسين ألف', { maxPrice: 350_000 }],
    ['فيلا مئة وخمسة وثلاثين ألف', { maxPrice: 135_000 }],
    ['شقة مئة وعشرين متر', { minArea: 102, maxArea: 138 }],
    ['شقة بين مئة ومئتين متر', { minArea: 100, maxArea: 200 }],
    ['شقة بين خمسة وعشرة آلاف', { minPrice: 5_000, maxPrice: 10_000 }],
    ['شقة بين عشرة وعشرين ألف', { minPrice: 10_000, maxPrice: 20_000 }],
    ['شقة ثلاث غرف وعشرين ألف', { bedrooms: '3', maxPrice: 20_000 }],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });
});

it.each(['فيلا أربعة آلاف ومئتين', 'فيلا من أربعة آلاف ومئتين'])('a sum of two words is no range: %s', (text) => {
  expect(saidOf(text)).not.toMatchObject({ minPrice: 200 });
});

describe('two things that stand beside each other are no range', () => {
  it.each<Case>([
    ['villa 3 bedrooms and 10k', { bedrooms: '3', maxPrice: 10_000 }],
    ['villa 3 bedrooms and 8000', { bedrooms: '3', maxPrice: 8_000 }],
    ['villa 10k and 3 bedrooms', { bedrooms: '3', maxPrice: 10_000 }],
    ['فيلا ٣ غرف و١٠ آلاف', { bedrooms: '3', maxPrice: 10_000 }],
    ['villa 2 beds and 3 baths', { bedrooms: '2', bathrooms: '3' }],
    ['فيلا ثلاث غرف وثلاث حمامات', { bedrooms: '3', bathrooms: '3' }],
    ['villa 2 baths and 10k', { bathrooms: '2', maxPrice: 10_000 }],
    ['villa 2 baths and 8000', { bathrooms: '2', maxPrice: 8_000 }],
    ['villa 1000 and 3 bedrooms', { bedrooms: '3', maxPrice: 1_000 }],
    ['villa 0.9k and 3 bedrooms', { bedrooms: '3', maxPrice: 900 }],
    ['office 200 sqm and 10k', { minArea: 170, maxArea: 230, maxPrice: 10_000 }],
    ['office 10k and 200 sqm', { minArea: 170, maxArea: 230, maxPrice: 10_000 }],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });
});

describe('rooms', () => {
  it.each<Case>([
    ['villa 0 bedrooms', {}],
    ['villa 1 bedroom', { bedrooms: '1' }],
    ['villa 99 bedrooms', { bedrooms: '99' }],
    ['villa 100 bedrooms', {}],
    ['villa 3-bedroom', { bedrooms: '3' }],
    ['villa 3 big rooms', { bedrooms: '3' }],
    ['villa 8k for rooms', { maxPrice: 8_000 }],
    ['villa 3 +', {}],
    ['villa 3+ beds', { bedrooms: '3+' }],
    ['at least two bedrooms', { bedrooms: '2+' }],
    ['minimum of 3 bedrooms', { bedrooms: '3+' }],
    ['3 or more bedrooms', { bedrooms: '3+' }],
    ['2 bathrooms and up', { bathrooms: '2+' }],
    ['at most 3 bedrooms', { bedrooms: '3' }],
    ['على الأقل غرفتين', { bedrooms: '2+' }],
    ['غرفتين على الأقل', { bedrooms: '2+' }],
    ['غرفتين أو أكثر', { bedrooms: '2+' }],
    ['غرفة وصالة', { bedrooms: '1' }],
    ['غرفتين', { bedrooms: '2' }],
    ['فيلا ٣ حمامات على الأقل', { bathrooms: '3+' }],
    ['شقة من ٣ غرف', { bedrooms: '3' }],
    ['2 rooms for rent', { bedrooms: '2' }],
    ['3 bed rooms for rent', { bedrooms: '3' }],
    ['3 beds 12k', { bedrooms: '3', maxPrice: 12_000 }],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });
});

describe('limits', () => {
  it.each<Case>([
    ['villa about 8k', { minPrice: 6_800, maxPrice: 9_200 }],
    ['villa 8k approximately', { minPrice: 6_800, maxPrice: 9_200 }],
    ['فيلا ٨ آلاف تقريبا', { minPrice: 6_800, maxPrice: 9_200 }],
    ['villa up to 8k', { maxPrice: 8_000 }],
    ['villa 8k minimum', { minPrice: 8_000 }],
    ['فيلا ٣ مليون على الأقل', { minPrice: 3_000_000 }],
    ['villa over QAR 9000', { minPrice: 9_000 }],
    ['villa minimum price is 3 million', { minPrice: 3_000_000 }],
    ['villa from 8k', { minPrice: 8_000 }],
    ['شقة من ٥٠٠٠ ريال', { minPrice: 5_000 }],
    ['villas, budget range 8k', { maxPrice: 8_000 }],
    ['villa with a garden and 8k', { maxPrice: 8_000 }],
    ['villa 9000 max rooms 3', { maxPrice: 9_000 }],
    ['villa almost new 9k', { maxPrice: 9_000 }],
    ['tell me about what you have for 9k', { maxPrice: 9_000 }],
    ['what about villas 9k', { maxPrice: 9_000 }],
    ['what about rooms 8000 QAR', { maxPrice: 8_000 }],
    ['office bigger than 200 sqm', { minArea: 200 }],
    ['office 200 sqm', { minArea: 170, maxArea: 230 }],
    ['office 200 sqm or less', { maxArea: 200 }],
    ['مكتب ٢٠٠ متر أو أقل', { maxArea: 200 }],
    ['office 3000 ft max', { maxArea: 279 }],
    ['office 3000 sq ft', { minArea: 237, maxArea: 321 }],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });

  it.each<Case>([
    ['villa 2m at least 4 bedrooms', { maxPrice: 2_000_000, bedrooms: '4+' }],
    ['فيلا ٣ مليون على الأقل غرفتين', { maxPrice: 3_000_000, bedrooms: '2+' }],
    ['villa 3 beds at least 9k', { bedrooms: '3', minPrice: 9_000 }],
    ['villa at least 3 beds 9k', { bedrooms: '3+', maxPrice: 9_000 }],
    ['villa 3 bedrooms or more 9k', { bedrooms: '3+', maxPrice: 9_000 }],
    ['فيلا ٣ غرف أو أكثر ٩ آلاف', { bedrooms: '3+', maxPrice: 9_000 }],
    ['غرفتين على الأقل في حدود ٩ آلاف', { bedrooms: '2+', minPrice: 7_650, maxPrice: 10_350 }],
    ['غرفتين على الأقل لكن ٩ آلاف', { bedrooms: '2+', maxPrice: 9_000 }],
    ['office at least 200 sqm at most 9k', { minArea: 200, maxPrice: 9_000 }],
    ['office 200 sqm minimum for 9k', { minArea: 200, maxPrice: 9_000 }],
    ['villa 3 beds and over 9k', { bedrooms: '3', minPrice: 9_000 }],
    ['villa and above 9k', { minPrice: 9_000 }],
    ['villa 9k or less 3 beds', { bedrooms: '3', maxPrice: 9_000 }],
    ['office 200 sqm or less 9k', { maxArea: 200, maxPrice: 9_000 }],
    ['villa more than 9k less than 12k', { minPrice: 9_000, maxPrice: 12_000 }],
  ])('belong to one number: %s', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });
});

import { describe, expect, it } from 'vitest';
import { featureName } from './feature-names.ts';
import { descriptionOf, roomsOf, isOfficeRental, isRental, locationOf, titleOf, unparted } from './wording.ts';

describe('titleOf', () => {
  it('takes the Arabic title on Arabic pages', () => {
    expect(titleOf({ title: 'Office in Lusail', titleAr: 'مكتب في لوسيل' }, 'ar')).toBe('مكتب في لوسيل');
    expect(titleOf({ title: 'Office in Lusail', titleAr: 'مكتب في لوسيل' }, 'en')).toBe('Office in Lusail');
  });

  it('puts known words into Arabic when there is none', () => {
    expect(titleOf({ title: 'Office in Lusail', titleAr: null }, 'ar')).toBe('مكتب في لوسيل');
    expect(titleOf({ title: 'Villa in Zekreet', titleAr: ' ' }, 'ar')).toBe('فيلا في Zekreet');
  });
});

it('keeps a short code in one line, and nothing else', () => {
  expect(unparted('مكتب بتشطيب CAT-A في لوسيل')).toBe('مكتب بتشطيب CAT\u2060-\u2060A في لوسيل');
  expect(unparted('Ground-floor shop, Al-Waab, C-Ring Road')).toBe('Ground-floor shop, Al-Waab, C-Ring Road');
});

describe('descriptionOf', () => {
  const both = { description: 'Bright.', descriptionAr: 'مشرق.' };
  it('takes the language of the page, else the other, else none', () => {
    expect(descriptionOf(both, 'ar')).toBe('مشرق.');
    expect(descriptionOf({ ...both, descriptionAr: null }, 'ar')).toBe('Bright.');
    expect(descriptionOf({ description: '', descriptionAr: null }, 'en')).toBeNull();
  });
});

describe('locationOf', () => {
  const at = (address: string, city: string, state: string | null) => ({ address, city, state });

  it('joins address, city and state, each once', () => {
    expect(locationOf(at('Palm Tower B', 'Doha', 'West Bay'), 'en', 'Qatar')).toBe('Palm Tower B, Doha, West Bay');
    expect(locationOf(at('Doha', 'Doha', 'Doha'), 'en', 'Qatar')).toBe('Doha');
    expect(locationOf(at('Street 303', 'Lusail', 'Lusail Marina'), 'en', 'Qatar')).toBe('Street 303, Lusail Marina');
  });

  it('shows Qatar for a place that is not known', () => {
    expect(locationOf(at('', 'Unspecified', null), 'en', 'Qatar')).toBe('Qatar');
    expect(locationOf(at('', 'unspecified', 'West Bay'), 'en', 'Qatar')).toBe('West Bay');
  });

  it('names known places in Arabic', () => {
    expect(locationOf(at('Building 42, Marina Promenade, Zone 69', 'Lusail', 'Lusail Marina'), 'ar', 'قطر')).toBe(
      'مبنى\u00a0٤٢، ممشى المارينا، منطقة\u00a0٦٩، مارينا لوسيل',
    );
  });
});

describe('price and kind', () => {
  it('the deal says what is let', () => {
    expect((['rent', 'sale'] as const).map((deal) => isRental({ deal }))).toEqual([true, false]);
  });
});

it('isOfficeRental knows offices to let', () => {
  const office = { deal: 'rent', kind: 'office' } as const;
  expect(isOfficeRental(office)).toBe(true);
  expect(isOfficeRental({ ...office, deal: 'sale' })).toBe(false);
  expect(isOfficeRental({ ...office, kind: 'shop' })).toBe(false);
  expect(isOfficeRental({ ...office, kind: null })).toBe(false);
});

it('roomsOf hides bedrooms and bathrooms of commercial space', () => {
  const rooms = { bedrooms: 3, bathrooms: 2 };
  expect(roomsOf({ ...rooms, category: 'residential' })).toEqual(rooms);
  expect(roomsOf({ ...rooms, category: 'Commercial' })).toEqual({ bedrooms: null, bathrooms: null });
  expect(roomsOf({ bedrooms: 0, bathrooms: null, category: 'residential' })).toEqual({
    bedrooms: null,
    bathrooms: null,
  });
});

it('featureName knows both apostrophes and keeps what it does not know', () => {
  expect(featureName('Maid’s room', 'ar')).toBe('غرفة عاملة منزلية');
  expect(featureName("Maid's room", 'ar')).toBe('غرفة عاملة منزلية');
  expect(featureName('Helipad', 'ar')).toBe('Helipad');
  expect(featureName('Sea view', 'en')).toBe('Sea view');
});

import { describe, expect, it } from 'vitest';
import { analyticsOf } from './site-facts.ts';

const script = 'https://stats.example/gtag.js';
const environment = { id: 'G-ENVIRONMENT', script };

describe('which services are told of visits [A-055]', () => {
  it('the one of the environment, until staff save something', () => {
    expect(analyticsOf({}, environment)).toEqual({
      google: { id: 'G-ENVIRONMENT', script },
      metaPixel: null,
      tiktokPixel: null,
    });
    expect(analyticsOf({}, { script })).toBeNull();
    expect(analyticsOf({}, null)).toBeNull();
  });

  it('those that staff saved, also none', () => {
    expect(analyticsOf({ google_analytics: 'G-SAVED' }, environment)?.google?.id).toBe('G-SAVED');
    expect(analyticsOf({ google_analytics: 'G-SAVED' }, { script })?.google).toEqual({ id: 'G-SAVED', script });
    expect(analyticsOf({ google_analytics: null, meta_pixel: null }, environment)).toBeNull();
    expect(analyticsOf({ google_analytics: null, meta_pixel: '123', tiktok_pixel: 'C4' }, environment)).toEqual({
      google: null,
      metaPixel: '123',
      tiktokPixel: 'C4',
    });
  });
});

import { expect, it } from 'vitest';
import type { SeoTarget } from './api/seo.ts';
import { firstTarget, fixAddress } from './fix-address.ts';

const target = (screen: SeoTarget['screen'], id: number | null = null, path: string | null = null): SeoTarget => ({
  screen,
  id,
  path,
});

it('leads to the form of the listing, to the screen, or to the page itself [A-136]', () => {
  expect(fixAddress(target('property', 42))).toEqual({ to: '/admin/properties-table?dialog=edit-42', outside: false });
  expect(fixAddress(target('post', 3, '/en/blog/a')).to).toBe('/admin/blog?dialog=edit-3');
  expect(fixAddress(target('blog', null, '/en/blog/a')).to).toBe('/admin/blog');
  expect(fixAddress(target('team')).to).toBe('/admin/agents');
  expect(fixAddress(target('social')).to).toBe('/admin/social-media');
  expect(fixAddress(target('page', null, '/en/about'))).toEqual({ to: '/en/about', outside: true });
});

it('begins where something can be changed [A-136]', () => {
  const page = target('page', null, '/en');
  const listing = target('property', 7);
  expect(firstTarget([page, listing])).toBe(listing);
  expect(firstTarget([page])).toBe(page);
  expect(firstTarget([])).toBeNull();
});

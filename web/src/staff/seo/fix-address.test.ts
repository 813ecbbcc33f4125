import { expect, it } from 'vitest';
import type { SeoTarget } from './api/seo.ts';
import { firstTarget, fixPlace } from './fix-address.ts';

const target = (screen: SeoTarget['screen'], id: number | null = null, path: string | null = null): SeoTarget => ({
  screen,
  id,
  path,
});

it('leads to the form of the listing or to the screen, with what that needs; nowhere when no screen mends it [A-136 M-1163]', () => {
  expect(fixPlace(target('property', 42))).toEqual({
    to: '/admin/properties-table?dialog=edit-42',
    needs: 'listings.write',
  });
  expect(fixPlace(target('post', 3, '/en/blog/a'))).toEqual({ to: '/admin/blog?dialog=edit-3', needs: 'blog.write' });
  expect(fixPlace(target('blog', null, '/en/blog/a'))?.to).toBe('/admin/blog');
  expect(fixPlace(target('team'))).toEqual({ to: '/admin/agents', needs: 'team.write' });
  expect(fixPlace(target('social'))).toEqual({ to: '/admin/social-media', needs: 'social.write' });
  expect(fixPlace(target('page', null, '/en/about'))).toBeNull();
});

it('begins where something can be changed [A-136]', () => {
  const page = target('page', null, '/en');
  const listing = target('property', 7);
  expect(firstTarget([page, listing])).toBe(listing);
  expect(firstTarget([page])).toBe(page);
  expect(firstTarget([])).toBeNull();
});

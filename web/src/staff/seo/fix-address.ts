import type { Permission } from '#staff-lib/auth/use-may.ts';
import type { SeoTarget } from './api/seo.ts';

interface FixPlace {
  to: string;
  needs: Permission;
}

/** The screen where staff mend it; null: only a change of the program does. */
export function fixPlace({ screen, id }: SeoTarget): FixPlace | null {
  switch (screen) {
    case 'property':
      return { to: `/admin/properties-table?dialog=edit-${String(id)}`, needs: 'listings.write' };
    case 'post':
      return { to: `/admin/blog?dialog=edit-${String(id)}`, needs: 'blog.write' };
    case 'blog':
      return { to: '/admin/blog', needs: 'blog.write' };
    case 'team':
      return { to: '/admin/agents', needs: 'team.write' };
    case 'social':
      return { to: '/admin/social-media', needs: 'social.write' };
    case 'page':
      return null;
  }
}

/** The first that staff can mend. */
export const firstTarget = (targets: readonly SeoTarget[]): SeoTarget | null =>
  targets.find((target) => fixPlace(target) !== null) ?? targets[0] ?? null;

import type { SeoTarget } from './api/seo.ts';

/** A screen of the admin, or the page beside it. */
export function fixAddress({ screen, id, path }: SeoTarget): { to: string; outside: boolean } {
  switch (screen) {
    case 'property':
      return { to: `/admin/properties-table?dialog=edit-${String(id)}`, outside: false };
    case 'post':
      return { to: `/admin/blog?dialog=edit-${String(id)}`, outside: false };
    case 'blog':
      return { to: '/admin/blog', outside: false };
    case 'team':
      return { to: '/admin/agents', outside: false };
    case 'social':
      return { to: '/admin/social-media', outside: false };
    default:
      return { to: path ?? '/', outside: true };
  }
}

/** In the admin where possible. */
export function firstTarget(targets: readonly SeoTarget[]): SeoTarget | null {
  return targets.find(({ screen }) => screen !== 'page') ?? targets[0] ?? null;
}

export interface GalleryPage {
  name: string;
  /** Behind the language prefix. */
  path: string | Record<'en' | 'ar', string>;
  /** Follow the language cookie, behind the sign-in. */
  staff?: true;
  /** Accessible name of a button to press first. */
  press?: { en: RegExp; ar: RegExp };
}

/** With the dashboard's tabs that have no page of their own. */
export const staffPages: GalleryPage[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-featured-tab', path: '/admin?tab=featured' },
  { name: 'admin-dashboard-cards', path: '/dashboard' },
  { name: 'admin-properties', path: '/admin/properties-table' },
  { name: 'admin-property-form', path: '/admin/properties-table?dialog=add' },
  { name: 'admin-cards', path: '/admin/properties' },
  { name: 'admin-featured', path: '/admin/featured-properties' },
  { name: 'admin-leads', path: '/admin/leads' },
  { name: 'admin-blog', path: '/admin/blog' },
  { name: 'admin-team', path: '/admin/agents' },
  { name: 'admin-social', path: '/admin/social-media' },
  { name: 'admin-crm-status', path: '/admin/crm-status' },
  { name: 'admin-deliveries', path: '/admin/deliveries' },
  { name: 'admin-crm-page', path: '/admin/sandbox' },
  { name: 'admin-reports', path: '/admin/reports' },
  { name: 'admin-analytics', path: '/admin/analytics' },
  { name: 'admin-seo', path: '/admin/seo' },
  { name: 'admin-mail', path: '/admin/mail' },
  { name: 'admin-users', path: '/admin/users' },
  { name: 'admin-roles', path: '/admin/roles' },
  { name: 'admin-tokens', path: '/admin/tokens' },
  { name: 'admin-trash', path: '/admin/trash' },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-office', path: '/admin/office' },
  { name: 'admin-settings', path: '/admin/settings' },
  { name: 'admin-account', path: '/admin/account' },
].map((page) => ({ ...page, staff: true }));

/** @param found one listing and one article of each language */
export function galleryPages(found: {
  listing: number;
  office: number;
  slug: Record<'en' | 'ar', string>;
}): GalleryPage[] {
  return [
    { name: 'home', path: '' },
    { name: 'home-menu', path: '', press: { en: /^(open )?menu$/i, ar: /القائمة/ } },
    { name: 'list', path: '/properties' },
    { name: 'list-filtered', path: '/properties?type=Rent&category=commercial&bedrooms=&minArea=100&sort=price-low' },
    { name: 'list-arabic-text', path: `/properties?city=${encodeURIComponent('لوسيل')}` },
    { name: 'list-empty', path: '/properties?city=zzzzqqqq&minPrice=999999999' },
    { name: 'detail-office', path: `/properties/${String(found.office)}` },
    { name: 'detail-home', path: `/properties/${String(found.listing)}` },
    { name: 'detail-missing', path: '/properties/99999999' },
    { name: 'saved', path: '/saved' },
    { name: 'team', path: '/team' },
    { name: 'about', path: '/about' },
    { name: 'services', path: '/services' },
    { name: 'contact', path: '/contact' },
    { name: 'blog', path: '/blog' },
    { name: 'blog-empty', path: '/blog?search=zzzzqqqq' },
    { name: 'article', path: { en: `/blog/${found.slug.en}`, ar: `/blog/${found.slug.ar}` } },
    { name: 'article-missing', path: '/blog/there-is-no-such-article' },
    { name: 'privacy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
    { name: 'not-found', path: '/there-is-no-such-page' },
    { name: 'admin-login', path: '/admin-login', staff: true },
    ...staffPages,
  ];
}

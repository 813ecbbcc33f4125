/** Every page of the site and its designed states, as the gallery photographs them. */

export interface GalleryPage {
  name: string;
  /** Path behind the language prefix. */
  path: string | Record<'en' | 'ar', string>;
  /** Pages of staff follow the language cookie and stand behind the sign-in. */
  staff?: true;
  /** Opens something on the page before the picture is taken: the accessible name of a button in each language. */
  press?: { en: RegExp; ar: RegExp };
}

/** @param found one listing and one article of each language that exist in the site */
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
    { name: 'admin', path: '/admin', staff: true },
    { name: 'admin-leads', path: '/admin/leads', staff: true },
    { name: 'admin-crm-status', path: '/admin/crm-status', staff: true },
    { name: 'admin-crm-page', path: '/admin/sandbox', staff: true },
    { name: 'admin-analytics', path: '/admin/analytics', staff: true },
  ];
}

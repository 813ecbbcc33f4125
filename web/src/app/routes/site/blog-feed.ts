/** /en/blog/feed.xml and /ar/blog/feed.xml */
import { atomFeed } from '#app/feed/atom.ts';
import { serverPage } from '#app/page-data.ts';
import { blog as arabic } from '#i18n/ar/site/blog.ts';
import { blog as english } from '#i18n/en/site/blog.ts';
import { officeWords } from '#i18n/create.ts';
import { interpolate } from '#i18n/runtime/translator.ts';
import { pageRequest } from '#lib/request-context.ts';
import { defaultOffice } from '@manzil/core/office/office';
import { dataOf } from '#lib/api/client.ts';
import { serverApi } from '#lib/api/server-api.ts';
import type { Route } from './+types/blog-feed.ts';

const most = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, origin } = serverPage(request, context);
  const query = { status: 'published', language, limit: most } as const;
  const posts = await dataOf(serverApi(context).GET('/api/blog-posts', { params: { query } })).catch(() => null);
  if (posts === null) return new Response('Not available just now', { status: 503, headers: { 'Retry-After': '60' } });
  const office = context.get(pageRequest).office ?? defaultOffice;
  const title = interpolate((language === 'ar' ? arabic : english).feed[language], officeWords(office, language));
  const author = office.legalName[language];
  return new Response(atomFeed({ title, author, language, origin, posts }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}

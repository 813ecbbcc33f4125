/** By a private link: where an enquiry stands. Nobody else's machine hears of the address. */
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { enquiryPath, readEnquiry } from '#site/leads/enquiry.ts';
import { EnquiryStanding } from '#site/leads/enquiry-standing.tsx';
import { NoEnquiry } from '#site/leads/no-enquiry.tsx';
import type { Route } from './+types/enquiry.ts';

const hidden = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const { shown, status } = await readEnquiry(serverApi(context), token);
  // by a form without scripts, which leads here
  const sent = new URL(request.url).searchParams.has('sent');
  return data({ ...page, token, sent, shown }, { status, headers: hidden });
}

/** Asked of the server each time. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => ({
  ...(await serverLoader()),
  ...browserPage(),
});

export const headers = () => hidden;

export default function EnquiryPage({ loaderData: { origin, shown, token, sent } }: Route.ComponentProps) {
  const { t } = useTranslation('enquiry');
  const { link } = useLanguage();
  return (
    <div className="page-width max-w-3xl! pt-10 pb-4 sm:pt-14">
      <PageHead title={t('title')} description={t('title')} origin={origin} path={link('/enquiry')} noindex />
      {typeof shown === 'string' ? (
        <NoEnquiry reason={shown} address={link(enquiryPath(token))} />
      ) : (
        <EnquiryStanding enquiry={shown} token={token} sent={sent} />
      )}
    </div>
  );
}

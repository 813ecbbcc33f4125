/**
 * Where the link of a mail leads. Opening it changes nothing, since programs that read mails open links; the buttons post,
 * without scripts too.
 */
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { notStored, readForm } from '#app/posted-form.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { formText } from '#lib/form-text.ts';
import { changeSubscription, readSubscription, type Shown } from '#site/subscription/subscription.ts';
import { SubscriptionCard } from '#site/subscription/subscription-card.tsx';
import type { Route } from './+types/subscription.ts';

const longestKey = 100;
const keyOf = (request: Request): string => (new URL(request.url).searchParams.get('key') ?? '').slice(0, longestKey);

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const key = keyOf(request);
  const shown = await settled(readSubscription(serverApi(context), key));
  return data({ ...page, key, shown: shown.state }, { status: shown.status, headers: notStored });
}

/** A change of language keeps the address, and the page is asked of the server again. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => ({
  ...(await serverLoader()),
  ...browserPage(),
});

export const headers = () => notStored;

export async function action({ request, context }: Route.ActionArgs) {
  const key = keyOf(request);
  const what = formText(await readForm(request), 'do') === 'confirm' ? 'confirm' : 'end';
  const shown = await settled(changeSubscription(serverApi(context), key, what));
  return data({ shown: shown.state }, { status: shown.status, headers: notStored });
}

async function settled(asked: Promise<Shown>): Promise<{ state: Shown; status: number }> {
  try {
    return { state: await asked, status: 200 };
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isGone ? { state: 'gone', status: 404 } : { state: 'failed', status: 503 };
  }
}

export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const { link } = useLanguage();
  const shown = actionData?.shown ?? loaderData.shown;
  return (
    <>
      <PageHead
        title={t('title')}
        description={t('title')}
        origin={loaderData.origin}
        path={link('/subscription')}
        noindex
      />
      <div className="page-width max-w-3xl! pt-10 sm:pt-14">
        <SubscriptionCard shown={shown} address={link(`/subscription?key=${loaderData.key}`)} />
      </div>
    </>
  );
}

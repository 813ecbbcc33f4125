/** Posted without scripts. */
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { followsAction, notStored, readForm } from '#app/posted-form.ts';
import { NewsletterForm, type PostedSubscription } from '#site/newsletter/newsletter-form.tsx';
import { looksLikeAddress, storeSubscription, subscriptionFailure } from '#site/newsletter/subscription.ts';
import { withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { postedKey } from '#lib/api/idempotency-key.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { pageWaitsMs, untilClear } from '#lib/api/until-clear.ts';
import { formText } from '#lib/form-text.ts';
import { ownPath } from '#lib/own-path.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/newsletter-send.ts';

/** Above the server's limits: it refuses instead of storing half. */
const longest = { email: 300, website: 2_000, page: 500, key: 64 } as const;

/** GET has nothing to show here. */
export function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  return followsAction(request) ? page : redirect(withPrefix(page.language, '/about'));
}

export const clientLoader = () => browserPage();

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = serverPage(request, context);
  const form = await readForm(request);
  const text = (name: keyof typeof longest) => formText(form, name).slice(0, longest[name]);
  const email = text('email');
  const page = ownPath(text('page')) ?? withPrefix(language, '/about');
  const key = postedKey(text('key'));
  const again = (failure: PostedSubscription['failure'], status: number) =>
    data({ stored: false, posted: { email, page, key, failure } } as const, { status, headers: notStored });
  if (!looksLikeAddress(email)) return again('invalid', 422);
  try {
    const subscription = { email, website: text('website'), language, page };
    await untilClear(() => storeSubscription(serverApi(context), subscription, key), { waitsMs: pageWaitsMs });
    return data({ stored: true } as const, { status: 201, headers: notStored });
  } catch (error) {
    return again(subscriptionFailure(error), error instanceof ApiError ? error.status : 503);
  }
}

export default function NewsletterSendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { link } = useLanguage();
  return (
    <>
      <PageHead title={t('title')} description={t('text')} origin={loaderData.origin} path={link('/about')} />
      {actionData?.stored === true ? (
        <div className="page-width max-w-3xl! pt-10 sm:pt-14">
          <EmptyState
            headingLevel="h1"
            icon={<MailCheck className="size-6" />}
            title={t('thanks')}
            text={t('subscribed')}
          >
            <Button asChild>
              <Link to={link('/blog')}>{t('onward')}</Link>
            </Button>
          </EmptyState>
        </div>
      ) : (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <NewsletterForm {...(actionData === undefined ? {} : { posted: actionData.posted })} />
        </>
      )}
    </>
  );
}

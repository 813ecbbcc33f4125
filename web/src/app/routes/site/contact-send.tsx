/** Without scripts: asks the captcha, stores the enquiry, and leads to its page. */
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { followsAction, notStored, readForm } from '#app/posted-form.ts';
import { captchaQuestion } from '#site/leads/captcha-query.ts';
import { enquiryPath } from '#site/leads/enquiry.ts';
import { classifyFailure } from '#site/leads/failure.ts';
import { checkLead, leadPayload, type LeadValues } from '#site/leads/lead-values.ts';
import { PlainLeadForm } from '#site/leads/plain-lead-form.tsx';
import { readPostedLead } from '#site/leads/posted-lead.ts';
import { refusedFields } from '#site/leads/refused-fields.ts';
import { withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { dataOf } from '#lib/api/client.ts';
import { newIdempotencyKey, sendWithKey } from '#lib/api/idempotency-key.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { pageWaitsMs } from '#lib/api/until-clear.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/contact-send.ts';

/** GET has nothing to show here. */
export function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  return followsAction(request) ? page : redirect(withPrefix(page.language, '/contact'));
}

export const clientLoader = () => browserPage();

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** A listing's button leads here before anything is filled in. */
const isBlank = ({ fullName, email, phone }: LeadValues) => fullName === '' && email === '' && phone === '';

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = serverPage(request, context);
  const posted = readPostedLead(await readForm(request));
  const api = serverApi(context);
  const question = () => captchaQuestion(api).catch(() => null);
  const errors = checkLead(posted.values);
  if (posted.values.captchaToken === '') {
    // first step: the page is cached for everyone, so it holds no captcha
    const { captcha: _open, ...wrong } = isBlank(posted.values) ? {} : errors;
    return data({ sent: false, posted, errors: wrong, failure: null, challenge: await question() } as const, {
      headers: notStored,
    });
  }
  if (Object.keys(errors).length > 0)
    return data({ sent: false, posted, errors, failure: null, challenge: await question() } as const, {
      status: 422,
      headers: notStored,
    });
  let { key } = posted;
  const renew = () => {
    key = newIdempotencyKey();
  };
  try {
    const body = leadPayload(posted.values, { ...posted.context, language });
    const { link } = await sendWithKey(
      { current: () => key, renew },
      (name) => dataOf(api.POST('/api/contact', { params: { header: { 'Idempotency-Key': name } }, body })),
      { waitsMs: pageWaitsMs },
    );
    // reloaded or gone back to, it is not sent again
    if (link !== null)
      return redirect(`${withPrefix(language, enquiryPath(link))}?sent`, { status: 303, headers: notStored });
    return data({ sent: true } as const, { status: 201, headers: notStored });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503;
    const refused = refusedFields(error);
    const failure = Object.keys(refused).length > 0 ? null : classifyFailure(error);
    const again = { sent: false, posted: { ...posted, key }, errors: refused, failure } as const;
    return data({ ...again, challenge: await question() }, { status, headers: notStored });
  }
}

export default function ContactSendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['leadForm', 'contact']);
  const { link } = useLanguage();
  return (
    <div className="page-width max-w-3xl! pt-10 sm:pt-14">
      <PageHead
        title={t('contact:meta.title')}
        description={t('contact:meta.description')}
        origin={loaderData.origin}
        path={link('/contact')}
      />
      {actionData?.sent === true ? (
        <EmptyState
          headingLevel="h1"
          icon={<CircleCheck className="size-6" />}
          title={t('success')}
          text={t('contact:subtitle')}
        >
          <Button asChild>
            <Link to={link('/properties')}>{t('contact:sent.properties')}</Link>
          </Button>
        </EmptyState>
      ) : (
        <>
          <h1 className="text-3xl">{t('contact:sent.almost')}</h1>
          <p className="mt-3 mb-8 text-lg text-stone-600">{t('contact:sent.question')}</p>
          {actionData !== undefined && (
            <div className="relative rounded-2xl border border-sand-200 bg-white p-6 shadow-card sm:p-9">
              <PlainLeadForm {...actionData} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

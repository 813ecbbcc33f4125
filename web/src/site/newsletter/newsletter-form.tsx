import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { formText } from '#lib/form-text.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { useNewsletter } from './use-newsletter.ts';

/** As posted without scripts, and why it was not stored. */
export interface PostedSubscription {
  email: string;
  page: string;
  /** Stored once under it, however often it is posted. */
  key: string;
  failure: 'invalid' | 'unclear' | 'failed';
}

export function NewsletterForm({ posted }: { posted?: PostedSubscription }) {
  const { t } = useTranslation('newsletter');
  const { link } = useLanguage();
  const id = useId();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { subscribe, pending } = useNewsletter(() => form.current?.reset());
  return (
    <section aria-labelledby={`${id}-title`} className="page-width pt-24 sm:pt-32">
      <div className="relative grid gap-x-16 gap-y-8 rounded-2xl bg-sand-100 px-6 py-12 sm:px-14 lg:grid-cols-2 lg:items-center lg:py-16">
        <div>
          <h2 id={`${id}-title`} className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-md text-stone-600">{t('text')}</p>
        </div>
        <form
          ref={form}
          noValidate
          method="post"
          action={link('/newsletter')}
          aria-labelledby={`${id}-title`}
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            subscribe({ email: formText(fields, 'email'), website: formText(fields, 'website') });
          }}
        >
          <input type="hidden" name="page" value={posted?.page ?? pathname} />
          {posted !== undefined && <input type="hidden" name="key" value={posted.key} />}
          {posted !== undefined && (
            <p id={`${id}-error`} role="alert" className="mb-3 text-sm font-medium text-danger-700">
              {t(posted.failure)}
            </p>
          )}
          <div className="flex flex-col gap-2.5 sm:flex-row">
            <label htmlFor={`${id}-email`} className="sr-only">
              {t('email')}
            </label>
            <Input
              id={`${id}-email`}
              name="email"
              type="email"
              required
              aria-describedby={posted === undefined ? undefined : `${id}-error`}
              autoComplete="email"
              dir="ltr"
              placeholder={t('email')}
              className="rounded-full! rtl:text-end"
              defaultValue={posted?.email}
            />
            <Button type="submit" size="lg" className="h-12!" disabled={pending}>
              {pending ? t('subscribing') : t('subscribe')}
            </Button>
          </div>
          <Honeypot label={t('website')} name="website" />
          <p className="mt-3 text-xs text-stone-600">
            {t('consent')}{' '}
            <Link to={link('/privacy')} className="underline underline-offset-2 hover:text-maroon-700">
              {t('policy')}
            </Link>
          </p>
        </form>
      </div>
    </section>
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { useNewsletter } from './use-newsletter.ts';

/** The newsletter block of the about page and the blog: one address, one button, and what it means to press it. */
export function NewsletterForm() {
  const { t } = useTranslation('newsletter');
  const { link } = useLanguage();
  const id = useId();
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const { subscribe, pending } = useNewsletter(() => {
    setEmail('');
  });
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
          noValidate
          aria-labelledby={`${id}-title`}
          onSubmit={(event) => {
            event.preventDefault();
            subscribe({ email, website });
          }}
        >
          <div className="flex flex-col gap-2.5 sm:flex-row">
            <label htmlFor={`${id}-email`} className="sr-only">
              {t('email')}
            </label>
            <Input
              id={`${id}-email`}
              type="email"
              required
              autoComplete="email"
              dir="ltr"
              placeholder={t('email')}
              className="rounded-full! rtl:text-end"
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
              }}
            />
            <Button type="submit" size="lg" className="h-12!" disabled={pending}>
              {pending ? t('subscribing') : t('subscribe')}
            </Button>
          </div>
          <Honeypot
            label={t('website')}
            value={website}
            onChange={({ target }) => {
              setWebsite(target.value);
            }}
          />
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

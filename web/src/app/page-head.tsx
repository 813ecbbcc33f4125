import { useLocation } from 'react-router';
import { companyName } from '#config/company.ts';
import { languages, withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Address visitors use, without a final slash. */
  origin: string;
  /** Path or address of the share picture. */
  image?: string | undefined;
  /** Path of the page where it differs from the address, such as the one true path of two. */
  path?: string;
  /** Query that makes a page of its own, such as `?page=2`. */
  search?: string;
}

/** The head of a public page; React puts these tags into the document's head, on the server too. */
export function PageHead({ title, description, origin, image = '/og-image.jpg', path, search = '' }: PageHeadProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const address = (code: 'en' | 'ar') => origin + withPrefix(code, path ?? pathname) + search;
  const name = companyName(language);
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={new URL(image, origin).href} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_QA' : 'en_QA'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

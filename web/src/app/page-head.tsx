import { useLocation } from 'react-router';
import { type Language, languages, withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { absoluteAddress } from '#lib/absolute-address.ts';
import { useOffice } from '#lib/office.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Without a final slash. */
  origin: string;
  /** Path or address. */
  image?: string | undefined;
  /** Where it differs from the current one, for a page with two paths. */
  path?: string;
  /** By language, as for articles; a missing one has no page. */
  paths?: Partial<Record<Language, string>>;
  /** Query of a page with its own content, such as `?page=2`. */
  search?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
}

const defaultImage = '/og-image.jpg';

export function PageHead(props: PageHeadProps) {
  const { title, description, origin, image = defaultImage, type = 'website', noindex = false } = props;
  const { language } = useLanguage();
  const addresses = useAddresses(props);
  const canonical = addresses[language];
  const { legalName: name } = useOffice();
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={canonical} />
      {languages.map(
        (code) =>
          addresses[code] !== undefined && <link key={code} rel="alternate" hrefLang={code} href={addresses[code]} />,
      )}
      <link rel="alternate" hrefLang="x-default" href={addresses.en ?? canonical} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absoluteAddress(image, origin) ?? `${origin}${defaultImage}`} />
      {image === defaultImage && <meta property="og:image:width" content="1200" />}
      {image === defaultImage && <meta property="og:image:height" content="630" />}
      <meta property="og:locale" content={locales[language]} />
      {languages.map(
        (code) =>
          code !== language &&
          addresses[code] !== undefined && <meta key={code} property="og:locale:alternate" content={locales[code]} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const locales: Record<Language, string> = { en: 'en_QA', ar: 'ar_QA' };

/** Canonical, by language, whatever path was taken. */
function useAddresses({ origin, path, paths, search = '' }: PageHeadProps): Partial<Record<Language, string>> {
  const { pathname } = useLocation();
  const own = pathname.replace(/(?<=[^/])\/+$/, '');
  return Object.fromEntries(
    languages.flatMap((code) => {
      const target = paths === undefined ? (path ?? own) : paths[code];
      return target === undefined ? [] : [[code, origin + withPrefix(code, target) + search]];
    }),
  );
}

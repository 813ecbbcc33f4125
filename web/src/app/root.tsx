import type { ReactNode } from 'react';
import { getI18n } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { addPageMessages } from '#i18n/load.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { readPreferences } from '#lib/preferences/stored-preferences.ts';
import type { Route } from './+types/root.ts';
import { AnalyticsTags } from './analytics-tags.tsx';
import { EarlyClickScript, useEarlyClick } from './early-click.tsx';
import { ChatTags } from './chat-tags.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { fontLinks } from './fonts.ts';
import { Providers } from './providers.tsx';
import { VerificationTags } from './verification-tags.tsx';
import './styles.css';

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** With the visitor's currency and unit: nothing changes before their eyes. */
export const loader = ({ request }: Route.LoaderArgs) => readPreferences(request.headers.get('cookie'));

export const clientLoader = () => readPreferences(document.cookie);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const translator = getI18n();
    const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
    await addPageMessages(translator, language, new URL(request.url).pathname);
    return next();
  },
];

/** From here on the choice lives in the page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcfa" />
        {fontLinks(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <EarlyClickScript />
        <VerificationTags />
        <AnalyticsTags />
        <ChatTags />
        <Meta />
        {/* Styles need no nonce, and browsers hide it, so hydration would see a difference. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEarlyClick();
  return (
    <Providers preferences={loaderData}>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

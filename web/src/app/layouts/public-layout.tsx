import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ChatLauncher } from '#site/chat/chat-launcher.tsx';
import { Analytics } from './analytics.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame of every public page. */
export default function PublicLayout() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // A new page begins at its beginning for the keyboard too, as if the browser had loaded it.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <Analytics />
      <ChatLauncher />
    </div>
  );
}

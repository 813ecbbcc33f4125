import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ChatLauncher } from '#site/chat/chat-launcher.tsx';
import { Analytics } from './analytics.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export default function PublicLayout() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    // As after a page load, the keyboard begins at the new page.
    if (lastPathname.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPathname.current = pathname;
  }, [pathname]);
  return (
    <div data-keep-clear className="flex min-h-dvh flex-col">
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

/**
 * The site in a DOM, the api answered by the test: openScreen('/admin/leads', { as: 'admin', answers: { … } }).
 * Routes, providers, texts and client are real; there is no server, layout or style.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { act, cleanup, configure, getConfig, render, type Screen, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { defaultOffice } from '@manzil/core/office/office';
import { createTranslator } from '../src/i18n/create.ts';
import { officeTag } from '../src/lib/office.ts';
import { readPreferences } from '../src/lib/preferences/stored-preferences.ts';
import { type Answers, apiInTest, type ApiInTest, assertAllAnswered } from './answers.ts';
import { ofEveryPage, withoutProvider } from './every-page.ts';
import { type Role, staff } from './people.ts';
import { siteRoutes } from './routes.ts';
import { type Language, words } from './words.ts';

export interface ScreenOptions {
  language?: Language;
  /** Left out: nobody is signed in. */
  as?: Role;
  answers?: Answers;
}

export interface OpenScreen extends Screen {
  user: UserEvent;
  /** In the screen's language. */
  text: (typeof words)[Language];
  api: ApiInTest;
  /** Path and query. */
  address: () => string;
  /** Like a link; -1 is Back. */
  goTo: (address: string | -1) => Promise<void>;
}

const { asyncWrapper } = getConfig();
configure({
  // for a busy machine
  asyncUtilTimeout: 5_000,
  // it is on the page, but React may have left its effects for later
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    // a pause: the turn in which React runs effects
    await turn();
    // a pause: and the one for the rest of a long commit
    await turn();
    return found;
  },
});

const open: { api: ApiInTest; close: () => void }[] = [];

/** `setup.ts` calls it after each test. */
export function closeScreens(): void {
  cleanup();
  const closed = open.splice(0);
  for (const { close } of closed) close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  document.head.innerHTML = '';
  assertAllAnswered(closed.map(({ api }) => api));
}

/** @param path with query and, for public pages, language */
export async function openScreen(path: string, options: ScreenOptions = {}): Promise<OpenScreen> {
  const { language = 'en', as, answers = {} } = options;
  const api = apiInTest({
    ...ofEveryPage,
    ...withoutProvider,
    'GET /api/auth/user': as === undefined ? null : staff(as),
    ...answers,
  });
  vi.stubGlobal('fetch', (input: Request | string | URL, init?: RequestInit) =>
    api.fetch(input instanceof Request ? input : new Request(new URL(input, window.location.href), init)),
  );
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.head.append(
    Object.assign(document.createElement('meta'), { name: officeTag, content: JSON.stringify(defaultOffice) }),
  );
  window.history.replaceState(null, '', path);
  // where a test holds the clock, a person's pauses go on
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime.bind(vi) } : {});
  const translator = createTranslator(language, words[language], defaultOffice);
  const router = createBrowserRouter([
    { id: 'root', element: <Root translator={translator} />, HydrateFallback: () => null, children: siteRoutes() },
  ]);
  open.push({ api, close: () => router.dispose() });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await settled(router);
  });
  return {
    ...screen,
    user,
    text: words[language],
    api,
    address: () => window.location.pathname + window.location.search,
    goTo: async (address) => {
      await act(async () => {
        if (address === -1) await router.navigate(-1);
        else await router.navigate(address);
      });
    },
  };
}

function settled(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function Root({ translator }: { translator: i18n }) {
  return (
    <I18nextProvider i18n={translator}>
      <Providers preferences={readPreferences(document.cookie)}>
        <Outlet />
      </Providers>
    </I18nextProvider>
  );
}

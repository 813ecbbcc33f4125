import { createReadableStreamFromReadable } from '@react-router/node';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { defaultOffice, type Office } from '@manzil/core/office/office';
import { publicMessages as arabic } from '#i18n/ar/site.ts';
import { createTranslator } from '#i18n/create.ts';
import { publicMessages as english } from '#i18n/en/site.ts';
import { languageOf } from '#i18n/stored-language.ts';
import { OfficeContext, officeTag } from '#lib/office.ts';
import { pageRequest, type VerificationTag } from '#lib/request-context.ts';
import { AnalyticsContext } from './analytics-tags.tsx';
import { NonceContext } from './early-click.tsx';
import { ChatContext } from './chat-tags.tsx';
import { VerificationContext } from './verification-tags.tsx';

export { createRequestHandler } from 'react-router';
export { createLoadContext } from '#lib/request-context.ts';

/** Only for a rendering that hangs: loaders have shorter limits. */
export const streamTimeout = 10_000;

/** The whole page: loaders have everything already. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, verification, analytics, chat, office: saved } = loadContext.get(pageRequest);
  const office = saved ?? defaultOffice;
  const language = languageOf(request);
  const translator = createTranslator(language, language === 'ar' ? arabic : english, office);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);

  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(
      <I18nextProvider i18n={translator}>
        <VerificationContext value={withOffice(verification, office)}>
          <AnalyticsContext value={analytics}>
            <NonceContext value={nonce}>
              <ChatContext value={chat}>
                <OfficeContext value={office}>
                  <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
                </OfficeContext>
              </ChatContext>
            </NonceContext>
          </AnalyticsContext>
        </VerificationContext>
      </I18nextProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          rendering.pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        },
        onShellError: reject,
        onError(error) {
          // The failed part is rendered again in the browser.
          if (!request.signal.aborted)
            console.error(JSON.stringify({ level: 'error', msg: 'render', error: String(error) }));
        },
      },
    );
    const timer = setTimeout(() => rendering.abort(), streamTimeout);
  });
}

/** For `useOffice` in the browser: a tag of the head as those beside it, and no code of its own there. */
const withOffice = (tags: readonly VerificationTag[], office: Office): readonly VerificationTag[] => [
  ...tags,
  { name: officeTag, content: JSON.stringify(office) },
];

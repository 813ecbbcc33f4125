import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createTranslator } from '#i18n/create.ts';
import { loadPublicMessages } from '#i18n/load.ts';
import { officeOfDocument } from '#lib/office.ts';
import { allowReactsScripts } from '#lib/trusted-types.ts';

allowReactsScripts();
// read where Radix writes a style element (get-nonce): while a dialog is open, the page does not scroll
Object.assign(window, { __webpack_nonce__: document.querySelector('script')?.nonce });

const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
const translator = createTranslator(
  language,
  await loadPublicMessages(language, window.location.pathname),
  officeOfDocument(),
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

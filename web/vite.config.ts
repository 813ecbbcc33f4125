import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { lateAreas, pageAreas } from './src/i18n/page-areas.ts';
import { visitorIcons } from './visitor-icons.ts';

/** What every public page needs to answer a hand: one file instead of fifty compresses better. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|turbo-stream|jotai|i18next|react-i18next|html-parse-stringify|openapi-fetch|@tanstack\/(query-core|react-query))\//;

/** The texts of both languages read it; where it stood with one, the other took that along. */
const consentTexts = /services\/core\/src\/leads\/consent-texts\.ts$/;

const ofOnePage = [...new Set(Object.values(pageAreas).flat()), ...lateAreas].join('|');
const commonTexts = (language: string) =>
  new RegExp(`web/src/i18n/${language}/(?!staff|site\\.ts|site/(${ofOnePage})\\.ts)`);
/**
 * Shown by most public pages, and nothing that opens later. Staff's lies in folders of its own, but for who is signed
 * in.
 */
const parts = [
  'ui',
  'lib',
  'config',
  'i18n/[^/]+[.]ts',
  'i18n/runtime',
  'app',
  'site/(listings|search|social)',
  'site/chat/chat-settings[.]ts',
  'staff-lib/auth/auth-user[.]ts',
];
const notYet = [
  'ui/(call-to-action|dialog|page-hero|pagination|qr-code|toast|use-focus-back)[.]',
  'lib/(api/until-clear|api/idempotency-key|share-address|form-text|phone-links|listings/(last-list|use-fact-text))[.]',
  'site/listings/(brochure/|detail/|feature-names|gallery/|list/(back-to-list|result-summary)|location/|media/|saved/)',
  'app/((routes|layouts)/staff|routes/site/not-found|components/property-missing)',
];
const sharedParts = new RegExp(`web/src/(?!${notYet.join('|')})(${parts.join('|')})(/|$|(?<=[.]ts))`);
const icons = visitorIcons();
/** @param id of a module */
function shared(id: string): boolean {
  const [, icon] = /node_modules\/lucide-react\/(?:.*\/icons\/([^/]+?)\.m?js)?/.exec(id) ?? [];
  if (icon !== undefined) return icons.has(icon);
  return id.includes('node_modules/lucide-react/') || sharedParts.test(id);
}
const runtime = (file: string) => path.resolve(import.meta.dirname, 'src/i18n/runtime', file);

/** Rules of which pages need only the results: their exports are worked out here. */
const results = /services\/core\/src\/listings\/(facts|filter-params)\.ts$/;
const workedOut: Plugin = {
  name: 'worked-out',
  enforce: 'pre',
  async load(id) {
    if (!results.test(id)) return null;
    const values = Object.entries((await import(id)) as Record<string, unknown>);
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
};

export default defineConfig({
  plugins: [workedOut, tailwindcss(), reactRouter()],
  // The site uses a twentieth of i18next; visitors would wait for the rest.
  resolve: {
    alias: [
      { find: /^i18next$/, replacement: runtime('translator.ts') },
      { find: /^react-i18next$/, replacement: runtime('react.tsx') },
    ],
  },
  // Else the first page in development finds dependencies one by one and reloads with a 504.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts'] },
  build: { assetsInlineLimit: 1024 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: (id: string) => everywhere.test(id) || consentTexts.test(id) },
                // Texts that every page of a language may need.
                ...['en', 'ar'].map((language) => ({ name: `texts-${language}`, test: commonTexts(language) })),
                // What pages share travels together; what one needs stays with it, staff's with staff.
                { name: 'shared', test: shared, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});

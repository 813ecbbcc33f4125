/** `npm run hubspot-setup`, any number of times. Reads CRM_API_KEY, CRM_BASE_URL and HUBSPOT_*. */
import { bearer } from '@manzil/core/crm/http/authorize';
import { createHttpClient } from '@manzil/core/crm/http/http-client';
import { scopesOf } from '@manzil/core/crm/hubspot/names';
import { setUpAccount } from '@manzil/core/crm/hubspot/set-up';
import { loadEnv } from '@manzil/core/platform/env';
import { reportLines } from './hubspot-report.ts';

/** Some forty calls of at most 15 s each. */
const mostMs = 120_000;

const env = loadEnv([], { ...process.env, CRM_PROVIDER: 'hubspot', DEMO_MODE: 'false' });
const token = env.CRM_API_KEY;
const object = env.HUBSPOT_OBJECT;
const { daily, setup } = scopesOf(object);
process.stdout.write(
  `${[
    `Enquiries become ${object}. The private app (HubSpot: Settings, Integrations, Private Apps) needs these scopes:`,
    ...daily.map((scope) => `  ${scope}`),
    'and for this command alone, after which they may be taken away:',
    ...setup.filter((scope) => !daily.includes(scope)).map((scope) => `  ${scope}`),
  ].join('\n')}\n\n`,
);
if (token === undefined) {
  process.stderr.write(
    "CRM_API_KEY must be set to the private app's access token, also where the site has its own in the admin's settings.\n",
  );
  process.exitCode = 1;
} else {
  const http = createHttpClient({ baseUrl: env.CRM_BASE_URL, authorization: bearer(token) });
  const wanted = { object, pipeline: env.HUBSPOT_PIPELINE ?? null, stage: env.HUBSPOT_STAGE ?? null };
  const report = await setUpAccount({ http, token: async () => token }, wanted, AbortSignal.timeout(mostMs));
  await http.close();
  const { lines, ready } = reportLines(report);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = ready ? 0 : 1;
}

import { liveSessionKeys } from '@manzil/core/accounts/store/session-reader';
import { listenForChanges } from '@manzil/core/changes/listen-for-changes';
import { liveCapabilities } from '@manzil/core/crm/capability-memory';
import { breakerRules } from '@manzil/core/deliveries/breaker/breaker';
import { createMailer } from '@manzil/core/mail/create-mailer';
import { readOffice } from '@manzil/core/office/store/office-store';
import { createTestMailer } from '@manzil/core/mail/test-mail';
import { createNotifier } from '@manzil/core/mail/notice-mail';
import { createIntakeMetrics } from '@manzil/core/observability/intake-metrics';
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import type { Database } from '@manzil/core/data/database';
import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import { createLandingReader } from '@manzil/core/listings/store/landing-reader';
import { createLinkToken } from '@manzil/core/leads/store/enquiry-links';
import { createFacetReader } from '@manzil/core/listings/store/facet-reader';
import { createFeaturedReader } from '@manzil/core/listings/store/featured-reader';
import { wishForPictures } from '@manzil/core/listing-sync/store/picture-wishes';
import { createPropertySearch } from '@manzil/core/listings/store/property-search';
import { createVocabularyReader } from '@manzil/core/search/store/search-vocabulary';
import { createHttpMetrics } from '@manzil/core/start/http-metrics';
import type { Logger } from '@manzil/core/platform/logger';
import { createMetrics, type Metrics } from '@manzil/core/platform/metrics';
import { sandboxKey } from '@manzil/core/platform/settings';
import { signingKeys } from '@manzil/core/platform/signing-keys';
import { createSecretBox } from '@manzil/core/platform/secret-box';
import { connectCrm } from '@manzil/core/start/connect-crm';
import { createBreachCheck } from './accounts/breach-check.ts';
import { createFactorRule } from './accounts/factors/factor-rule.ts';
import { createTellOfFactors } from './accounts/factors/tell-of-factors.ts';
import { createGuessingAlert } from './accounts/guessing-alert.ts';
import { createNewDeviceAlert } from './accounts/new-device-alert.ts';
import { createOidcClient } from './accounts/oidc/oidc-client.ts';
import { createTokenLimits } from './accounts/tokens/token-limits.ts';
import { mostMs } from './accounts/session.ts';
import { createSignInLimit } from './accounts/sign-in-limit.ts';
import { createCaptcha } from './leads/captcha/captcha.ts';
import { createAddressLimit } from './middleware/postgres-limit.ts';
import { createSandboxControl } from './crm/sandbox-control.ts';
import { createSyncClient } from './listing-sync/sync-client.ts';
import type { ApiDeps, ApiEnv } from './deps.ts';
import { createIntakeLimits } from './leads/intake/limits.ts';
import { downloadPublic } from './media/download.ts';
import { createPictureIntake } from './media/picture-intake.ts';
import { createPictureWishes } from './listings/picture-wishes.ts';
import { createEventHub } from './events/event-hub.ts';
import { createSeoScanner } from './seo/scanner.ts';
import { createAccountMailer } from './accounts/users/account-mail.ts';

interface Parts {
  env: ApiEnv;
  log: Logger;
  database: Database;
  publisher: Publisher;
  /** Left out: no queue board. */
  queues?: QueueBackend;
  metrics?: Metrics;
}

/** Each page of the sign-in begins one, where the browser offers passkeys by itself. */
const passkeyRequests = { most: 300, windowSeconds: 900 };
/** An office behind one address, and nobody's flood: each is a row for ten minutes. */
const oidcRequests = { most: 100, windowSeconds: 900 };
/** By secret addresses, which calendar programs ask every few minutes. */
const calendarRequests = { most: 120, windowSeconds: 600 };
/** By a private link, which nobody finds by trying. */
const enquiryRequests = { most: 120, windowSeconds: 600 };
/** Each may mail somebody. */
const forgottenRequests = { most: 5, windowSeconds: 900 };
const forgottenMails = { most: 3, windowSeconds: 3_600 };
const newDeviceMails = { most: 5, windowSeconds: 86_400 };

export function composeApi({ env, log, database, publisher, queues, metrics = createMetrics('api') }: Parts): ApiDeps {
  const { pool } = database;
  const provider = connectCrm(env, pool);
  const mailer = createMailer(env);
  const office = () => readOffice(pool);
  const notifier = createNotifier({ mailer, log, office });
  return {
    env,
    log,
    metrics: { http: createHttpMetrics(metrics), intake: createIntakeMetrics(metrics) },
    database,
    publisher,
    queues: queues ?? null,
    search: createPropertySearch(pool),
    vocabulary: createVocabularyReader(pool),
    featured: createFeaturedReader(pool),
    facets: createFacetReader(pool),
    landing: createLandingReader(pool),
    pictures: createPictureIntake({ dataDir: env.DATA_DIR, download: downloadPublic }),
    pictureWishes: createPictureWishes({ wish: (covers, whole) => wishForPictures(pool, covers, whole), log }),
    captcha: createCaptcha({
      enabled: env.CAPTCHA_MODE === 'on',
      keys: signingKeys(env.CAPTCHA_SECRET, env.CAPTCHA_SECRET_FORMER),
    }),
    intakeLimits: createIntakeLimits({
      secret: env.CAPTCHA_SECRET,
      perAddress: env.LIMIT_CONTACT_PER_ADDRESS,
      perPerson: env.LIMIT_CONTACT_PER_PERSON,
      windowSeconds: env.LIMIT_WINDOW_SECONDS,
    }),
    linkToken: createLinkToken(env.CAPTCHA_SECRET),
    enquiryLimit: createAddressLimit(pool, env.CAPTCHA_SECRET, { name: 'enquiries', ...enquiryRequests }),
    calendarLimit: createAddressLimit(pool, env.CAPTCHA_SECRET, { name: 'calendars', ...calendarRequests }),
    chatLimit: createAddressLimit(pool, env.CAPTCHA_SECRET, { name: 'chat', most: env.LIMIT_CHAT, windowSeconds: 60 }),
    pressLimit: createAddressLimit(pool, env.CAPTCHA_SECRET, {
      name: 'presses',
      most: env.LIMIT_PRESSES,
      windowSeconds: 3_600,
    }),
    viewLimit: createAddressLimit(pool, env.CAPTCHA_SECRET, {
      name: 'views',
      most: env.LIMIT_VIEWS,
      windowSeconds: 3_600,
    }),
    signInLimit: createSignInLimit({
      pool,
      secret: env.SESSION_SECRET,
      failures: env.LIMIT_SIGNIN_FAILURES,
      windowSeconds: env.LIMIT_SIGNIN_WINDOW_SECONDS,
    }),
    secondStepLimit: createSignInLimit({
      pool,
      secret: env.SESSION_SECRET,
      failures: env.LIMIT_SIGNIN_FAILURES,
      windowSeconds: env.LIMIT_SIGNIN_WINDOW_SECONDS,
      name: 'second-step',
    }),
    oidc: createOidcClient(env),
    oidcLimit: createAddressLimit(pool, env.SESSION_SECRET, { name: 'oidc', ...oidcRequests }),
    tokenLimits: createTokenLimits(pool, env.SESSION_SECRET),
    breaches: createBreachCheck({ url: env.PASSWORD_BREACH_URL, log }),
    guessingAlert: createGuessingAlert({
      pool,
      notifier,
      log,
      office: env.MAIL_OFFICE,
      windowSeconds: env.LIMIT_SIGNIN_WINDOW_SECONDS,
    }),
    newDeviceAlert: createNewDeviceAlert({
      pool,
      notifier,
      log,
      mails: createAddressLimit(pool, env.SESSION_SECRET, { name: 'new-device', ...newDeviceMails }),
    }),
    passkeyLimit: createAddressLimit(pool, env.SESSION_SECRET, { name: 'passkey', ...passkeyRequests }),
    // by account, whatever the address
    forgottenMails: createAddressLimit(pool, env.SESSION_SECRET, { name: 'forgotten-mails', ...forgottenMails }),
    forgottenLimit: createAddressLimit(pool, env.SESSION_SECRET, { name: 'forgotten', ...forgottenRequests }),
    accountMailer: createAccountMailer({ mailer, log, office }),
    accountNotifier: notifier,
    testMailer: createTestMailer(mailer, office),
    factorRule: createFactorRule({ managersByDefault: !env.DEMO_MODE }),
    tellOfFactors: createTellOfFactors({ pool, notifier, log }),
    force: {
      store: createForceStore(pool, breakerRules(env.DELIVERY_BREAKER_OPEN_MS)),
      lane: { consumer: 'crm', provider: env.CRM_PROVIDER },
      publish: (deliveries, options) => publisher.publish(deliveries, options),
    },
    // asked what it can do; besides that only the connection test calls it
    provider,
    crm: liveCapabilities(provider),
    sync: createSyncClient({ url: env.SYNC_URL, token: env.SYNC_TOKEN }),
    sandbox: createSandboxControl({ url: env.CRM_BASE_URL, key: env.CRM_API_KEY ?? sandboxKey }),
    seo: createSeoScanner({ db: pool, log, webUrl: env.WEB_URL, publicUrl: env.PUBLIC_URL }),
    events: createEventHub({
      liveSessions: (keys) => liveSessionKeys(pool, keys, mostMs),
      listen: (told) => listenForChanges({ url: env.DATABASE_URL, applicationName: 'manzil-api', log, ...told }),
      log,
    }),
    secrets: createSecretBox(env.SETTINGS_KEY, env.SETTINGS_KEY_FORMER),
  };
}

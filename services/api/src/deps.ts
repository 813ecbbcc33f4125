/** Built in compose.ts; tests replace parts. */
import type { AccountMailer } from '@manzil/core/accounts/account-mail';
import type { AccountNotifier } from '@manzil/core/accounts/account-notice';
import type { RememberingProvider } from '@manzil/core/crm/capability-memory';
import type { CrmCapabilities } from '@manzil/core/crm/crm';
import type { ForceDeps } from '@manzil/core/deliveries/engine/force-retry';
import type { IntakeMetrics } from '@manzil/core/observability/intake-metrics';
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import type { Database } from '@manzil/core/data/database';
import type { TestMailer } from '@manzil/core/mail/test-mail';
import type { LandingReader } from '@manzil/core/listings/store/landing-reader';
import type { LinkToken } from '@manzil/core/leads/store/enquiry-links';
import type { FacetReader } from '@manzil/core/listings/store/facet-reader';
import type { FeaturedReader } from '@manzil/core/listings/store/featured-reader';
import type { PropertySearch } from '@manzil/core/listings/store/property-search';
import type { VocabularyReader } from '@manzil/core/search/store/search-vocabulary';
import type { HttpMetrics } from '@manzil/core/start/http-metrics';
import type { EnvWith } from '@manzil/core/platform/env';
import type { Logger } from '@manzil/core/platform/logger';
import type { SecretBox } from '@manzil/core/platform/secret-box';
import type { Captcha } from './leads/captcha/captcha.ts';
import type { SandboxControl } from './crm/sandbox-control.ts';
import type { SyncClient } from './listing-sync/sync-client.ts';
import type { IntakeLimits } from './leads/intake/limits.ts';
import type { PictureIntake } from './media/picture-intake.ts';
import type { PictureWishes } from './listings/picture-wishes.ts';
import type { AddressLimit } from './middleware/postgres-limit.ts';
import type { EventHub } from './events/event-hub.ts';
import type { SeoScanner } from './seo/scanner.ts';
import type { BreachCheck } from './accounts/breach-check.ts';
import type { FactorRule } from './accounts/factors/factor-rule.ts';
import type { TellOfFactors } from './accounts/factors/tell-of-factors.ts';
import type { GuessingAlert } from './accounts/guessing-alert.ts';
import type { NewDeviceAlert } from './accounts/new-device-alert.ts';
import type { OidcClient } from './accounts/oidc/oidc-client.ts';
import type { TokenLimits } from './accounts/tokens/token-limits.ts';
import type { SignInLimit } from './accounts/sign-in-limit.ts';

export type ApiEnv = EnvWith<'DATABASE_URL' | 'SESSION_SECRET' | 'CAPTCHA_SECRET' | 'SYNC_TOKEN' | 'SETTINGS_KEY'>;

export interface ApiDeps {
  env: ApiEnv;
  log: Logger;
  metrics: { http: HttpMetrics; intake: IntakeMetrics };
  database: Database;
  publisher: Publisher;
  /** Null in most tests. */
  queues: QueueBackend | null;
  search: PropertySearch;
  vocabulary: VocabularyReader;
  featured: FeaturedReader;
  facets: FacetReader;
  landing: LandingReader;
  pictures: PictureIntake;
  pictureWishes: PictureWishes;
  captcha: Captcha;
  intakeLimits: IntakeLimits;
  /** Of private links of enquiries. */
  linkToken: LinkToken;
  /** Of enquiries that are looked at by their link. */
  enquiryLimit: AddressLimit;
  /** Of secret calendar addresses. */
  calendarLimit: AddressLimit;
  chatLimit: AddressLimit;
  /** Of presses of call and WhatsApp that are counted. */
  pressLimit: AddressLimit;
  /** Of opened pages of listings that are counted. */
  viewLimit: AddressLimit;
  signInLimit: SignInLimit;
  /** Of wrong codes after a right password. */
  secondStepLimit: SignInLimit;
  /** Of sign-ins by passkey that are begun. */
  passkeyLimit: AddressLimit;
  /** Null: no provider is set. */
  oidc: OidcClient | null;
  /** Of sign-ins at the provider that are begun. */
  oidcLimit: AddressLimit;
  tokenLimits: TokenLimits;
  breaches: BreachCheck;
  guessingAlert: GuessingAlert;
  newDeviceAlert: NewDeviceAlert;
  forgottenLimit: AddressLimit;
  forgottenMails: AddressLimit;
  accountMailer: AccountMailer;
  accountNotifier: AccountNotifier;
  testMailer: TestMailer;
  /** Whose role needs a second factor. */
  factorRule: FactorRule;
  tellOfFactors: TellOfFactors;
  force: ForceDeps;
  sync: SyncClient;
  /** Only asked what it can, and tested: writes go through the ledger. */
  provider: Pick<RememberingProvider, 'name' | 'checkConnection' | 'recall' | 'followsPeople'>;
  /** Each field is of the moment it is read. */
  crm: CrmCapabilities;
  /** Only the demo uses it. */
  sandbox: SandboxControl;
  seo: SeoScanner;
  events: EventHub;
  /** For what is stored encrypted. */
  secrets: SecretBox;
}

/** What handlers are given; built in compose.ts, replaced piece by piece in tests. */
import type { AccountMailer } from '@manzil/core/accounts/account-mail';
import type { RememberingProvider } from '@manzil/core/crm/capability-memory';
import type { CrmCapabilities } from '@manzil/core/crm/crm';
import type { ForceDeps } from '@manzil/core/deliveries/engine/force-retry';
import type { IntakeMetrics } from '@manzil/core/observability/intake-metrics';
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import type { Database } from '@manzil/core/data/database';
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
import type { SeoScanner } from './seo/scanner.ts';
import type { SignInLimit } from './accounts/sign-in-limit.ts';

export type ApiEnv = EnvWith<'DATABASE_URL' | 'SESSION_SECRET' | 'CAPTCHA_SECRET' | 'SYNC_TOKEN' | 'SETTINGS_KEY'>;

export interface ApiDeps {
  env: ApiEnv;
  log: Logger;
  /** What it counts. */
  metrics: { http: HttpMetrics; intake: IntakeMetrics };
  database: Database;
  publisher: Publisher;
  /** For the queue board; null where there are none, as in most tests. */
  queues: QueueBackend | null;
  search: PropertySearch;
  /** The words that listings hold. */
  vocabulary: VocabularyReader;
  featured: FeaturedReader;
  facets: FacetReader;
  pictures: PictureIntake;
  /** Told what visitors look at. */
  pictureWishes: PictureWishes;
  captcha: Captcha;
  intakeLimits: IntakeLimits;
  chatLimit: AddressLimit;
  signInLimit: SignInLimit;
  forgottenLimit: AddressLimit;
  accountMailer: AccountMailer;
  force: ForceDeps;
  sync: SyncClient;
  /** Only for testing the connection: what goes to the CRM goes through the ledger. */
  provider: Pick<RememberingProvider, 'name' | 'checkConnection' | 'recall'>;
  /** What the CRM can do; each field is as it is when it is read. */
  crm: CrmCapabilities;
  /** Switches of the CRM sandbox; only the demo uses them. */
  sandbox: SandboxControl;
  seo: SeoScanner;
  /** Opens and seals what is stored encrypted. */
  secrets: SecretBox;
}

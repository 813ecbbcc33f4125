/** What handlers are given; built in compose.ts, replaced piece by piece in tests. */
import type { ForceDeps } from '@manzil/core/delivery/force-retry';
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { Database } from '@manzil/core/persistence/database';
import type { FacetReader } from '@manzil/core/persistence/facet-reader';
import type { FeaturedReader } from '@manzil/core/persistence/featured-reader';
import type { PropertySearch } from '@manzil/core/persistence/property-search';
import type { VocabularyReader } from '@manzil/core/persistence/search-vocabulary';
import type { EnvWith } from '@manzil/core/platform/env';
import type { Logger } from '@manzil/core/platform/logger';
import type { Captcha } from './captcha/captcha.ts';
import type { ChatLimit } from './chat/limit.ts';
import type { SyncClient } from './crm/sync-client.ts';
import type { IntakeLimits } from './intake/limits.ts';
import type { PictureIntake } from './media/picture-intake.ts';
import type { SignInLimit } from './auth/sign-in-limit.ts';

export type ApiEnv = EnvWith<'DATABASE_URL' | 'SESSION_SECRET' | 'CAPTCHA_SECRET' | 'SYNC_TOKEN'>;

export interface ApiDeps {
  env: ApiEnv;
  log: Logger;
  database: Database;
  publisher: Publisher;
  search: PropertySearch;
  /** The words that listings hold. */
  vocabulary: VocabularyReader;
  featured: FeaturedReader;
  facets: FacetReader;
  pictures: PictureIntake;
  captcha: Captcha;
  intakeLimits: IntakeLimits;
  chatLimit: ChatLimit;
  signInLimit: SignInLimit;
  force: ForceDeps;
  sync: SyncClient;
}

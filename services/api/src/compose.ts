/** The real parts behind the api's handlers. */
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { Database } from '@manzil/core/persistence/database';
import { createForceStore } from '@manzil/core/persistence/delivery-force';
import { createFacetReader } from '@manzil/core/persistence/facet-reader';
import { createFeaturedReader } from '@manzil/core/persistence/featured-reader';
import { createPropertySearch } from '@manzil/core/persistence/property-search';
import { createVocabularyReader } from '@manzil/core/persistence/search-vocabulary';
import type { Logger } from '@manzil/core/platform/logger';
import { createSignInLimit } from './auth/sign-in-limit.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { createChatLimit } from './chat/limit.ts';
import { createSyncClient } from './crm/sync-client.ts';
import type { ApiDeps, ApiEnv } from './deps.ts';
import { createIntakeLimits } from './intake/limits.ts';
import { downloadPublic } from './media/download.ts';
import { createPictureIntake } from './media/picture-intake.ts';

interface Parts {
  env: ApiEnv;
  log: Logger;
  database: Database;
  publisher: Publisher;
}

/** Wires everything that a handler may need. */
export function composeApi({ env, log, database, publisher }: Parts): ApiDeps {
  const { pool } = database;
  return {
    env,
    log,
    database,
    publisher,
    search: createPropertySearch(pool),
    vocabulary: createVocabularyReader(pool),
    featured: createFeaturedReader(pool),
    facets: createFacetReader(pool),
    pictures: createPictureIntake({ dataDir: env.DATA_DIR, download: downloadPublic }),
    captcha: createCaptcha({ enabled: env.CAPTCHA_MODE === 'on', secret: env.CAPTCHA_SECRET, db: pool }),
    intakeLimits: createIntakeLimits({
      pool,
      secret: env.CAPTCHA_SECRET,
      perAddress: env.LIMIT_CONTACT_PER_ADDRESS,
      perPerson: env.LIMIT_CONTACT_PER_PERSON,
      windowSeconds: env.LIMIT_WINDOW_SECONDS,
    }),
    chatLimit: createChatLimit({ pool, secret: env.CAPTCHA_SECRET, perMinute: env.LIMIT_CHAT }),
    signInLimit: createSignInLimit({
      pool,
      secret: env.SESSION_SECRET,
      failures: env.LIMIT_SIGNIN_FAILURES,
      windowSeconds: env.LIMIT_SIGNIN_WINDOW_SECONDS,
    }),
    force: {
      store: createForceStore(pool),
      lane: { consumer: 'crm', provider: env.CRM_PROVIDER },
      publish: (deliveries, options) => publisher.publish(deliveries, options),
    },
    sync: createSyncClient({ url: env.SYNC_URL, token: env.SYNC_TOKEN }),
  };
}

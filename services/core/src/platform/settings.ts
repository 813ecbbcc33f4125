/** The documentation is generated from this. */
import { z } from 'zod';
import { oidcSettings } from './oidc-settings.ts';
import { count, isThisMachine, milliseconds, onOff, port, seconds, secret, url } from './setting-types.ts';

export const settings = {
  HOST: z.string().default('127.0.0.1').describe('Address the web process listens on.'),
  PORT: port(3000).describe('Port of the web process, the one address a browser needs: site, admin, /api and /media.'),
  INTERNAL_HOST: z.string().default('127.0.0.1').describe('Address on which api, crm-sync and the CRM sandbox listen.'),
  API_PORT: port(3001).describe('Port of the api process.'),
  SYNC_PORT: port(5001).describe('Port of the crm-sync process (POST /sync-now).'),
  SANDBOX_PORT: port(5002).describe('Port of the CRM sandbox.'),
  METRICS_PORT: port(0).describe(
    'Port on INTERNAL_HOST where each process answers /livez, /readyz and /metrics; 0 opens none. npm start gives each process its own: this one and the next ones.',
  ),
  STOP_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(4_000)
    .default(0)
    .describe(
      'How long a process that is asked to end says "not ready" and still serves, before it begins to stop. npm start does without.',
    ),
  API_URL: url('http:', 'https:').optional().describe('Where web finds the api; left out: INTERNAL_HOST and API_PORT.'),
  SYNC_URL: url('http:', 'https:')
    .optional()
    .describe('Where the api finds crm-sync; left out: INTERNAL_HOST and SYNC_PORT.'),
  SANDBOX_URL: url('http:', 'https:')
    .optional()
    .describe('Where the CRM sandbox is found; left out: INTERNAL_HOST and SANDBOX_PORT.'),
  WEB_URL: url('http:', 'https:')
    .optional()
    .describe('Where the api finds web, to scan the site; left out: this machine and PORT.'),
  PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('Address visitors use, for canonical links, cookies and origin checks; left out: http://localhost:PORT.'),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .refine((names) => names.every((name) => /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/i.test(name)), {
      error: 'must be names without ports, separated by commas',
    })
    .describe('Other names under which web answers, separated by commas; PUBLIC_URL and this machine always count.'),
  HTTP_BIND: z
    .ipv4({ error: 'must be an IPv4 address' })
    .default('127.0.0.1')
    .describe(
      'In containers: address of this machine on which caddy is published; 0.0.0.0 for a site that others reach.',
    ),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .describe('The only addresses whose X-Forwarded-For is believed: names or networks, separated by commas.'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('development serves the web sources with reload.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least important log line that is written.'),

  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]{4,40}$/, { error: 'must be an id of letters, digits and dashes' })
    .optional()
    .describe('Measurement id of the public site; left out: visits are not measured and nobody is asked.'),
  ANALYTICS_SCRIPT: url('http:', 'https:')
    .default('https://www.googletagmanager.com/gtag/js')
    .describe('Script of the measurement, loaded only after consent; must speak the gtag protocol.'),

  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database, media, mails, logs and secrets.json.'),
  DATABASE_URL: url('postgresql:', 'postgres:')
    .optional()
    .describe('PostgreSQL 15 or newer; left out: npm start brings its own.'),
  DATABASE_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Password of the database; left out: the one in DATABASE_URL. In containers the role of the application is made with it.',
    ),
  DATABASE_OWNER_URL: url('postgresql:', 'postgres:')
    .optional()
    .describe(
      'The same database for its owner, who makes tables and roles; left out: whoever DATABASE_URL names. Read at the start and by no process that serves.',
    ),
  DATABASE_OWNER_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Password of the owner; left out: the one in DATABASE_OWNER_URL. In containers also what the server is made with.',
    ),
  DATABASE_POOL: count(10).describe('Most database connections of one process.'),
  REDIS_URL: url('redis:', 'rediss:').optional().describe('Redis for the queues; left out: they run on PostgreSQL.'),
  REDIS_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe('Password of Redis; left out: the one in REDIS_URL. In containers also what the server is started with.'),

  CRM_PROVIDER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { error: 'must be a provider name of small letters' })
    .default('sandbox')
    .describe('The CRM provider; also the {crm_provider} of paths and of the admin page.'),
  CRM_BASE_URL: url('http:', 'https:')
    .optional()
    .describe("Address of the CRM; left out: the sandbox's, or that of HubSpot."),
  CRM_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Bearer key of the CRM account; left out: the one in the encrypted settings of the admin, for the sandbox sandbox-key.',
    ),
  CRM_TOKEN_URL: url('http:', 'https:')
    .optional()
    .describe('Where a token is fetched by OAuth2 client credentials; left out: the key is sent as it is.'),
  CRM_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Client of OAuth2; left out: the one in the encrypted settings.'),
  CRM_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Secret of the OAuth2 client; left out: the one in the encrypted settings.'),
  CRM_SCOPE: z.string().min(1).optional().describe('Scope that is asked for with the token; left out: none.'),
  CRM_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('QAR')
    .describe(
      'Currency of the amounts of a RESO server, where its listings do not say it (ISO 4217). Only listings in QAR are shown; others are held back.',
    ),
  HUBSPOT_OBJECT: z
    .enum(['deals', 'tickets'])
    .default('deals')
    .describe('What an enquiry becomes in HubSpot, beside its contact.'),
  HUBSPOT_PIPELINE: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the pipeline of these deals or tickets; left out: the first that HubSpot has.'),
  HUBSPOT_STAGE: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the stage in which an enquiry arrives; left out: the first of the pipeline.'),
  SANDBOX_LISTINGS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(300)
    .describe('Demo listings that the CRM sandbox makes for itself when its store is empty, in demo mode.'),
  SANDBOX_IDEMPOTENT: onOff
    .default(false)
    .describe("on: rely on the sandbox's Idempotency-Key, so that ambiguous answers are retried without a lookup."),
  SMTP_URL: url('smtp:', 'smtps:').optional().describe('Mail server; left out: mails are kept in DATA_DIR/mail.'),
  SMTP_TLS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'on: mails go out encrypted, to a server whose certificate is trusted, or wait. off: in the clear, only for a server on this machine or inside the compose network.',
    ),
  MAIL_FROM: z.email().default('hello@manzil.example').describe('Sender of all mails.'),
  MAIL_OFFICE: z
    .email()
    .default('hello@manzil.example')
    .describe(
      'Who is told of an enquiry that belongs to no agent with an e-mail address, and of guessing at a staff account.',
    ),
  MAIL_MESSAGE: onOff
    .default(true)
    .describe('off: mails about enquiries leave out what the visitor wrote; it is read in the admin.'),
  DEMO_MODE: onOff
    .default(false)
    .describe(
      'Demo data, the account admin / manzil-demo and its hint. npm start switches it on for the embedded database.',
    ),

  SESSION_SECRET: secret().describe('Signs session cookies.'),
  SESSION_SECRET_FORMER: secret().describe('The one before, while it is being replaced: what it signed still holds.'),
  CAPTCHA_SECRET: secret().describe('Signs captcha questions.'),
  CAPTCHA_SECRET_FORMER: secret().describe('The one before, while it is being replaced: what it signed still holds.'),
  SYNC_TOKEN: secret().describe('Bearer token of crm-sync.'),
  SETTINGS_KEY: secret().describe('Encrypts secrets that are stored in the database.'),
  SETTINGS_KEY_FORMER: secret().describe('The one before, until npm run rotate-keys has nothing left under it.'),

  ASSISTANT_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Asked in place of the chat assistants of OpenAI, Anthropic and Google; left out: their own addresses.'),
  ASSISTANT_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .max(7_000)
    .default(7_000)
    .describe('Most time that an outside chat assistant may take before the built-in one answers.'),

  CAPTCHA_MODE: z.enum(['on', 'off']).default('on').describe('off: forms show "Captcha disabled" and ask no sum.'),
  LIMIT_CONTACT_PER_ADDRESS: count(20).describe('Enquiries accepted from one address in LIMIT_WINDOW_SECONDS.'),
  LIMIT_CONTACT_PER_PERSON: count(3).describe('Enquiries accepted for one e-mail or phone in LIMIT_WINDOW_SECONDS.'),
  LIMIT_WINDOW_SECONDS: seconds(600).describe('Window of the two limits on enquiries.'),
  LIMIT_CHAT: count(20).describe('Chat messages accepted from one address in a minute.'),
  LIMIT_PRESSES: count(30).describe('Presses of call and WhatsApp at listings counted from one address in an hour.'),
  LIMIT_VIEWS: count(120).describe('Opened pages of listings counted from one address in an hour.'),
  LIMIT_SIGNIN_FAILURES: count(5).describe(
    'Failed sign-ins in LIMIT_SIGNIN_WINDOW_SECONDS after which sign-in slows down; four times as many at one account from anywhere.',
  ),
  PASSWORD_BREACH_URL: url('http:', 'https:')
    .refine((text) => text.startsWith('https:') || (URL.canParse(text) && isThisMachine(new URL(text).hostname)), {
      error: 'must begin with https:// unless it is this machine',
    })
    .optional()
    .describe(
      'Range search like that of Pwned Passwords (GET address/5 digits of SHA-1), asked about new passwords; left out: nobody is asked.',
    ),
  LIMIT_SIGNIN_WINDOW_SECONDS: seconds(900).describe('Window in which failed sign-ins are counted.'),

  ...oidcSettings,

  DELIVERY_REQUEST_TIMEOUT_MS: milliseconds(15_000).describe('Most time that one request to the CRM may take.'),
  DELIVERY_LEASE_MS: milliseconds(60_000).describe(
    'How long a worker holds a delivery before another may take it over.',
  ),
  DELIVERY_LEASE_MARGIN_MS: milliseconds(20_000).describe(
    'A request starts only while this much of the lease is left.',
  ),
  DELIVERY_BACKOFF_BASE_MS: milliseconds(5_000).describe(
    'Wait after the first failure; doubles with each further one.',
  ),
  DELIVERY_BACKOFF_MAX_MS: milliseconds(300_000).describe('Longest wait between two attempts.'),
  DELIVERY_BREAKER_OPEN_MS: milliseconds(30_000).describe(
    'How long a side that fails is left alone at first, and at least between two calls; doubles up to ten times this.',
  ),
  DELIVERY_LOOKUP_LAG_MS: milliseconds(60_000).describe(
    'How long after a write the CRM may not show it: a lookup that finds nothing sooner is not believed.',
  ),
  DELIVERY_RETRY_AFTER_MAX_MS: milliseconds(3_600_000).describe(
    'Longest pause that the CRM may ask for by Retry-After; one that asks for more is tried with one delivery after it.',
  ),
  RELAY: onOff
    .default(true)
    .describe('off: the relay publishes nothing; leads then travel only by what the api itself publishes.'),
  RELAY_INTERVAL_MS: milliseconds(1_000).describe('How often the relay publishes what is due and was not dispatched.'),
  RELAY_TRUST_MS: milliseconds(30_000).describe(
    'How long a publish is trusted before what is still due is published again.',
  ),
  SWEEP_INTERVAL_MS: milliseconds(300_000).describe(
    'How often the sweep takes whatever is due, expired or was never dispatched.',
  ),
  RECONCILE_INTERVAL_MS: milliseconds(900_000).describe(
    'How often what was delivered is compared with what the CRM has.',
  ),
  AUDIT_KEEP_MONTHS: z.coerce
    .number()
    .int()
    .min(12)
    .max(1_200)
    .default(24)
    .describe('Months that entries of the audit log are kept, twelve at least.'),
  PUBLISH_TIMEOUT_MS: milliseconds(500).describe('Most time that publishing to a queue may add to an answer.'),
};

export const sandboxKey = 'sandbox-key';

export type SettingName = keyof typeof settings;

/** Never printed, not even in part. */
export const secretSettings: readonly SettingName[] = [
  'SESSION_SECRET',
  'SESSION_SECRET_FORMER',
  'CAPTCHA_SECRET',
  'CAPTCHA_SECRET_FORMER',
  'SYNC_TOKEN',
  'SETTINGS_KEY',
  'SETTINGS_KEY_FORMER',
  'CRM_API_KEY',
  'CRM_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  'REDIS_PASSWORD',
];

import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { defaultPoolSize } from './database.ts'

const address = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const matching = (pattern: RegExp) => z.string().regex(pattern)
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(item))
const price = z.coerce.number().min(0)
const origin = address.refine((url) => URL.canParse(url) && new URL(url).origin === url)
const serviceAccount = z
  .string()
  .transform(parseJson)
  .pipe(z.object({ project_id: text, client_email: text, private_key: z.string().refine(isPrivateKey) }))

/** All settings with their purpose. `npm run env-example` generates `.env.example` from this table. */
export const settings = {
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']).default('production'),
    'how the process runs',
    'production',
  ),
  RELEASE: setting(
    matching(/^[\w.-]{1,40}$/).optional(),
    'what this release is called in the admin and in metrics; without it, the commit of the folder, if it has one',
    '3f2a1bc',
  ),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000), 'port of the shop', '3000'),
  HOST: setting(text.default('127.0.0.1'), 'address to listen on', '0.0.0.0'),
  DRAIN_SECONDS: setting(
    z.coerce.number().min(0).max(300).default(5),
    'how long a node goes on serving after SIGTERM, until the balancer has seen that it is leaving',
    '5',
  ),
  TRUSTED_PROXIES: setting(
    listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).optional(),
    'addresses or networks of your load balancers, separated by commas; only they are believed about who visits',
    '10.0.0.0/8',
  ),
  COUNTRY_HEADER: setting(
    matching(/^[\w-]{1,60}$/).optional(),
    'header in which a trusted proxy names the country of a visitor as two letters; it presets where a buyer on English pages lives',
    'CF-IPCountry',
  ),
  REQUESTS_PER_SECOND: setting(
    z.coerce.number().min(0).max(100_000).default(50),
    'how many requests one address (IPv6: one /64) may send in a second on average, ten seconds ahead; 0 is no limit',
    '50',
  ),
  CONNECTIONS_PER_ADDRESS: setting(
    z.coerce.number().int().min(0).max(100_000).default(256),
    'how many connections one address may hold open, balancers apart; 0 is no limit',
    '256',
  ),
  BUSY_AFTER_MS: setting(
    z.coerce.number().min(0).max(60_000).default(150),
    'how late the event loop may come, on average, before a node turns requests away that can wait; 0 is never',
    '150',
  ),
  PRO_GUIDES_PER_DAY: setting(
    z.coerce.number().int().min(0).default(150),
    'how many different guides one account may open by Pro in 24 hours before each further one needs a wait; 0 is no limit',
    '150',
  ),
  ORIGIN: setting(
    origin,
    'public address of the shop: scheme and host, without path or trailing slash',
    'https://guides.example.com',
  ),
  DATABASE_URL: setting(postgresUrl, 'PostgreSQL 15 or newer', 'postgres://shop:secret@db.example.com/shop'),
  DATABASE_REPLICA_URL: setting(
    postgresUrl.optional(),
    'a hot standby of it, for reads of the admin that may be a second old; without it, they go there too',
    'postgres://shop:secret@replica.example.com/shop',
  ),
  DATABASE_POOL_SIZE: setting(
    z.coerce.number().int().min(2).max(100).default(defaultPoolSize),
    'how many connections a node opens for its queries; one more listens for changes',
    String(defaultPoolSize),
  ),
  PATIENCE_SECONDS: setting(
    z.coerce.number().min(0.1).max(30).default(1.5),
    'how long a visitor waits for PostgreSQL or Firebase before the shop says that it is not available',
    '1.5',
  ),
  STRIPE_PATIENCE_SECONDS: setting(
    z.coerce.number().min(0.1).max(30).default(9),
    'how long a buyer waits for Stripe before the shop says that payments are not available',
    '9',
  ),
  FIREBASE_PROJECT_ID: setting(text, 'Firebase project that signs people in', 'my-project'),
  FIREBASE_API_KEY: setting(text, 'Firebase web API key (public)', 'AIza...'),
  FIREBASE_APP_ID: setting(text, 'Firebase web app id (public)', '1:123:web:abc'),
  FIREBASE_AUTH_DOMAIN: setting(text, 'Firebase auth domain (public)', 'my-project.firebaseapp.com'),
  FIREBASE_STORAGE_BUCKET: setting(text, 'Firebase storage bucket (public)', 'my-project.appspot.com'),
  FIREBASE_SERVICE_ACCOUNT: setting(
    serviceAccount.optional(),
    'service account JSON of the Firebase project in one line, to mint session cookies; only the emulator needs none',
    '{"type":"service_account",...}',
  ),
  STRIPE_SECRET_KEY: setting(matching(/^(sk|rk)_(test|live)_\w+$/), 'Stripe secret key', 'sk_live_...'),
  STRIPE_PUBLISHABLE_KEY: setting(
    matching(/^pk_(test|live)_\w+$/),
    'Stripe publishable key (public)',
    'pk_live_...',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    matching(/^whsec_\S+$/),
    'signing secret of the Stripe webhook endpoint',
    'whsec_...',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }),
    'mail server that sends receipts and notices; tried again for a day and a half while it is down',
    'smtps://user:secret@smtp.example.com',
  ),
  MAIL_FROM: setting(
    matching(/^(?:[^<>"\r\n]+ <[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/),
    'sender of the mails, as an address or as Name <address>',
    'AI Income Guides <shop@guides.example.com>',
  ),
  SUPPORT_EMAIL: setting(
    z.email(),
    'where people write to: shown to them, and what they send by the contact form arrives there',
    'support@guides.example.com',
  ),
  SELLER: setting(text, 'who sells, as receipts and the legal page print it', 'Example Ltd.'),
  SELLER_JA: setting(text.optional(), 'the same on Japanese pages, where it differs', '株式会社サンプル'),
  SELLER_RESPONSIBLE: setting(
    text.optional(),
    'the person in charge of sales, whom Japanese law asks a company to name',
    'Taro Yamada',
  ),
  SELLER_RESPONSIBLE_JA: setting(
    text.optional(),
    'the same on Japanese pages, where it differs',
    '山田 太郎',
  ),
  SELLER_ADDRESS: setting(
    text.optional(),
    'postal address of the seller; without it the legal page says that it is told on request',
    '1-2-3 Example, Chiyoda-ku, Tokyo 100-0001, Japan',
  ),
  SELLER_ADDRESS_JA: setting(
    text.optional(),
    'the same on Japanese pages, where it differs',
    '〒100-0001 東京都千代田区サンプル1-2-3',
  ),
  SELLER_PHONE: setting(
    text.optional(),
    'phone number of the seller; without it the legal page says that it is told on request',
    '+81 3-0000-0000',
  ),
  SELLER_REGISTRATION_NUMBER: setting(
    matching(/^T\d{13}$/).optional(),
    'number of a registered issuer of qualified invoices in Japan, printed on receipts made out to a company',
    'T1234567890123',
  ),
  SELLER_TAX_PERCENT: setting(
    z.coerce.number().min(0).max(50).optional(),
    'consumption tax in prices in yen, in percent, shown on those receipts; without it none is shown',
    '10',
  ),
  CONCEDE_DISPUTES_BELOW: setting(
    z.coerce.number().int().min(0).default(0),
    'disputes of less than this amount, in cents or yen, are conceded as soon as they are opened; 0 concedes none',
    '500',
  ),
  ANALYTICS_SCRIPT_URL: setting(
    address.optional(),
    'script with a gtag function that counts the page views of readers who agree; without it nobody is counted or asked',
    'https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX',
  ),
  ANALYTICS_TAG_ID: setting(
    matching(/^[\w-]+$/).optional(),
    'measurement id that the script counts for',
    'G-XXXXXXXXXX',
  ),
  ANALYTICS_ORIGINS: setting(
    listOf(matching(/^https?:\/\/[\w*.-]+(:\d+)?$/)).default([]),
    'where the script sends its counts, separated by commas',
    'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
  ),
  BACKUP_DIR: setting(
    text.optional(),
    'folder of the backups, for npm run backup and npm run restore:drill',
    '/var/backups/shop',
  ),
  BACKUP_RECIPIENT: setting(
    matching(/^age1[0-9a-z]+$/).optional(),
    'public key that backups are encrypted for (npm run backup -- --new-key); without it they are not encrypted',
    'age1...',
  ),
  BACKUP_IDENTITY: setting(
    matching(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/).optional(),
    'its secret half, to restore them; keep it away from the servers of the shop',
    'AGE-SECRET-KEY-1...',
  ),
  DRILL_DATABASE_URL: setting(
    postgresUrl.optional(),
    'PostgreSQL on which npm run restore:drill may make a database and drop it again; without it, the one of DATABASE_URL',
    'postgres://drill:secret@spare.example.com/postgres',
  ),
  MODEL_URL: setting(
    address.optional(),
    'base address of any OpenAI-compatible server; without it, nothing is translated, and /ask has no model’s words',
    'https://api.openai.com/v1',
  ),
  MODEL_API_KEY: setting(text.optional(), 'its key; any text where it wants none', 'sk-...'),
  MODEL_NAME: setting(text.optional(), 'the model that translates and writes', 'gpt-5'),
  MODEL_INPUT_PRICE: setting(price.default(5), 'USD per million tokens read, for the daily limit', '1.25'),
  MODEL_OUTPUT_PRICE: setting(price.default(15), 'USD per million tokens written', '10'),
  MODEL_TIMEOUT_SECONDS: setting(
    z.coerce.number().int().min(1).max(600).default(120),
    'how long one answer of the model may take',
    '120',
  ),
  TRANSLATION_DAILY_LIMIT: setting(
    price.default(20),
    'USD that the model may cost in a day (UTC), translations and answers of /ask together',
    '20',
  ),
  TRANSLATION_GLOSSARY: setting(
    text.optional(),
    'file with your terms, in the form of src/server/translation/checks/glossary.json',
    '/etc/shop/glossary.json',
  ),
  METRICS_PORT: setting(
    z.coerce.number().int().min(0).max(65_535).optional(),
    'port of /metrics for Prometheus; without it there is none',
    '9464',
  ),
  METRICS_HOST: setting(
    text.default('127.0.0.1'),
    'address that /metrics listens on; nothing there is secret, but it is nobody else’s business',
    '10.0.0.5',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address.optional(),
    'base address of an OpenTelemetry collector, which gets traces by OTLP over HTTP; without it there are none',
    'http://127.0.0.1:4318',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'how much is logged',
    'info',
  ),
  SANDBOX: setting(
    z.enum(['0', '1']).default('0'),
    '1 allows the addresses of fakes below; refused with live keys',
    '0',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: setting(text.optional(), 'host:port of the Auth emulator (sandbox only)', ''),
  STRIPE_API_URL: setting(address.optional(), 'address of a Stripe fake (sandbox only)', ''),
  STRIPE_JS_URL: setting(address.optional(), 'address of a Stripe.js fake (sandbox only)', ''),
} as const

export type Env = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }

/** Settings that could be parsed. */
type Found = Partial<Env>

type SettingName = keyof typeof settings

/** Reads the environment. Throws an `EnvError` that lists every problem but no values. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const { env, problems } = parse(source, Object.keys(settings) as SettingName[])
  problems.push(
    ...accountProblems(source, env),
    ...modelProblems(source),
    ...fakeProblems(env),
    ...analyticsProblems(env),
  )
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

/** Reads some of the settings, for operators' commands. Rejects a live key together with the URL of a fake. */
export function readSettings<Name extends SettingName>(
  source: NodeJS.ProcessEnv,
  names: readonly Name[],
): Pick<Env, Name> {
  const { env, problems } = parse(source, [...names, 'SANDBOX'])
  const namesAccount = (names as readonly SettingName[]).includes('FIREBASE_SERVICE_ACCOUNT')
  problems.push(...(namesAccount ? accountProblems(source, env) : []), ...fakeProblems(env))
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

function parse<Name extends SettingName>(source: NodeJS.ProcessEnv, names: readonly Name[]) {
  const problems: string[] = []
  const read = names.map((name) => {
    const { schema, purpose } = settings[name]
    const value = source[name] === '' ? undefined : source[name]
    const parsed = schema.safeParse(value)
    if (!parsed.success)
      problems.push(`${name}: ${value === undefined ? 'missing' : 'malformed'} (${purpose})`)
    return [name, parsed.data]
  })
  return { env: Object.fromEntries(read) as Pick<Env, Name>, problems }
}

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvError'
  }
}

const newAccount = 'Firebase console, Project settings, Service accounts, Generate new private key'

/** Returns an error unless the service account belongs to the Firebase project, which session cookies require. The emulator needs none. */
function accountProblems(source: NodeJS.ProcessEnv, env: Found): string[] {
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return []
  const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_PROJECT_ID: project } = env
  if ((source['FIREBASE_SERVICE_ACCOUNT'] ?? '') === '')
    return [
      `FIREBASE_SERVICE_ACCOUNT: missing (${settings.FIREBASE_SERVICE_ACCOUNT.purpose}). Make one: ${newAccount}`,
    ]
  if (account === undefined || project === undefined || account.project_id === project) return []
  return [
    `FIREBASE_SERVICE_ACCOUNT: belongs to another project than FIREBASE_PROJECT_ID. Correct the id, or make one in that project: ${newAccount}`,
  ]
}

/** Returns errors unless a model has either all or none of its settings. */
function modelProblems(source: NodeJS.ProcessEnv): string[] {
  const parts = ['MODEL_URL', 'MODEL_API_KEY', 'MODEL_NAME'] as const
  const missing = parts.filter((name) => (source[name] ?? '') === '')
  return missing.length === parts.length
    ? []
    : missing.map((name) => `${name}: missing (${settings[name].purpose}), while others of MODEL_* are set`)
}

/** Returns errors if a fake service would serve real buyers, or a real key would be sent to a fake service. */
function fakeProblems(env: Found): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env
  const mixed =
    secret === undefined || publishable === undefined || isLive(secret) === isLive(publishable)
      ? []
      : ['STRIPE_PUBLISHABLE_KEY: one Stripe key is live, the other is not']
  return [...mixed, ...(env.SANDBOX === '1' ? liveInSandbox(env) : sandboxInProduction(env))]
}

function liveInSandbox(env: Found): string[] {
  const live = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter((name) => isLive(env[name]))
  return live.map((name) => `${name}: a live key is refused while SANDBOX=1`)
}

function sandboxInProduction(env: Found): string[] {
  const addresses = ['FIREBASE_AUTH_EMULATOR_HOST', 'STRIPE_API_URL', 'STRIPE_JS_URL'] as const
  const fakes = addresses.filter((name) => env[name] !== undefined)
  // A loopback URL doesn't prove that a model is fake: real models run there, too.
  const isFakeModel = env.MODEL_NAME?.startsWith('sandbox-') === true
  const demoProject = env.FIREBASE_PROJECT_ID?.startsWith('demo-') === true
  // Without HTTPS, session cookies could be intercepted.
  const isPlain = env.ORIGIN?.startsWith('http:') === true
  return [
    ...fakes.map((name) => `${name}: the address of a fake is refused unless SANDBOX=1`),
    ...(demoProject ? ['FIREBASE_PROJECT_ID: a demo-* project is refused unless SANDBOX=1'] : []),
    ...(isFakeModel ? ['MODEL_NAME: a sandbox-* model is refused unless SANDBOX=1'] : []),
    ...(isPlain ? ['ORIGIN: http is refused unless SANDBOX=1; buyers need https'] : []),
  ]
}

function analyticsProblems({ ANALYTICS_SCRIPT_URL: script, ANALYTICS_TAG_ID: tag }: Found): string[] {
  return (script === undefined) === (tag === undefined)
    ? []
    : ['ANALYTICS_TAG_ID: counts only together with ANALYTICS_SCRIPT_URL']
}

const isLive = (key: string | undefined) => key?.includes('_live_') === true

function parseJson(written: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(written)
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
}

function isPrivateKey(written: string): boolean {
  try {
    return createPrivateKey(written).type === 'private'
  } catch {
    return false
  }
}

function setting<S extends z.ZodType>(schema: S, purpose: string, example: string) {
  return { schema, purpose, example }
}

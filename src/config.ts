import { SetupError } from './base/errors.ts'
import { LIMITS } from './base/limits.ts'
import { DEFAULT_TIME_ZONE } from './base/number-time-zone.ts'
import {
  email,
  flag,
  headerText,
  isLoopbackHost,
  oneOf,
  optional,
  origin,
  password,
  phoneNumber,
  phonePrefixes,
  publicUrl,
  readSettings,
  setting,
  text,
  trustedProxies,
  url,
  type Values,
  timeZone,
  wholeNumber,
} from './env-reader.ts'

const MIB = 1_024 * 1_024

/** Timers go wrong beyond 2^31 ms; a day is long enough for any wait. */
const milliseconds = (least: number) => wholeNumber(least, 86_400_000)

/**
 * Every setting with its default, unit and description. `docs/config.md` is generated from here, and nothing else reads
 * the environment.
 */
const settings = {
  PORT: setting(wholeNumber(0, 65_535), 'Port to listen on; 0 takes a free one.', 3000),
  HOST: setting(text, 'Address to listen on.', '127.0.0.1'),
  DATA_DIR: setting(text, 'Folder of the SQLite file and of generated secrets.', './data'),
  MONGODB_URL: optional(text, 'MongoDB to use instead of SQLite, for any number of nodes.'),
  TRUST_PROXY: optional(
    trustedProxies,
    'Whom to believe `X-Forwarded-For`: how many proxies stand in front, or their addresses and ranges, with commas between (`10.0.0.0/8,::1`). Nobody by default.',
  ),
  PUBLIC_URL: optional(
    publicUrl,
    'Address of this service as the world sees it. Without it phone calls answer 503, and the console takes requests only from pages under `localhost`, `HOST` or a numeric address.',
  ),
  WEB_ORIGIN: optional(origin, 'Origin of a web app that is served from elsewhere.'),
  SECRET_KEY: optional(
    text,
    '32 bytes, as 64 hex digits or base64, that encrypt stored secrets. Required in production; made in DATA_DIR otherwise.',
  ),
  METRICS_TOKEN: optional(
    headerText,
    'What a scraper sends as `Authorization: Bearer` to read `/metrics`. Without it `/metrics` answers only those who ask from an address that is not public, and not through a proxy.',
  ),
  ADMIN_EMAIL: optional(email, 'First user, made at the first start.'),
  ADMIN_PASSWORD: optional(password, 'Password of the first user, at least 8 characters.'),
  LOG_LEVEL: setting(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'Least severe level that is logged.',
    'warn',
  ),
  NODE_ENV: setting(
    oneOf('production', 'development', 'test'),
    '`production` makes the rules for webhook URLs, cookies and secrets strict; or `development`, `test`. Has to be set where `HOST` lets other machines in.',
    'development',
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    wholeNumber(0, 1_000_000_000),
    'Requests per key and minute; 0 switches the limit off.',
    120,
  ),
  NODE_LEASE_MS: setting(
    milliseconds(1_000),
    'Silence after which a node is taken for dead and others go on with its work, in milliseconds. The same on every node.',
    20_000,
  ),
  DRAIN_MS: setting(
    milliseconds(0),
    'How long a node that is told to stop still takes requests while `/readyz` answers 503, in milliseconds; long enough for a load balancer to notice.',
    0,
  ),
  CALL_DRAIN_MS: optional(
    milliseconds(0),
    'How long a node that is told to stop lets the phone calls that it carries come to their end, in milliseconds; new ones are answered 503 meanwhile. 60000 in production, 0 outside.',
  ),
  ALLOW_PRIVATE_MODEL_URLS: optional(
    flag,
    '1 lets projects connect models and other providers at addresses that are not public, 0 does not. On outside production. Addresses set here are not concerned.',
  ),
  ALLOW_LOOPBACK_PROVIDERS: optional(
    flag,
    '1 lets addresses of providers (`…_BASE_URL`, and those of connections) be http ones of this machine itself (`http://127.0.0.1:11434`), 0 does not: then they have to be https. In production off unless set; outside any http address will do.',
  ),
  MODEL_TIMEOUT_MS: setting(
    milliseconds(1),
    'Longest wait for one request to a language model, in milliseconds.',
    20_000,
  ),
  CALL_MODEL_TIMEOUT_MS: setting(
    milliseconds(1),
    'The same while somebody on the phone waits, if that is less. A request that fails is made once more, so that a person hears an apology after twice this.',
    5_000,
  ),
  TIME_ZONE: setting(
    timeZone,
    'Time zone in which people mean days and times, where neither the flow, the project nor the country of the dialled number tells.',
    DEFAULT_TIME_ZONE,
  ),
  PARLEY_DEMO: optional(flag, 'Outside production: 0 leaves out the demo project that the first start makes.'),
  OPENAI_API_KEY: optional(headerText, 'Connects `openai` for every project.'),
  OPENAI_BASE_URL: optional(url, 'Where `openai` is reached, if not at its own address.'),
  ANTHROPIC_API_KEY: optional(headerText, 'Connects `anthropic`.'),
  ANTHROPIC_BASE_URL: optional(url, 'Where `anthropic` is reached.'),
  GOOGLE_GENERATIVE_AI_API_KEY: optional(headerText, 'Connects `google`.'),
  GOOGLE_BASE_URL: optional(url, 'Where `google` is reached.'),
  GROQ_API_KEY: optional(headerText, 'Connects `groq`.'),
  GROQ_BASE_URL: optional(url, 'Where `groq` is reached.'),
  MISTRAL_API_KEY: optional(headerText, 'Connects `mistral`.'),
  MISTRAL_BASE_URL: optional(url, 'Where `mistral` is reached.'),
  OPENAI_COMPATIBLE_BASE_URL: optional(url, 'Connects `openai-compatible` (Ollama, vLLM, llama.cpp …).'),
  OPENAI_COMPATIBLE_API_KEY: optional(headerText, 'Key for `openai-compatible`, if it wants one.'),
  TWILIO_ACCOUNT_SID: optional(headerText, 'Connects `telephony_a`, together with the next two.'),
  TWILIO_AUTH_TOKEN: optional(headerText, 'Places calls and proves that callbacks are genuine.'),
  TWILIO_PHONE_NUMBER: optional(phoneNumber, 'Number that `telephony_a` calls from, unless an agent has its own.'),
  TWILIO_BASE_URL: optional(url, 'Where `telephony_a` is reached.'),
  EXOTEL_ACCOUNT_SID: optional(headerText, 'Connects `telephony_b`, together with the next three.'),
  EXOTEL_API_KEY: optional(headerText, 'User name for the API of `telephony_b`.'),
  EXOTEL_API_TOKEN: optional(headerText, 'Password for the API of `telephony_b`.'),
  EXOTEL_PHONE_NUMBER: optional(phoneNumber, 'Number that `telephony_b` calls from, unless an agent has its own.'),
  EXOTEL_BASE_URL: optional(
    url,
    'Where `telephony_b` is reached; accounts in Singapore have another than those in Mumbai.',
  ),
  DEEPGRAM_API_KEY: optional(headerText, 'Connects `deepgram`, which hears and speaks.'),
  DEEPGRAM_BASE_URL: optional(url, 'Where `deepgram` is reached.'),
  SARVAM_API_KEY: optional(headerText, 'Connects `sarvam`, which hears and speaks.'),
  SARVAM_BASE_URL: optional(url, 'Where `sarvam` is reached.'),
  ELEVENLABS_API_KEY: optional(headerText, 'Connects `elevenlabs`, which speaks.'),
  ELEVENLABS_BASE_URL: optional(url, 'Where `elevenlabs` is reached.'),
  CARTESIA_API_KEY: optional(headerText, 'Connects `cartesia`, which speaks.'),
  CARTESIA_BASE_URL: optional(url, 'Where `cartesia` is reached.'),
  MAX_LIVE_CALLS: setting(
    wholeNumber(0, 1_000_000),
    'Phone calls that one node has on the line at once; more are answered 503, before anybody is dialled. The default is what one core carries with its audio on time.',
    LIMITS.liveCalls.value,
  ),
  WARM_MEMORY_MIB: setting(
    wholeNumber(1, 1_048_576),
    'Memory that conversations, calls and deliveries may take together while they wait, in MiB, about; beyond it the oldest idle ones are loaded again when they are needed.',
    LIMITS.warmBytes.value / MIB,
  ),
  MAX_PROJECT_LIVE_CALLS: setting(
    wholeNumber(0, 1_000_000),
    'Phone calls that one project has at once, on all nodes together; more are answered 429. A project may set itself less. Below `MAX_LIVE_CALLS`, so that one project leaves others room.',
    LIMITS.projectLiveCalls.value,
  ),
  MAX_PROJECT_CALLS_PER_DAY: setting(
    wholeNumber(0, 1_000_000_000),
    'Phone calls that one project places in a day (UTC), refused ones included; more are answered 429. A project may set itself less. It bounds what a stolen key costs.',
    LIMITS.projectCallsPerDay.value,
  ),
  CALL_DESTINATIONS: setting(
    phonePrefixes,
    'What numbers may begin with that are called, with commas between (`+91,+1415`); others are answered 400. Empty for any number. A project may narrow it.',
    [] as readonly string[],
  ),
  MAX_PROJECT_CONVERSATIONS: optional(
    wholeNumber(0, 1_000_000_000),
    `Text conversations that one project has open, of those that one node has had to do with; more are answered 429. ${LIMITS.projectConversations.value} unless set, and no limit where \`RATE_LIMIT_PER_MINUTE\` is 0.`,
  ),
  SIMULATOR_URL: optional(
    url,
    'Outside production: a simulator that runs by itself (`npm run simulator`), to be used in place of the built-in one. It calls back at `PUBLIC_URL`, or without one at the node that placed the call.',
  ),
}

export type Settings = Values<typeof settings>

/**
 * Empty, these are refused in production rather than taken for not set: where a secret failed to arrive, the service
 * would work, but with other data, or a key or user of its own.
 */
export const NEVER_EMPTY: readonly (keyof Settings)[] = [
  'DATA_DIR',
  'MONGODB_URL',
  'SECRET_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
]

/** Parts of one account: all of them, or none. */
const ACCOUNTS: (keyof Settings)[][] = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_PHONE_NUMBER'],
  ['EXOTEL_ACCOUNT_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_PHONE_NUMBER'],
]

const PROVIDER_URLS = [
  ...(['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_BASE_URL', 'GROQ_BASE_URL', 'MISTRAL_BASE_URL'] as const),
  ...(['OPENAI_COMPATIBLE_BASE_URL', 'TWILIO_BASE_URL', 'EXOTEL_BASE_URL'] as const),
  ...(['DEEPGRAM_BASE_URL', 'SARVAM_BASE_URL', 'ELEVENLABS_BASE_URL', 'CARTESIA_BASE_URL'] as const),
] satisfies (keyof Settings)[]

export type Config = Readonly<
  Settings & {
    isProduction: boolean
    allowsPrivateModelUrls: boolean
    /** Which http addresses of providers are allowed. */
    plainProviderUrls: 'all' | 'loopback' | 'none'
    callDrainMs: number
    maxProjectConversations: number
  }
>

/**
 * Reads and checks all settings once.
 *
 * @throws SetupError naming the setting, the problem and the setting's description
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = readSettings(settings, environment)
  for (const names of ACCOUNTS) refuseHalfAccount(names, given)
  const isProduction = given.NODE_ENV === 'production'
  const empty = isProduction ? NEVER_EMPTY.filter((name) => environment[name]?.trim() === '') : []
  if (empty.length > 0) throw new SetupError(empty.map(explainEmpty).join('\n'))
  if (isProduction && given.SIMULATOR_URL !== undefined) {
    throw new SetupError('SIMULATOR_URL: is not allowed in production. Leave it out.')
  }
  const plainProviderUrls = !isProduction ? 'all' : given.ALLOW_LOOPBACK_PROVIDERS === true ? 'loopback' : 'none'
  for (const name of PROVIDER_URLS) refusePlainUrl(name, given[name], plainProviderUrls)
  if ((environment.NODE_ENV ?? '') === '' && !isLoopbackHost(given.HOST)) {
    throw new SetupError(
      `NODE_ENV: Not set, although HOST=${given.HOST} lets other machines in. Set NODE_ENV=production, or NODE_ENV=development to go on without the rules that protect webhooks, cookies and secrets.`,
    )
  }
  return Object.freeze({
    ...given,
    isProduction,
    plainProviderUrls,
    maxProjectConversations:
      given.MAX_PROJECT_CONVERSATIONS ??
      (given.RATE_LIMIT_PER_MINUTE === 0 ? Infinity : LIMITS.projectConversations.value),
    callDrainMs: given.CALL_DRAIN_MS ?? (isProduction ? 60_000 : 0),
    allowsPrivateModelUrls: given.ALLOW_PRIVATE_MODEL_URLS ?? !isProduction,
  })
}

function refusePlainUrl(name: string, given: string | undefined, allowed: Config['plainProviderUrls']): void {
  const reason = given === undefined ? null : plainUrlError(new URL(given), allowed)
  if (reason !== null) throw new SetupError(`${name}: ${reason}`)
}

/** Returns why credentials and transcripts must not be sent to this provider address; null if they may. */
export function plainUrlError(url: URL, allowed: Config['plainProviderUrls']): string | null {
  if (url.protocol === 'https:' || allowed === 'all') return null
  if (!isLoopbackHost(url.hostname)) return 'In production it has to be https.'
  return allowed === 'loopback' ? null : 'In production it has to be https, or ALLOW_LOOPBACK_PROVIDERS=1 be set.'
}

/** The settings as rows of name, default and description, for the documentation. */
export function describeSettings(): { name: string; default: string; description: string }[] {
  return Object.entries(settings).map(([name, { default: value, description }]) => {
    return { name, default: value === undefined || String(value) === '' ? '' : `\`${String(value)}\``, description }
  })
}

function explainEmpty(name: keyof Settings): string {
  return `${name}: Is there, but empty. Give it a value, or leave it out. ${settings[name].description}`
}

function refuseHalfAccount(names: (keyof Settings)[], data: Settings): void {
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return
  const given = names.filter((name) => !missing.includes(name))
  throw new SetupError(
    `${missing.join(', ')}: Missing, although ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set.`,
  )
}

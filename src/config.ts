import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { SetupError } from './errors.ts'

/** Timers go wrong beyond 2^31 ms; a day is long enough for any wait. */
const LONGEST_WAIT_MS = 86_400_000

function wholeNumber(least: number, most: number) {
  const expectation = `Expected a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,15}$/, expectation)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expectation)
}

const milliseconds = (least: number) => wholeNumber(least, LONGEST_WAIT_MS)
const optionalUrl = z
  .url({ protocol: /^https?$/, error: 'Expected an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional()
const publicUrl = z
  .string()
  .refine(isPlainAddress, 'Expected an https address without user, query or fragment, like https://calls.example.com')
  .transform((url) => new URL(url).href.replace(/\/+$/, ''))
  .optional()
const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .refine((number) => /^\+\d{8,15}$/.test(number), 'Expected a number in international format')
  .optional()
const flag = z.enum(['0', '1']).transform((value) => value === '1')

const trustedProxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((parts) => isHopCount(parts) || parts.every(isAddressRange), 'Expected a number, or addresses and ranges')
  .transform((parts) => (isHopCount(parts) ? Number(parts[0]) : parts))

/**
 * Every setting, with its default, unit and meaning. `docs/config.md` is generated from here, and nothing else reads
 * the environment.
 */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the SQLite file and of generated secrets.'),
  MONGODB_URL: z.string().optional().describe('MongoDB to use instead of SQLite, for any number of nodes.'),
  TRUST_PROXY: trustedProxies
    .optional()
    .describe(
      'Whom to believe `X-Forwarded-For`: how many proxies stand in front, or their addresses and ranges, with commas between (`10.0.0.0/8,::1`). Nobody by default.',
    ),
  PUBLIC_URL: publicUrl.describe(
    'Address of this service as the world sees it. Without it phone calls answer 503, and the console takes requests only from pages under `localhost`, `HOST` or a numeric address.',
  ),
  WEB_ORIGIN: z
    .string()
    .refine(isOrigin, 'Expected an origin like https://console.example.com, without a path')
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('Origin of a web app that is served from elsewhere.'),
  SECRET_KEY: z
    .string()
    .optional()
    .describe(
      '32 bytes, as 64 hex digits or base64, that encrypt stored secrets. Required in production; made in DATA_DIR otherwise.',
    ),
  ADMIN_EMAIL: z.email().optional().describe('First user, made at the first start.'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'Too short')
    .optional()
    .describe('Password of the first user, at least 8 characters.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Least severe level that is logged.'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('`production` makes the rules for webhook URLs, cookies and secrets strict; or `development`, `test`.'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000_000)
    .default(120)
    .describe('Requests per key and minute; 0 switches the limit off.'),
  NODE_LEASE_MS: milliseconds(1_000)
    .default(20_000)
    .describe(
      'Silence after which a node is taken for dead and others go on with its work, in milliseconds. The same on every node.',
    ),
  DRAIN_MS: milliseconds(0)
    .default(0)
    .describe(
      'How long a node that is told to stop still takes requests while `/readyz` answers 503, in milliseconds; long enough for a load balancer to notice.',
    ),
  CALL_DRAIN_MS: milliseconds(0)
    .optional()
    .describe(
      'How long a node that is told to stop lets the phone calls that it carries come to their end, in milliseconds; new ones are answered 503 meanwhile. 60000 in production, 0 outside.',
    ),
  ALLOW_PRIVATE_MODEL_URLS: flag
    .optional()
    .describe(
      '1 lets projects connect models and other providers at addresses that are not public, 0 does not. On outside production. Addresses set here are not concerned.',
    ),
  MODEL_TIMEOUT_MS: milliseconds(1)
    .default(20_000)
    .describe('Longest wait for one request to a language model, in milliseconds.'),
  CALL_MODEL_TIMEOUT_MS: milliseconds(1)
    .default(5_000)
    .describe(
      'The same while somebody on the phone waits, if that is less. A request that fails is made once more, so that a person hears an apology after twice this.',
    ),
  PARLEY_DEMO: flag
    .optional()
    .describe('1 makes a demo project at the first start, 0 does not. On outside production.'),
  OPENAI_API_KEY: z.string().optional().describe('Connects `openai` for every project.'),
  OPENAI_BASE_URL: optionalUrl.describe('Where `openai` is reached, if not at its own address.'),
  ANTHROPIC_API_KEY: z.string().optional().describe('Connects `anthropic`.'),
  ANTHROPIC_BASE_URL: optionalUrl.describe('Where `anthropic` is reached.'),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional().describe('Connects `google`.'),
  GOOGLE_BASE_URL: optionalUrl.describe('Where `google` is reached.'),
  GROQ_API_KEY: z.string().optional().describe('Connects `groq`.'),
  GROQ_BASE_URL: optionalUrl.describe('Where `groq` is reached.'),
  MISTRAL_API_KEY: z.string().optional().describe('Connects `mistral`.'),
  MISTRAL_BASE_URL: optionalUrl.describe('Where `mistral` is reached.'),
  OPENAI_COMPATIBLE_BASE_URL: optionalUrl.describe('Connects `openai-compatible` (Ollama, vLLM, llama.cpp …).'),
  OPENAI_COMPATIBLE_API_KEY: z.string().optional().describe('Key for `openai-compatible`, if it wants one.'),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Connects `telephony_a`, together with the next two.'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Places calls and proves that callbacks are genuine.'),
  TWILIO_PHONE_NUMBER: phoneNumber.describe('Number that `telephony_a` calls from, unless an agent has its own.'),
  TWILIO_BASE_URL: optionalUrl.describe('Where `telephony_a` is reached.'),
  EXOTEL_ACCOUNT_SID: z.string().optional().describe('Connects `telephony_b`, together with the next three.'),
  EXOTEL_API_KEY: z.string().optional().describe('User name for the API of `telephony_b`.'),
  EXOTEL_API_TOKEN: z.string().optional().describe('Password for the API of `telephony_b`.'),
  EXOTEL_PHONE_NUMBER: phoneNumber.describe('Number that `telephony_b` calls from, unless an agent has its own.'),
  EXOTEL_BASE_URL: optionalUrl.describe(
    'Where `telephony_b` is reached; accounts in Singapore have another than those in Mumbai.',
  ),
  DEEPGRAM_API_KEY: z.string().optional().describe('Connects `deepgram`, which hears and speaks.'),
  DEEPGRAM_BASE_URL: optionalUrl.describe('Where `deepgram` is reached.'),
  SARVAM_API_KEY: z.string().optional().describe('Connects `sarvam`, which hears and speaks.'),
  SARVAM_BASE_URL: optionalUrl.describe('Where `sarvam` is reached.'),
  ELEVENLABS_API_KEY: z.string().optional().describe('Connects `elevenlabs`, which speaks.'),
  ELEVENLABS_BASE_URL: optionalUrl.describe('Where `elevenlabs` is reached.'),
  CARTESIA_API_KEY: z.string().optional().describe('Connects `cartesia`, which speaks.'),
  CARTESIA_BASE_URL: optionalUrl.describe('Where `cartesia` is reached.'),
  MAX_LIVE_CALLS: wholeNumber(0, 1_000_000)
    .default(100)
    .describe(
      'Phone calls that one node has on the line at once; more are answered 503, before anybody is dialled. The default is what one core carries with its audio on time.',
    ),
  SIMULATOR_URL: optionalUrl.describe(
    'Outside production: a simulator that runs by itself (`npm run simulator`), to be used in place of the built-in one.',
  ),
})

/**
 * Empty, these are refused rather than taken for not set: where a secret failed to arrive, the service would work, but
 * with other data, other rules, or a key or user of its own.
 */
export const NEVER_EMPTY: readonly (keyof z.infer<typeof settings>)[] = [
  'NODE_ENV',
  'DATA_DIR',
  'MONGODB_URL',
  'PUBLIC_URL',
  'SECRET_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
]

/** Parts of one account: all of them, or none. */
const ACCOUNTS: (keyof z.infer<typeof settings>)[][] = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_PHONE_NUMBER'],
  ['EXOTEL_ACCOUNT_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_PHONE_NUMBER'],
]

export type Settings = z.infer<typeof settings>
export type Config = Readonly<
  Settings & { isProduction: boolean; hasDemo: boolean; allowsPrivateModelUrls: boolean; callDrainMs: number }
>

/**
 * Reads and checks all settings once.
 *
 * @throws SetupError naming the setting, what is wrong with it and what it means
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const empty = NEVER_EMPTY.filter((name) => environment[name]?.trim() === '')
  if (empty.length > 0) throw new SetupError(empty.map(explainEmpty).join('\n'))
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = settings.safeParse(given)
  if (!result.success) throw new SetupError(result.error.issues.map(explain).join('\n'))
  for (const names of ACCOUNTS) refuseHalfAccount(names, result.data)
  const isProduction = result.data.NODE_ENV === 'production'
  if (isProduction && result.data.SIMULATOR_URL !== undefined) {
    throw new SetupError('SIMULATOR_URL: In production nobody is called who does not exist. Leave it out.')
  }
  return Object.freeze({
    ...result.data,
    isProduction,
    callDrainMs: result.data.CALL_DRAIN_MS ?? (isProduction ? 60_000 : 0),
    hasDemo: result.data.PARLEY_DEMO ?? !isProduction,
    allowsPrivateModelUrls: result.data.ALLOW_PRIVATE_MODEL_URLS ?? !isProduction,
  })
}

/** The settings as rows of name, default and meaning, for the documentation. */
export function describeSettings(): { name: string; fallback: string; meaning: string }[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined)
    const fallback = parsed.success && parsed.data !== undefined ? `\`${String(parsed.data)}\`` : ''
    return { name, fallback, meaning: schema.description ?? '' }
  })
}

/** Version of the program, for the log and the metrics. */
export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function explain(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]) as keyof Settings
  return `${name}: ${issue.message}. ${settings.shape[name].description ?? ''}`
}

function explainEmpty(name: keyof Settings): string {
  return `${name}: Is there, but empty. Give it a value, or leave it out. ${settings.shape[name].description ?? ''}`
}

function refuseHalfAccount(names: (keyof Settings)[], data: Settings): void {
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return
  const given = names.filter((name) => !missing.includes(name))
  throw new SetupError(
    `${missing.join(', ')}: Missing, although ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set.`,
  )
}

function isHopCount(parts: string[]): boolean {
  return parts.length === 1 && /^\d{1,3}$/.test(parts[0] ?? '')
}

function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && rest.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}

function isPlainAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.password === '' && !/[?#]/.test(text)
}

/** Anything else might have the origin "null", which sandboxed pages of any site send. */
function isOrigin(text: string): boolean {
  return isPlainAddress(text) && new URL(text).pathname === '/'
}

import { Conflict } from '../base/errors.ts'
import type { JsonObject } from '../base/json.ts'
import { checkedCredentials } from './connections.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { createRunningLimit } from './running-limit.ts'

export interface ConnectionCheck {
  ok: boolean
  /** For a person. */
  message: string
  ms: number
}

const TIME_LIMIT_MS = 10_000
/** Running at a time, of one project. */
const MAX_RUNNING = 3
/** Of a provider's own words. */
const MAX_WORDS_CHARS = 200
const MAX_RESPONSE_BYTES = 64 * 1024

/**
 * Verifies credentials with the provider: the given ones, or else the connected ones. Throws `BadRequest` when they do
 * not fit the provider, `Conflict` when nothing is connected or too many checks are running.
 */
export function createConnectionCheck(deps: ConsoleDeps) {
  const runWithin = createRunningLimit(MAX_RUNNING, 'Other checks are still running. Wait for them.')
  return async function check(
    projectId: string,
    provider: string,
    fields: Record<string, string> | null,
  ): Promise<ConnectionCheck> {
    const account = fields
      ? await checkedCredentials(deps, provider, fields)
      : await deps.credentials.find(projectId, provider)
    if (!account) throw new Conflict(`${provider} is not connected to this project.`)
    return runWithin(projectId, () => ask(deps, provider, account))
  }
}

async function ask({ clock, fetchFor }: ConsoleDeps, provider: string, account: JsonObject): Promise<ConnectionCheck> {
  const startedAt = clock.now()
  const outcome = (ok: boolean, message: string) => ({ ok, message, ms: Math.max(0, clock.now() - startedAt) })
  const { url, method = 'GET', headers, body } = probeOf(provider, account)
  try {
    const response = await fetchFor(account)(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    const words = wordsIn(await textOf(response))
    if (response.ok) return outcome(true, 'The provider accepts these credentials.')
    const isRefused = response.status === 401 || response.status === 403
    const said = isRefused ? 'The provider refuses these credentials' : 'The provider answered with an error'
    return outcome(false, `${said} (${response.status})${words === '' ? '' : `: ${words}`}`)
  } catch (error) {
    return outcome(false, failureText(error))
  }
}

interface Probe {
  url: string
  method?: 'POST'
  headers: Record<string, string>
  body?: string
}

/** A request that is free of charge and needs valid credentials. */
function probeOf(provider: string, account: JsonObject): Probe {
  const { apiKey, apiToken, accountSid, authToken } = account as Record<string, string>
  const base = (preset: string) => (typeof account.baseUrl === 'string' ? account.baseUrl : preset).replace(/\/+$/, '')
  const bearer = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  const sid = encodeURIComponent(accountSid ?? '')
  switch (provider) {
    case 'anthropic':
      return {
        url: `${base('https://api.anthropic.com/v1')}/models?limit=1`,
        headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' },
      }
    case 'google':
      return {
        url: `${base('https://generativelanguage.googleapis.com/v1beta')}/models?pageSize=1`,
        headers: { 'x-goog-api-key': apiKey ?? '' },
      }
    case 'groq':
      return { url: `${base('https://api.groq.com/openai/v1')}/models`, headers: bearer }
    case 'mistral':
      return { url: `${base('https://api.mistral.ai/v1')}/models`, headers: bearer }
    case 'deepgram':
      return {
        url: `${base('https://api.deepgram.com')}/v1/projects`,
        headers: { authorization: `Token ${apiKey ?? ''}` },
      }
    case 'sarvam':
      return {
        url: `${base('https://api.sarvam.ai')}/text-lid`,
        method: 'POST',
        headers: { 'api-subscription-key': apiKey ?? '', 'content-type': 'application/json' },
        body: '{"input":"hello"}',
      }
    case 'elevenlabs':
      return { url: `${base('https://api.elevenlabs.io')}/v1/user`, headers: { 'xi-api-key': apiKey ?? '' } }
    case 'cartesia':
      return {
        url: `${base('https://api.cartesia.ai')}/voices?limit=1`,
        headers: { ...bearer, 'cartesia-version': '2026-08-14' }, // the version that calls use,
      }
    case 'telephony_a':
      return {
        url: `${base('https://api.twilio.com')}/2010-04-01/Accounts/${sid}.json`,
        headers: basic(accountSid, authToken),
      }
    case 'telephony_b':
      return {
        url: `${base('https://api.in.exotel.com')}/v1/Accounts/${sid}/Calls.json?PageSize=1`,
        headers: basic(apiKey, apiToken),
      }
    case 'openai':
    case 'openai-compatible':
      return { url: `${base('https://api.openai.com/v1')}/models`, headers: bearer }
    default: // A key must never go to a provider that it is not for.
      throw new Error(`There is no check of ${provider} yet.`)
  }
}

function basic(user = '', password = ''): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > MAX_RESPONSE_BYTES) break
  }
  return text
}

/** Finds the message in a JSON response, wherever the provider puts it. */
function wordsIn(text: string): string {
  try {
    const { error, message, detail, err_msg: other } = JSON.parse(text) as Record<string, unknown>
    const inner = [error, detail].map((one) => (one as { message?: unknown } | null)?.message)
    const words = [...inner, message, error, detail, other].find((one) => typeof one === 'string')
    return typeof words === 'string' ? words.trim().slice(0, MAX_WORDS_CHARS).toWellFormed() : ''
  } catch {
    return ''
  }
}

function failureText(error: unknown): string {
  const { name, cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `The provider did not answer within ${TIME_LIMIT_MS / 1000} seconds.`
  return `The provider could not be reached: ${cause?.code ?? cause?.message ?? message}.`
}

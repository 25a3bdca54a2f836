import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIMITS, type Limit } from '../../../src/base/limits.ts'
import { hi } from '../../../web/src/i18n/hi.ts'
import { REFUSAL_PHRASES, REFUSALS } from '../../../web/src/i18n/hi/refusals.ts'
import { sentencesOf } from './sentences-of.ts'

const SOURCES = join(import.meta.dirname, '../../../src')

/** Whatever answers requests of the console, or leaves a reason that one of its pages shows. */
const FILES = [
  ...below('console'),
  ...['agents', 'choose-model', 'conversations', 'variables', 'open-conversations', 'phone-request'].map(
    (name) => `api/${name}.ts`,
  ),
  ...['api/http/validator-compiler.ts', 'api/http/rate-limit.ts', 'base/phone-number.ts', 'ports/phone-calls.ts'],
  ...below('telephony/calls'),
  ...['webhooks/url-rules.ts', 'webhooks/error-messages.ts', 'webhooks/post-webhook.ts'],
  ...['machines/call/endings.ts', 'machines/call/leg.ts', 'machines/webhook-delivery/attempts.ts', 'effects/dial.ts'],
  ...below('machines/call/states'),
]

/** Folders whose sentences are of other tables, or which no page shows: the waiting page, logs, another protocol. */
const OTHERS = /^console\/(pages|inspect|stats\/call-counter|history\/guard-texts|check-with-patterns)/
const NOT_SHOWN = [
  'The delivery {} was just written and is not there.',
  'The key {} was just written and is not there.',
  'This is a test delivery. Answer with any 2xx status; there is nothing else to do.',
  'You read more slowly than things happen.',
  'This address speaks WebSocket only.',
  'projectId must be a UUID.',
  'The id in the path must be a UUID.',
  'Every message must be one JSON object.',
  'Every message must be a text frame.',
  'A voice test failed.',
  'it has not been checked yet.',
]

const inHindi = hi.problems.refusal

describe('a refusal in Hindi', () => {
  it('is there for every sentence of the service that a page may show', () => {
    const said = FILES.filter((file) => !OTHERS.test(file))
      .flatMap((file) => sentencesOf(join(SOURCES, file)))
      .filter((text) => /^[\p{L}{].*\s.*\.$/u.test(text) && !NOT_SHOWN.includes(text))
    const refused = Object.values<Limit>(LIMITS).flatMap(({ status, beyond }) => (status ? [beyond] : []))
    expect(said.length).toBeGreaterThan(100)
    const known = { ...REFUSALS, ...REFUSAL_PHRASES }
    expect([...new Set(said)].filter((text) => !(text in known))).toEqual([])
    // The catalogue of limits abbreviates: "…" stands for a number, and some refer to others.
    const whole = refused.filter((text) => !/…|^The same|^Other numbers/.test(text))
    expect(whole.length).toBeGreaterThan(5)
    expect(whole.filter((text) => inHindi(text) === text)).toEqual([])
  })

  it('has a place for every name and number', () => {
    for (const [english, hindi] of Object.entries(REFUSALS)) {
      const gaps = english.split('{}').length - 1
      expect([...hindi.matchAll(/\{(\d)\}/g)].map(([, position]) => Number(position)).sort()).toEqual(
        Array.from({ length: gaps }, (_, index) => index + 1),
      )
    }
  })

  it('keeps names, and puts what is in its gaps into Hindi as well', () => {
    expect(inHindi('The model provider groq is not connected to this project.')).toBe(
      'मॉडल प्रदाता groq इस प्रोजेक्ट से जुड़ा नहीं है।',
    )
    expect(inHindi('The draft has an error: Two steps have the id "a".')).toBe(
      'मसौदे में एक त्रुटि है: दो चरणों की आईडी "a" है।',
    )
    expect(inHindi('Too many requests. Try again in 1 second.')).toBe('बहुत ज़्यादा अनुरोध हुए। 1 सेकंड बाद फिर कोशिश करें।')
    expect(inHindi('The endpoint answered 302. Redirects are not followed.')).toBe(
      'एंडपॉइंट ने 302 उत्तर दिया। रीडायरेक्ट नहीं माने जाते।',
    )
  })

  it('leaves the words of others', () => {
    expect(inHindi('Insufficient funds on this account')).toBe('Insufficient funds on this account')
  })
})

function below(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
}

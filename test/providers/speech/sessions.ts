import type { JsonObject } from '../../../src/base/json.ts'
import type { AudioFormat, SpeechToText, SpeechOptions, TextToSpeech } from '../../../src/ports/speech.ts'
import type { VendorSocketDeps } from '../../../src/providers/speech/vendor-socket.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { Bell } from './bell.ts'

export const TELEPHONE: AudioFormat = { encoding: 'mulaw', sampleRateHz: 8_000 }
export const API_KEY = 'key-4711-secret'

export type Making<Part> = (deps: VendorSocketDeps) => Part

function setUp() {
  const bell = new Bell()
  const clock = new VirtualClock()
  const warnings: { reason: string; message: string }[] = []
  const deps: VendorSocketDeps = {
    clock,
    log: {
      warn(details, message) {
        warnings.push({ reason: (details as { reason: string }).reason, message })
        bell.ring()
      },
    },
  }
  const credentials = (url: string): JsonObject => ({ apiKey: API_KEY, baseUrl: url })
  return { bell, clock, warnings, deps, credentials, until: (condition: () => boolean) => bell.until(condition) }
}

/** A recogniser's session and all that it reports, as lines of text. */
export function listen(make: Making<SpeechToText>, url: string, setting: Partial<SpeechOptions> = {}) {
  const { bell, deps, credentials, ...rest } = setUp()
  const heard: string[] = []
  const report = (line: string) => {
    heard.push(line)
    bell.ring()
  }
  const session = make(deps).open(
    { credentials: credentials(url), language: 'en', languages: ['en'], format: TELEPHONE, ...setting },
    {
      speechStarted: () => report('speech started'),
      partial: (text) => report(`partial: ${text}`),
      final: (text, language) => report(`final (${language}): ${text}`),
      utteranceEnded: () => report('utterance ended'),
      failed: (error) => report(`failed: ${error.message}`),
    },
  )
  return { ...rest, deps, session, heard, heardUntil: (line: string) => rest.until(() => heard.includes(line)) }
}

/** A synthesiser's session, the audio of each line and all else that it reports. */
export function speak(
  make: Making<TextToSpeech>,
  url: string,
  setting: Partial<SpeechOptions & { voiceId: string | null }> = {},
) {
  const { bell, deps, credentials, ...rest } = setUp()
  const told: string[] = []
  const audio = new Map<string, Buffer>()
  const chunkBytes: number[] = []
  const aligned = new Map<string, { text: string; startMs: number }[]>()
  const report = (line: string) => {
    told.push(line)
    bell.ring()
  }
  const session = make(deps).open(
    {
      credentials: credentials(url),
      language: 'en',
      languages: ['en'],
      format: TELEPHONE,
      voiceId: null,
      ...setting,
    },
    {
      audio(utteranceId, chunk) {
        chunkBytes.push(chunk.length)
        audio.set(utteranceId, Buffer.concat([audio.get(utteranceId) ?? Buffer.alloc(0), chunk]))
        bell.ring()
      },
      wordTimings: (utteranceId, characters) =>
        aligned.set(utteranceId, [...(aligned.get(utteranceId) ?? []), ...characters]),
      done: (utteranceId) => report(`done: ${utteranceId}`),
      failed: (utteranceId, error) => report(`failed: ${utteranceId}: ${error.message}`),
    },
  )
  const say = (utteranceId: string, ...texts: string[]) => {
    for (const text of texts) session.speak(utteranceId, text)
    session.finish(utteranceId)
  }
  return {
    ...rest,
    session,
    told,
    audio,
    chunkBytes,
    aligned,
    say,
    toldUntil: (line: string) => rest.until(() => told.includes(line)),
  }
}

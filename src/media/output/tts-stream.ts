import type { Clock, EpochMs } from '../../base/time.ts'
import type { Language } from '../../ports/language.ts'
import type { AudioFormat, SpeechOptions, TextToSpeech, TtsEvents, TtsSession } from '../../ports/speech.ts'
import { createFormatConverter, type FormatConverter } from '../audio/format-converter.ts'
import { bytesPerMs } from '../audio/samples.ts'

/** A vendor that sends nothing for this long, in ms, has failed. */
const STALLED_MS = 4_000
/** Fastest speech: an utterance that stops with less audio than this for its text is incomplete. */
const FASTEST_CHARACTER_MS = 40
/** Maximum audio of an utterance; the rest is dropped. */
const MAX_UTTERANCE_MS = 5 * 60_000
/** Maximum number of word timings of an utterance, which has at most 4,000 characters. */
const MAX_WORD_TIMINGS = 20_000

export interface TtsStreamDeps {
  tts: TextToSpeech
  options: SpeechOptions & { voiceId: string | null }
  /** The requested audio format. */
  format: AudioFormat
  clock: Clock
}

export interface TtsStreamEvents {
  audio(audio: Buffer): void
  /** All pieces so far, those before included. */
  wordTimings(pieces: readonly { text: string; startMs: number }[]): void
  done(): void
  /** Twice in a row. */
  failed(error: Error): void
}

interface CurrentUtterance {
  id: string
  /** So far. */
  text: string
  /** No more of it is to come. */
  isWhole: boolean
  language: Language
  events: TtsStreamEvents
  converter: FormatConverter
  attempt: 1 | 2
  /** Bytes received, in the requested format; a second attempt skips those that are there already. */
  bytes: number
  haveBytes: number
  wordTimings: { text: string; startMs: number }[]
  lastMessageAt: EpochMs
}

/** Has one line after the other spoken, in the format wanted, and once more with a new session when that fails. */
export class TtsStream {
  readonly #deps: TtsStreamDeps
  readonly #vendorFormat: AudioFormat
  readonly #bytesPerMs: number
  /** One for each language that a line was in: vendors want to know it at the start. */
  readonly #sessions = new Map<Language, TtsSession>()
  #current: CurrentUtterance | null = null
  #count = 0

  constructor(deps: TtsStreamDeps) {
    this.#deps = deps
    this.#vendorFormat = deps.tts.formatFor(deps.format)
    this.#bytesPerMs = bytesPerMs(deps.format)
  }

  /** Opens the vendor's session before it is needed. */
  warm(language: Language): void {
    try {
      this.#session(language)
    } catch {
      // The line that needs it says so.
    }
  }

  /** Begins a line; `add` gives its text, piece by piece, and `finish` says that this was all. */
  begin(language: Language, events: TtsStreamEvents): void {
    this.cancel()
    this.#attempt({ text: '', isWhole: false, language, events, attempt: 1, haveBytes: 0 })
  }

  add(text: string): void {
    const line = this.#current
    if (!line || line.isWhole || text === '') return
    line.text += text
    this.#ask(line, (session) => session.speak(line.id, text))
  }

  finish(): void {
    const line = this.#current
    if (!line || line.isWhole) return
    line.isWhole = true
    line.lastMessageAt = this.#deps.clock.now()
    this.#ask(line, (session) => session.finish(line.id))
  }

  /** No more events of the utterance are reported. */
  cancel(): void {
    const line = this.#current
    if (!line) return
    this.#release(line)
    this.#sessions.get(line.language)?.cancel(line.id)
  }

  /** Detects a vendor that has stopped sending. */
  tick(now: EpochMs): void {
    const line = this.#current
    // While more text is to come, silence may not be the vendor's fault.
    if (!line?.isWhole || now - line.lastMessageAt < STALLED_MS) return
    const isWhole = line.bytes >= line.text.length * FASTEST_CHARACTER_MS * this.#bytesPerMs
    if (isWhole) this.#done(line)
    else this.#failed(line, new Error('The synthesiser fell silent in the middle of a line.'))
  }

  close(): void {
    if (this.#current) this.#release(this.#current)
    for (const session of this.#sessions.values()) session.close()
    this.#sessions.clear()
  }

  #attempt(order: Pick<CurrentUtterance, 'text' | 'isWhole' | 'language' | 'events' | 'attempt' | 'haveBytes'>): void {
    const line: CurrentUtterance = {
      ...order,
      id: `line-${(this.#count += 1)}`,
      converter: createFormatConverter(this.#vendorFormat, this.#deps.format),
      bytes: 0,
      wordTimings: [],
      lastMessageAt: this.#deps.clock.now(),
    }
    this.#current = line
    this.#ask(line, (session) => {
      if (line.text !== '') session.speak(line.id, line.text)
      if (line.isWhole) session.finish(line.id)
    })
  }

  #ask(line: CurrentUtterance, work: (session: TtsSession) => void): void {
    try {
      work(this.#session(line.language))
    } catch (error) {
      this.#failed(line, error instanceof Error ? error : new Error(String(error)))
    }
  }

  #session(language: Language): TtsSession {
    const open = this.#sessions.get(language)
    if (open) return open
    const { tts, options } = this.#deps
    const opened: { session?: TtsSession } = {}
    const events = this.#events(language, () => this.#sessions.get(language) === opened.session)
    opened.session = tts.open({ ...options, language, format: this.#vendorFormat }, events)
    this.#sessions.set(language, opened.session)
    return opened.session
  }

  /** Events of an abandoned session are ignored. */
  #events(language: Language, isCurrent: () => boolean): TtsEvents {
    const current = (utteranceId: string) => (isCurrent() && this.#current?.id === utteranceId ? this.#current : null)
    return {
      audio: (utteranceId, audio) => {
        const line = current(utteranceId)
        if (line) this.#audio(line, audio)
      },
      wordTimings: (utteranceId, characters) => {
        const line = current(utteranceId)
        if (!line) return
        // Not by spreading: more arguments than the stack holds would throw.
        for (const each of characters.slice(0, MAX_WORD_TIMINGS - line.wordTimings.length)) line.wordTimings.push(each)
        line.events.wordTimings(line.wordTimings)
      },
      done: (utteranceId) => {
        const line = current(utteranceId)
        if (line) this.#done(line)
      },
      failed: (utteranceId, error) => {
        if (!isCurrent()) return
        const line = this.#current?.language === language ? this.#current : null
        if (line && (utteranceId === null || line.id === utteranceId)) this.#failed(line, error)
        else if (utteranceId === null) this.#drop(language)
      },
    }
  }

  #audio(line: CurrentUtterance, audio: Buffer): void {
    line.lastMessageAt = this.#deps.clock.now()
    const converted = line.converter.push(audio)
    const fresh = converted.subarray(Math.max(0, line.haveBytes - line.bytes))
    line.bytes += converted.length
    if (fresh.length > 0 && line.bytes <= MAX_UTTERANCE_MS * this.#bytesPerMs) line.events.audio(fresh)
  }

  #done(line: CurrentUtterance): void {
    if (line.bytes === 0 && /[\p{L}\p{N}]/u.test(line.text)) {
      return this.#failed(line, new Error('The synthesiser made no sound of a line.'))
    }
    this.#release(line)
    line.events.done()
  }

  #failed(line: CurrentUtterance, error: Error): void {
    this.#release(line)
    this.#drop(line.language)
    if (line.attempt === 2) return line.events.failed(error)
    this.#attempt({ ...line, attempt: 2, haveBytes: line.bytes })
  }

  #release(line: CurrentUtterance): void {
    line.converter.close()
    this.#current = null
  }

  #drop(language: Language): void {
    this.#sessions.get(language)?.close()
    this.#sessions.delete(language)
  }
}

import type { Clock, EpochMs } from '../../base/time.ts'
import type { Language } from '../../ports/language.ts'
import type { AudioFormat } from '../../ports/speech.ts'
import type { MediaProtocol } from '../../ports/telephony.ts'
import { FrameQueue } from './frame-queue.ts'
import { playedText } from './played-text.ts'
import type { TtsStream } from './tts-stream.ts'
import { Playout } from './playout.ts'
import type { CachedVoice } from './speech-cache.ts'
import { bytesPerMs, silenceByte } from '../audio/samples.ts'

/**
 * Milliseconds of audio that the carrier holds in advance: enough for a short delay of this process, and little to
 * clear on barge-in.
 */
const LEAD_MS = 200
/** How much of a line may have been heard before we know it. */
const MARK_EVERY_MS = 500

export interface SpeechPlayoutDeps {
  protocol: MediaProtocol
  format: AudioFormat
  streamId: string
  tts: TtsStream
  speechCache?: CachedVoice | undefined
  clock: Pick<Clock, 'now'>
  send(frame: string): void
  /** Time of the carrier's last message: on a dead connection nothing is played. */
  lastMessageAt(): EpochMs
}

/** Plays an utterance in real time, and knows how much of it was heard. */
export class SpeechPlayout {
  framesSent = 0
  /** When the first audio of the line went to the carrier; null when none did. */
  firstAudioAt: EpochMs | null = null
  /** Set when synthesis has failed finally during this utterance. */
  failure: Error | null = null
  readonly #deps: SpeechPlayoutDeps
  readonly #queue: FrameQueue
  readonly #frameMs: number
  /** Audio sent last, with its position in the utterance: it may have to be sent again. */
  #sent: { frame: Buffer; startMs: number }[] = []
  readonly #leadMs: number
  readonly #bytesPerMs: number
  readonly #playout = new Playout()
  #text = ''
  #wordTimings: readonly { text: string; startMs: number }[] = []
  /** All of the line's audio is there; null while it is not. */
  #totalMs: number | null = 0
  #audioMs = 0
  #endMark: string | null = null
  #isHeld = false
  #markedMs = 0
  #marks = 0
  #sequence = 0

  constructor(deps: SpeechPlayoutDeps) {
    const { protocol, format } = deps
    this.#deps = deps
    this.#bytesPerMs = bytesPerMs(format)
    const multiple = protocol.frameMultipleBytes
    const frameBytes = Math.ceil((protocol.frameMs * this.#bytesPerMs) / multiple) * multiple
    this.#frameMs = frameBytes / this.#bytesPerMs
    this.#leadMs = Math.max(LEAD_MS, 2 * this.#frameMs)
    this.#queue = new FrameQueue(frameBytes, silenceByte(format))
  }

  /** Starts an utterance with the text known so far; `add` and `finish` bring the rest. */
  begin(text: string, language: Language, isWhole: boolean): void {
    this.#text = text
    this.#sent = []
    this.#wordTimings = []
    this.#audioMs = 0
    this.#totalMs = null
    this.#endMark = null
    this.#isHeld = false
    this.#markedMs = 0
    this.firstAudioAt = null
    this.failure = null
    this.#queue.clear()
    this.#playout.begin()
    if (isWhole && text.trim() === '') return this.#complete()
    const { speechCache, tts, format } = this.#deps
    const spoken = isWhole ? speechCache?.find(text, language, format) : undefined
    if (spoken) {
      this.#wordTimings = spoken.wordTimings
      this.#take(spoken.audio)
      return this.#complete()
    }
    tts.begin(language, {
      audio: (audio) => {
        this.#take(audio)
        // The person waits for the first of it: not for the next tick, too.
        if (this.firstAudioAt === null) this.tick(this.#deps.clock.now())
      },
      wordTimings: (pieces) => (this.#wordTimings = pieces),
      done: () => this.#complete(),
      failed: (error) => (this.failure = error),
    })
    tts.add(text)
    if (isWhole) this.finish()
  }

  add(text: string): void {
    this.#text += text
    this.#deps.tts.add(text)
  }

  /** The text is whole. */
  finish(): void {
    if (this.#text.trim() !== '') return this.#deps.tts.finish()
    this.#deps.tts.cancel()
    this.#complete()
  }

  /** Sends the frames that are due. */
  tick(now: EpochMs): void {
    if (this.#isHeld) return
    while (this.#playout.leadMs(now) + this.#frameMs <= this.#leadMs) {
      const frame = this.#queue.take() ?? (this.#totalMs === null ? null : this.#queue.takeRest())
      if (frame === null) break
      this.#sendFrame(frame, now)
    }
    if (this.firstAudioAt === null || this.#totalMs === null || this.#queue.bytes > 0) return
    this.#endMark ??= this.#sendMark()
  }

  confirm(mark: string, now: EpochMs): void {
    this.#playout.confirm(mark, now)
  }

  /** Whether the person has heard all of it. */
  isOver(now: EpochMs): boolean {
    if (this.#endMark === null) return this.firstAudioAt === null && this.#totalMs === 0
    const playout = this.#playout
    const wasPlayed = playout.isOverByTime(now) && this.#deps.lastMessageAt() >= playout.emptyAt
    return wasPlayed || playout.isConfirmed(this.#endMark)
  }

  /** Stops playing at once until `resume`, which continues where the person last heard it. */
  hold(now: EpochMs): void {
    this.#isHeld = true
    if (this.#playout.leadMs(now) > 0) this.#resendUnplayed(now)
  }

  resume(): void {
    this.#isHeld = false
  }

  /** Returns the text that was heard so far. */
  heard(now: EpochMs): string {
    if (this.#totalMs !== null && this.isOver(now)) return this.#text
    const heardMs = this.#playout.heardMs(Math.min(now, this.#deps.lastMessageAt()))
    return playedText({ text: this.#text, wordTimings: this.#wordTimings, totalMs: this.#totalMs, heardMs })
  }

  /** Stops the utterance and clears the carrier's buffer. */
  stop(now: EpochMs): void {
    const { tts, protocol, streamId } = this.#deps
    const isUnheard = this.#isHeld ? this.#playout.leadMs(now) > 0 : !this.isOver(now)
    tts.cancel()
    this.#queue.clear()
    if (this.firstAudioAt !== null && isUnheard) this.#deps.send(protocol.clear(streamId))
    this.#playout.cleared(now)
    this.#isHeld = true
  }

  /** Clears the carrier's buffer; what it had not played is sent again on `resume`. */
  #resendUnplayed(now: EpochMs): void {
    const { protocol, streamId } = this.#deps
    // Marks may be late, but hardly by more than one.
    const leftAtMs = Math.max(this.#playout.heardMs(now), this.#playout.dueMs(now) - MARK_EVERY_MS)
    const unheard = this.#sent.filter(({ startMs }) => startMs + this.#frameMs > leftAtMs)
    const positionMs = unheard[0]?.startMs ?? leftAtMs
    this.#deps.send(protocol.clear(streamId))
    this.#playout.cleared(now, positionMs)
    this.#queue.putBack(unheard.map(({ frame }) => frame))
    this.#sent = this.#sent.filter(({ startMs }) => startMs < positionMs)
    this.#markedMs = Math.min(this.#markedMs, positionMs)
    this.#endMark = null
  }

  #take(audio: Buffer): void {
    this.#audioMs += audio.length / this.#bytesPerMs
    this.#queue.push(audio)
  }

  #complete(): void {
    this.#totalMs = this.#audioMs
  }

  #sendFrame(frame: Buffer, now: EpochMs): void {
    const { protocol, streamId } = this.#deps
    this.firstAudioAt ??= now
    this.#sent.push({ frame, startMs: this.#playout.sentMs })
    if (this.#sent.length * this.#frameMs > this.#leadMs + 2 * MARK_EVERY_MS) this.#sent.shift()
    this.#deps.send(protocol.audio(streamId, frame, (this.#sequence += 1)))
    this.framesSent += 1
    this.#playout.sent(this.#frameMs, now)
    if (this.#playout.sentMs - this.#markedMs >= MARK_EVERY_MS && this.#queue.bytes > 0) this.#sendMark()
  }

  #sendMark(): string {
    const { protocol, streamId } = this.#deps
    const name = `m${(this.#marks += 1)}`
    this.#deps.send(protocol.mark(streamId, name, (this.#sequence += 1)))
    this.#playout.marked(name)
    this.#markedMs = this.#playout.sentMs
    return name
  }
}

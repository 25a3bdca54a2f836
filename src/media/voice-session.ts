import type { Clock } from '../actors/ports.ts'
import type { FieldSpec } from '../ports/language.ts'
import type { AudioFormat, Recogniser, SpeechSetting, Synthesiser } from '../ports/speech.ts'
import type { MediaProtocol } from '../ports/telephony.ts'
import type { Answer, ConverseRequest, SpokenLine, Talked } from '../ports/voice.ts'
import type { Pacer } from './pacer.ts'
import type { PreparedVoice } from './prepared-lines.ts'

export interface VoiceSessionSetting {
  protocol: MediaProtocol
  /** What the socket's `started` said. */
  streamId: string
  /** What `started` said, too; default: the protocol's own. */
  format?: AudioFormat
  socket: MediaSocket
  hear: Recogniser
  /** `format` is what the recogniser is fed; the carrier's audio is converted to it. */
  hearSetting: SpeechSetting
  speak: Synthesiser
  /** `format` and `language` are set by the session: nearest to the carrier's, and the line's. */
  speakSetting: SpeechSetting & { voiceId: string | null }
  clock: Clock
  /** One for all sessions of a process. */
  pacer: Pacer
  /** Whether a text already answers what is asked, so that nobody need wait for more of it. */
  isComplete(asked: FieldSpec[], text: string): boolean
  /** Lines of this voice that were made before they are needed. */
  prepared?: PreparedVoice
  log?: MediaLog
}

/** The carrier's socket, as little as is needed of it. */
export interface MediaSocket {
  send(text: string): void
  /** Ends the call at the carrier. */
  close(): void
  /** Sent, but not yet taken by the network. */
  readonly bufferedBytes: number
}

export interface MediaLog {
  warn(facts: Record<string, unknown>, message: string): void
}

/** The audio of one call, between the carrier's socket and who hears and speaks. */
export interface VoiceSession {
  /** A text frame of the socket's, from the one after `started` on (an earlier one does no harm). */
  receive(frame: string): void
  socketClosed(): void
  /**
   * Speaks a line, then hears the answer; one at a time. `spoken` is called once, when the line is over. Rejects with
   * the signal's reason when aborted, and with `VoiceGone` when the call's audio is over before an answer is there.
   * After `speech_failed` it still plays what was prepared.
   */
  converse(request: ConverseRequest, signal: AbortSignal, spoken: (line: SpokenLine) => void): Promise<Answer>
  /** Settles when the audio is over: the call ended, or speech failed for good. Never rejects. */
  readonly ended: Promise<Talked>
  /** Closes the socket, which hangs up, and what listens and speaks. A repeat does nothing. */
  close(): void
  readonly stats: VoiceStats
}

export interface VoiceStats {
  framesReceived: number
  /** Not of the protocol, repeated, or of a wrong size. */
  framesDropped: number
  framesSent: number
  /** Lines that the person cut short. */
  interruptions: number
  /** From the start of the speech that interrupted to `clear`, the last time; null before. */
  lastBargeInMs: number | null
}

/** The call's audio ended while a line was spoken or an answer awaited. */
export class VoiceGone extends Error {
  override readonly name = 'VoiceGone'
  readonly reason: Talked['reason']

  constructor(reason: Talked['reason']) {
    super(`The audio of the call is over: ${reason}.`)
    this.reason = reason
  }
}

export function createVoiceSession(_setting: VoiceSessionSetting): VoiceSession {
  throw new Error('Not there yet.')
}

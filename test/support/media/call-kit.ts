import type { FieldSpec } from '../../../src/ports/language.ts'
import type { SpeechToText, TextToSpeech } from '../../../src/ports/speech.ts'
import type { Carrier, MediaMessage, Telephony } from '../../../src/ports/telephony.ts'
import type { Answer, PromptRequest, PlayedUtterance } from '../../../src/ports/voice.ts'
import { createFrameTicker } from '../../../src/media/frame-ticker.ts'
import { createVoiceSession, type VoiceSession, type VoiceSessionDeps } from '../../../src/media/voice-session.ts'
import type { Faults } from '../../../src/simulator/faults.ts'
import type { CarrierSocket, Network, SocketEvents } from '../../../src/simulator/carriers/network.ts'
import { scripted } from '../../../src/simulator/people/people.ts'
import type { Act, Person } from '../../../src/simulator/people/person.ts'
import { createSimulator } from '../../../src/simulator/simulator.ts'
import { builtinRecogniser } from '../../../src/simulator/speech/builtin-recogniser.ts'
import { createBuiltinSynthesiser } from '../../../src/simulator/speech/builtin-synthesiser.ts'
import { createTwilio } from '../../../src/providers/twilio/twilio.ts'
import { createExotel } from '../../../src/providers/exotel/exotel.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'

const never = new AbortController().signal

export interface CallOptions {
  telephony?: Telephony
  /** A number of `docs/simulator.md`, or a person. */
  person?: Person | string
  faults?: Partial<Faults>
  hear?: SpeechToText
  speak?: (clock: VirtualClock) => TextToSpeech
  setting?: Partial<VoiceSessionDeps>
  /** The carrier returns no marks. */
  losesMarks?: boolean
  /** Replaces each frame that the carrier sends. */
  mangle?: (frame: string) => string[]
  /** How far the ticker's clock is ahead of this one: the system's clock was set since. */
  pacerAheadMs?: number
  /** Default true; false: the carrier sends no frames during silence. */
  isSilenceSent?: boolean
}

/** Frames that the socket of a call carried to the carrier, and how many bytes the network has not accepted. */
class SentFrames {
  readonly frames: { atMs: number; frame: string }[] = []
  bufferedBytes = 0
  isClosed = false

  of(event: 'media' | 'mark' | 'clear'): { atMs: number; frame: string }[] {
    return this.frames.filter(({ frame }) => frame.includes(`"event":"${event}"`))
  }
}

/** An answered call of the simulator with a voice session of the service, in memory and on one clock. */
export async function answeredCall(options: CallOptions = {}) {
  const { telephony = 'telephony_a', person = '+12025550100', faults = {}, hear = builtinRecogniser } = options
  const { mangle = (frame: string) => [frame] } = options
  const clock = new VirtualClock()
  const sent = new SentFrames()
  const pacer = createFrameTicker(clock)
  const begun: { session?: VoiceSession; receive?: (frame: string) => void } = {}

  const open = (streamId: string, socket: VoiceSessionDeps['socket']) =>
    createVoiceSession({
      protocol: carrier.media,
      streamId,
      socket,
      stt: hear,
      sttOptions: { credentials: {}, language: 'en', languages: ['en', 'hi'], format: carrier.media.format },
      tts: options.speak?.(clock) ?? createBuiltinSynthesiser({ clock }),
      ttsOptions: {
        credentials: {},
        language: 'en',
        languages: ['en', 'hi'],
        format: carrier.media.format,
        voiceId: null,
      },
      clock,
      ticker: { ...pacer, join: (tick) => pacer.join((now) => tick(now + (options.pacerAheadMs ?? 0))) },
      completenessOf: (asked, text) =>
        asked.length > 0 && asked.every(({ type }) => type === 'boolean' && /yes|no/.test(text)) ? 'certain' : 'none',
      isOptOut: (text) => /never call/.test(text),
      ...options.setting,
    })
  const network = socketNetwork((events) => {
    const socket = {
      send: (frame: string) => {
        sent.frames.push({ atMs: clock.now(), frame })
        events.message(frame)
      },
      close: () => {
        sent.isClosed = true
        queueMicrotask(() => events.closed())
      },
      get bufferedBytes() {
        return sent.bufferedBytes
      },
    }
    begun.receive = (frame) => {
      const message: MediaMessage | null = carrier.media.read(frame)
      if (message?.type === 'started') begun.session = open(message.streamId, socket)
      else if (!isLeftOut(message, options)) for (const each of mangle(frame)) begun.session?.receive(each)
    }
    return { receive: begun.receive, closed: () => begun.session?.socketClosed() }
  })
  const simulator = createSimulator({
    clock,
    network,
    ...(typeof person !== 'string' || Object.keys(faults).length > 0
      ? { find: () => (typeof person === 'string' ? undefined : { person, faults }) }
      : {}),
  })
  const carrier: Carrier =
    telephony === 'telephony_a' ? createTwilio(simulator.exchange) : createExotel(simulator.exchange)
  await carrier.dial(
    {
      account: { ...simulator.accounts[telephony], baseUrl: 'http://carrier.example' },
      effectId: 'effect-1',
      to: typeof person === 'string' ? person : '+919876543210',
      from: '',
      mediaUrl: 'wss://parley.example/media/token',
      statusUrl: 'https://parley.example/status/secret',
      ringTimeoutSec: 30,
      maxDurationSec: 600,
    },
    never,
  )
  while (begun.session === undefined) await clock.advance(20)
  const session = begun.session
  const answeredAt = clock.now()

  return {
    clock,
    session,
    sent,
    pacer,
    /** Milliseconds since the call was answered. */
    atMs: () => clock.now() - answeredAt,
    problems: () => simulator.calls()[0]?.protocolViolations ?? [],
    /** The agent's turns as the person heard them. */
    heardByPerson: () => simulator.calls()[0]?.turns.map(({ text }) => text) ?? [],
    /** Delivers a frame as if the carrier had sent it. */
    inject: (frame: string) => begun.receive?.(frame),
    /** Starts a turn; the test then has to advance the clock. */
    begin(request: Partial<PromptRequest> & { text: string }, signal: AbortSignal = never) {
      const turn: { line: PlayedUtterance | null; lineOverAt: number | null; answer: Answer | null; error: unknown } = {
        line: null,
        lineOverAt: null,
        answer: null,
        error: null,
      }
      const whole = { callId: 'call-1', turn: 0, language: 'en' as const, asked: [TEXT], silenceMs: 8_000, ...request }
      session
        .promptAndCollect(whole, signal, (line) => {
          if (turn.line) turn.error = new Error('The line was over twice.')
          turn.line = line
          turn.lineOverAt = clock.now()
        })
        .then(
          (answer) => (turn.answer = answer),
          (error: unknown) => (turn.error = error),
        )
      return turn
    },
    /** Runs a whole turn. */
    async turn(request: Partial<PromptRequest> & { text: string }) {
      const turn = this.begin(request)
      for (let passed = 0; passed < 120_000 && turn.answer === null && turn.error === null; passed += 20) {
        await clock.advance(20)
      }
      return turn
    },
  }
}

export type AnsweredCall = Awaited<ReturnType<typeof answeredCall>>

export const TEXT: FieldSpec = { name: 'reason', type: 'string', description: 'Why', options: [], required: true }
export const NAME: FieldSpec = { name: 'name', type: 'string', description: 'Full name', options: [], required: true }
export const COUNT: FieldSpec = { name: 'guests', type: 'number', description: 'Guests', options: [], required: true }
export const CONSENT: FieldSpec = { name: 'agrees', type: 'boolean', description: '', options: [], required: true }

/** A person who acts as given at the agent's turns, one after the other, and then only listens. */
export function listening(...turns: Act[][]): Person {
  return { ...scripted([]), nudgesAfterMs: null, answer: (_, turn) => turns[turn - 1] ?? [] }
}

export function textOf(answer: Answer | null): string | null {
  return answer?.kind === 'heard' ? answer.text : null
}

function isLeftOut(message: MediaMessage | null, { losesMarks, isSilenceSent }: CallOptions): boolean {
  if (message?.type === 'mark') return losesMarks === true
  return isSilenceSent === false && message?.type === 'audio' && message.audio.every((byte) => byte === 0xff)
}

function socketNetwork(accept: (events: SocketEvents) => { receive(text: string): void; closed(): void }): Network {
  return {
    post: async () => ({ status: 200, body: '' }),
    connect(_url, _headers, events): CarrierSocket {
      let isOpen = true
      const end = (tell: () => void) => {
        if (!isOpen) return
        isOpen = false
        tell()
      }
      const service = accept({
        opened: () => events.opened(),
        message: (text) => isOpen && events.message(text),
        closed: () => end(() => events.closed()),
      })
      queueMicrotask(() => events.opened())
      return {
        send: (text) => isOpen && service.receive(text),
        close: () => end(() => queueMicrotask(() => service.closed())),
        cut: () => end(() => queueMicrotask(() => (service.closed(), events.closed()))),
      }
    },
    close: async () => {},
  }
}

/** CPU time of the calls' audio: framing, codecs, voice activity, turn taking; without sockets and vendors. */
import type { Clock } from '../src/base/time.ts'
import { createFrameTicker, TICK_MS } from '../src/media/frame-ticker.ts'
import { createVoiceSession } from '../src/media/voice-session.ts'
import type { FieldSpec } from '../src/ports/language.ts'
import type { AudioFormat, SpeechToText, TextToSpeech } from '../src/ports/speech.ts'
import type { MediaProtocol } from '../src/ports/telephony.ts'
import { fromSamples } from '../src/media/audio/samples.ts'
import { charactersOf, speak } from '../src/simulator/speech/voice.ts'
import { agentStream } from '../src/providers/exotel/agent-stream.ts'
import { mediaStreams } from '../src/providers/twilio/media-streams.ts'

export interface MediaCost {
  name: string
  /** Share of one core per second of one call with audio both ways. */
  cpuMsPerCallSecond: number
  answers: number
}

/** The audio of a call: an utterance of six seconds, two of silence, four of the person's speech, two of silence. */
const LINE = 'Thank you for taking the call. Please tell me in your own words what the visit is about.'
const ANSWER = 'I would like to have a regular check up, if I may.'
const PERIOD_MS = 14_000
const QUIET_MS = 8_500

const ASKED: FieldSpec[] = [{ name: 'reason', type: 'string', description: '', options: [], required: true }]

/** Three formats of a carrier: no conversion; PCM to and from 8 kHz; everything resampled. */
export async function measureMedia(calls = 100, seconds = 56): Promise<MediaCost[]> {
  const mulaw: AudioFormat = { encoding: 'mulaw', sampleRateHz: 8_000 }
  const wide: AudioFormat = { encoding: 'pcm16', sampleRateHz: 16_000 }
  const widest: AudioFormat = { encoding: 'pcm16', sampleRateHz: 24_000 }
  return [
    await measure('mu-law as it comes (telephony_a)', mediaStreams, mulaw, mulaw, calls, seconds),
    await measure('PCM, mu-law at the vendors (telephony_b)', agentStream, mulaw, mulaw, calls, seconds),
    await measure('hears 16 kHz, speaks 24 kHz (telephony_a)', mediaStreams, wide, widest, calls, seconds),
  ]
}

async function measure(
  name: string,
  protocol: MediaProtocol,
  hears: AudioFormat,
  speaks: AudioFormat,
  calls: number,
  seconds: number,
): Promise<MediaCost> {
  const clock = new ManualClock()
  const pacer = createFrameTicker(clock)
  const frames = inboundFrames(protocol)
  const lineAudio = fromSamples(speak(charactersOf(LINE), speaks.sampleRateHz), speaks.encoding)
  const lines = Array.from({ length: calls }, () =>
    openCall(protocol, hears, synthesiser(speaks, lineAudio), clock, pacer),
  )
  let answers = 0
  for (const line of lines) void line.talk(() => (answers += 1))

  const before = process.cpuUsage()
  for (let ms = 0; ms < seconds * 1_000; ms += TICK_MS) {
    clock.turn(TICK_MS)
    const isFrame = ms % protocol.frameMs === 0
    for (const line of lines) {
      if (isFrame) line.receive(frames(ms))
      line.playMarks(clock.now())
    }
    // Results of this tick are used in the next.
    await Promise.resolve()
  }
  const { user, system } = process.cpuUsage(before)
  for (const line of lines) line.close()
  return { name, cpuMsPerCallSecond: (user + system) / 1_000 / calls / seconds, answers }
}

function openCall(
  protocol: MediaProtocol,
  hears: AudioFormat,
  voice: TextToSpeech,
  clock: ManualClock,
  pacer: ReturnType<typeof createFrameTicker>,
) {
  const marks: { frame: string; at: number }[] = []
  let emptyAt = 0
  const session = createVoiceSession({
    protocol,
    streamId: 'MZ1',
    socket: {
      send(frame) {
        if (frame.includes('"event":"media"')) emptyAt = Math.max(emptyAt, clock.now()) + protocol.frameMs
        else if (frame.includes('"event":"mark"')) marks.push({ frame, at: emptyAt })
      },
      close() {},
      bufferedBytes: 0,
    },
    stt: recogniser,
    sttOptions: { credentials: {}, language: 'en', languages: ['en'], format: hears },
    tts: voice,
    ttsOptions: { credentials: {}, language: 'en', languages: ['en'], format: hears, voiceId: null },
    clock,
    ticker: pacer,
    completenessOf: () => 'unknown',
    isOptOut: () => false,
  })
  const signal = new AbortController().signal
  return {
    receive: (frame: string) => session.receive(frame),
    close: () => session.close(),
    playMarks(now: number) {
      for (let next = marks[0]; next && next.at <= now; next = marks[0]) {
        marks.shift()
        session.receive(next.frame)
      }
    },
    async talk(answered: () => void) {
      try {
        for (let turn = 0; ; turn += 1) {
          const request = { callId: '1', turn, text: LINE, language: 'en' as const, asked: ASKED, silenceMs: 30_000 }
          const answer = await session.promptAndCollect(request, signal, () => {})
          if (answer.kind === 'heard') answered()
        }
      } catch {
        // The signal is aborted when the measurement ends.
      }
    },
  }
}

/** Recognises immediately. */
const recogniser: SpeechToText = {
  open: (_, events) => ({
    push: () => {},
    finalize: () => events.final(ANSWER, 'en'),
    close: () => {},
  }),
}

/** Has the audio ready, in pieces of half a second. */
function synthesiser(format: AudioFormat, audio: Buffer): TextToSpeech {
  const pieceBytes = (format.sampleRateHz * (format.encoding === 'mulaw' ? 1 : 2)) / 2
  return {
    formatFor: () => format,
    open: (_, events) => ({
      speak: () => {},
      finish(utteranceId) {
        for (let start = 0; start < audio.length; start += pieceBytes) {
          events.audio(utteranceId, audio.subarray(start, start + pieceBytes))
        }
        events.done(utteranceId)
      },
      cancel: () => {},
      close: () => {},
    }),
  }
}

/** Returns the carrier's frames for a time: silence while the utterance plays, then the answer. */
function inboundFrames(protocol: MediaProtocol): (ms: number) => string {
  const { format, frameMs } = protocol
  const frameSamples = (format.sampleRateHz * frameMs) / 1_000
  const said = speak(charactersOf(ANSWER), format.sampleRateHz)
  const payloads = Array.from({ length: PERIOD_MS / frameMs }, (_, index) => {
    const frame = new Int16Array(frameSamples)
    const start = ((index * frameMs - QUIET_MS) * format.sampleRateHz) / 1_000
    if (start >= 0) frame.set(said.subarray(start, start + frameSamples))
    return fromSamples(frame, format.encoding).toString('base64')
  })
  const isA = protocol === mediaStreams
  return (ms) => {
    const payload = payloads[Math.floor((ms % PERIOD_MS) / frameMs)] ?? ''
    return isA
      ? `{"event":"media","sequenceNumber":"${ms}","media":{"track":"inbound","chunk":"${ms}","timestamp":"${ms}","payload":"${payload}"},"streamSid":"MZ1"}`
      : `{"event":"media","sequence_number":${ms},"stream_sid":"MZ1","media":{"chunk":${ms},"timestamp":"${ms}","payload":"${payload}"}}`
  }
}

/** A clock that is advanced by hand, with one timer: the frame ticker's. */
class ManualClock implements Clock {
  #now = 1_000_000
  readonly #planned = new Set<{ at: number; callback: () => void }>()

  now(): number {
    return this.#now
  }

  after(delayMs: number, callback: () => void): () => void {
    const planned = { at: this.#now + delayMs, callback }
    this.#planned.add(planned)
    return () => this.#planned.delete(planned)
  }

  turn(ms: number): void {
    this.#now += ms
    for (const planned of [...this.#planned]) {
      if (planned.at > this.#now) continue
      this.#planned.delete(planned)
      planned.callback()
    }
  }
}

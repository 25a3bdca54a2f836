import type { SpeechToCache } from '../../src/media/output/speech-cache.ts'
import type { SpeechToText, SttEvents, TextToSpeech } from '../../src/ports/speech.ts'
import type { Telephony } from '../../src/ports/telephony.ts'
import { createBuiltinSynthesiser } from '../../src/simulator/speech/builtin-synthesiser.ts'
import { type VirtualClock } from '../support/clock/virtual-clock.ts'
import type { AnsweredCall } from '../support/media/call-kit.ts'
import { MU_LAW } from '../support/media/tones.ts'

export const CARRIERS: Telephony[] = ['telephony_a', 'telephony_b']

export const LONG = 'Thank you for taking the call. We have a few questions about the visit that you asked for.'

export const SETTING: SpeechToCache['options'] = {
  credentials: {},
  language: 'en',
  languages: ['en'],
  format: MU_LAW,
  voiceId: null,
}

export async function endOf(call: AnsweredCall): Promise<string> {
  return (await call.session.ended).reason
}

/**
 * The builtin voice, but each session fails after so many pieces of audio (Infinity: never); one number per session.
 */
export function failingVoice(pieces: readonly number[], opened = { count: 0 }) {
  return (clock: VirtualClock): TextToSpeech => {
    const builtin = createBuiltinSynthesiser({ clock })
    return {
      formatFor: (wanted) => builtin.formatFor(wanted),
      open(setting, events) {
        let left = pieces[opened.count] ?? Infinity
        opened.count += 1
        return builtin.open(setting, {
          ...events,
          audio(utteranceId, audio) {
            if (left > 0) events.audio(utteranceId, audio)
            else if (left === 0) events.failed(null, new Error('The vendor has hung up.'))
            left -= 1
          },
          wordTimings: (utteranceId, characters) => events.wordTimings(utteranceId, characters),
          done: (utteranceId) => left >= 0 && events.done(utteranceId),
        })
      },
    }
  }
}

/** A recogniser that a test plays itself. */
export function playedRecogniser() {
  const played: { events: SttEvents | null; finalized: number; closed: boolean } = {
    events: null,
    finalized: 0,
    closed: false,
  }
  const recogniser: SpeechToText = {
    open(_, events) {
      played.events = events
      return { push: () => {}, finalize: () => (played.finalized += 1), close: () => (played.closed = true) }
    },
  }
  return { played, recogniser }
}

export const signal = new AbortController().signal

export const NOTHING = { callId: 'call-1', turn: 9, language: 'en' as const, asked: [], silenceMs: 1_000 }

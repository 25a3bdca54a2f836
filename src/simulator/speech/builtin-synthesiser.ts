import type { Clock } from '../../base/time.ts'
import type { TextToSpeech } from '../../ports/speech.ts'
import { fromSamples } from '../../media/audio/samples.ts'
import { CELL_MS } from './tones.ts'
import { charactersOf, speak } from './voice.ts'

/** Characters that are spoken at a stretch, about two seconds, so that a long line does not hold up other calls. */
const CHARACTERS_AT_ONCE = 28

type Piece = { utteranceId: string; characters: string[] } | { utteranceId: string; isLast: true }

/** Speaks in tones that the builtin recogniser and the simulator's people understand, much faster than real time. */
export function createBuiltinSynthesiser({
  clock,
  firstAudioMs = 0,
}: {
  clock: Clock
  /** How long a line takes to begin. */
  firstAudioMs?: number
}): TextToSpeech {
  return {
    formatFor: (wanted) => wanted,
    open({ format }, events) {
      const pieces: Piece[] = []
      /** Characters spoken of each line that is not complete. */
      const spoken = new Map<string, number>()
      const canceled = new Set<string>()
      let cancel: (() => void) | null = null
      let isOpen = true

      const next = (delayMs: number) => {
        cancel ??= clock.after(delayMs, () => {
          cancel = null
          say()
          if (isOpen && pieces.length > 0) next(0)
        })
      }
      const say = () => {
        const piece = pieces.shift()
        if (!piece) return
        const { utteranceId } = piece
        if ('isLast' in piece) {
          spoken.delete(utteranceId)
          if (!canceled.delete(utteranceId)) events.done(utteranceId)
          return
        }
        const before = spoken.get(utteranceId) ?? 0
        spoken.set(utteranceId, before + piece.characters.length)
        const aligned = piece.characters.map((text, index) => ({ text, startMs: (before + index) * CELL_MS }))
        events.wordTimings(utteranceId, aligned)
        events.audio(utteranceId, fromSamples(speak(piece.characters, format.sampleRateHz), format.encoding))
      }
      return {
        speak(utteranceId, text) {
          if (!isOpen || canceled.has(utteranceId)) return
          const characters = charactersOf(text)
          for (let start = 0; start < characters.length; start += CHARACTERS_AT_ONCE) {
            pieces.push({ utteranceId, characters: characters.slice(start, start + CHARACTERS_AT_ONCE) })
          }
          if (pieces.length > 0) next(spoken.has(utteranceId) ? 0 : firstAudioMs)
        },
        finish(utteranceId) {
          if (!isOpen) return
          pieces.push({ utteranceId, isLast: true })
          next(0)
        },
        cancel(utteranceId) {
          const isComplete = pieces.some((piece) => piece.utteranceId === utteranceId && 'isLast' in piece)
          pieces.splice(0, pieces.length, ...pieces.filter((piece) => piece.utteranceId !== utteranceId))
          spoken.delete(utteranceId)
          if (!isComplete) canceled.add(utteranceId)
        },
        close() {
          isOpen = false
          cancel?.()
        },
      }
    },
  }
}

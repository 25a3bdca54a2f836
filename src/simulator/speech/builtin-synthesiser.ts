import type { Clock } from '../../base/time.ts'
import type { TextToSpeech } from '../../ports/speech.ts'
import { fromSamples } from '../../media/audio/samples.ts'
import { CELL_MS } from './tones.ts'
import { charactersOf, speak } from './voice.ts'

/** Characters that are spoken at a stretch, about two seconds, so that a long line does not hold up other calls. */
const CHARACTERS_AT_ONCE = 28

type Piece = { lineId: string; characters: string[] } | { lineId: string; isLast: true }

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
        const { lineId } = piece
        if ('isLast' in piece) {
          spoken.delete(lineId)
          if (!canceled.delete(lineId)) events.done(lineId)
          return
        }
        const before = spoken.get(lineId) ?? 0
        spoken.set(lineId, before + piece.characters.length)
        const aligned = piece.characters.map((text, index) => ({ text, startMs: (before + index) * CELL_MS }))
        events.wordTimings(lineId, aligned)
        events.audio(lineId, fromSamples(speak(piece.characters, format.sampleRateHz), format.encoding))
      }
      return {
        speak(lineId, text) {
          if (!isOpen || canceled.has(lineId)) return
          const characters = charactersOf(text)
          for (let start = 0; start < characters.length; start += CHARACTERS_AT_ONCE) {
            pieces.push({ lineId, characters: characters.slice(start, start + CHARACTERS_AT_ONCE) })
          }
          if (pieces.length > 0) next(spoken.has(lineId) ? 0 : firstAudioMs)
        },
        finish(lineId) {
          if (!isOpen) return
          pieces.push({ lineId, isLast: true })
          next(0)
        },
        cancel(lineId) {
          const isComplete = pieces.some((piece) => piece.lineId === lineId && 'isLast' in piece)
          pieces.splice(0, pieces.length, ...pieces.filter((piece) => piece.lineId !== lineId))
          spoken.delete(lineId)
          if (!isComplete) canceled.add(lineId)
        },
        close() {
          isOpen = false
          cancel?.()
        },
      }
    },
  }
}

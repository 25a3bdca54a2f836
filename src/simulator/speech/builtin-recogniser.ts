import type { Language } from '../../ports/language.ts'
import type { SpeechToText } from '../../ports/speech.ts'
import { Listener } from './listener.ts'
import { toSamples } from '../../media/audio/samples.ts'

/** Pause in ms after which a piece of the utterance is final, and after which the utterance is complete. */
const FINAL_AFTER_MS = 250
const UTTERANCE_END_AFTER_MS = 500
/** Characters between two partial texts when no word ends. */
const PARTIAL_EVERY = 5

/** Recognises speech of the builtin synthesiser and of simulated people. Time is counted in audio: it has no clock. */
export const builtinRecogniser: SpeechToText = {
  open({ format }, events) {
    let text = ''
    let isOpen = true
    let isSpeaking = false
    let sincePartial = 0

    const finish = () => {
      const said = text.trim()
      text = ''
      sincePartial = 0
      if (said !== '') events.final(said, languageOf(said))
    }
    const listener = new Listener(format.sampleRateHz, {
      character(character) {
        if (!isOpen) return
        if (!isSpeaking) events.speechStarted()
        isSpeaking = true
        text += character
        sincePartial += 1
        if (character !== ' ' && sincePartial < PARTIAL_EVERY) return
        sincePartial = 0
        if (text.trim() !== '') events.partial(text.trim())
      },
      silence(ms) {
        if (!isOpen || !isSpeaking) return
        if (ms >= FINAL_AFTER_MS) finish()
        if (ms < UTTERANCE_END_AFTER_MS) return
        isSpeaking = false
        events.utteranceEnded()
      },
    })
    return {
      push(audio) {
        if (isOpen) listener.push(toSamples(audio, format.encoding))
      },
      finalize() {
        if (isOpen) finish()
      },
      close() {
        isOpen = false
      },
    }
  },
}

/** Latin letters may be English or romanised Hindi. */
function languageOf(text: string): Language | null {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : null
}

import type { AudioFormat, TextToSpeech } from '../../ports/speech.ts'
import { asObject } from '../vendor-values.ts'
import { audioOf, numbersOf, readObject, text, textsOf } from '../speech/frames.ts'
import { onlyLanguage } from '../speech/recognition-wire.ts'
import type { SynthesisMessage, SynthesisVendor, SynthesisWire, TimedCharacter } from '../speech/synthesis-wire.ts'
import { apiKeyOf, socketAddress } from '../speech/vendor-address.ts'
import { wordsOf } from '../speech/vendor-failure.ts'
import type { VendorSocketDeps } from '../speech/vendor-socket.ts'
import { createVendorSynthesiser } from '../speech/vendor-synthesiser.ts'

const ELEVENLABS = 'ElevenLabs'
const ELEVENLABS_URL = 'https://api.elevenlabs.io'
const MODEL = 'eleven_flash_v2_5'
/** Speaks every language of the model, English and Hindi among them. */
const DEFAULT_VOICE = 'JBFqnCBsd6RMkjVDRZzb'
const MAX_TEXT_LENGTH = 2_500
/** The longest that it allows. */
const INACTIVITY_TIMEOUT_SEC = 180
const KEEP_ALIVE_AFTER_MS = 10_000
/** Quota, key, voice or a message that it does not take. */
const FINAL_CLOSE_CODES = [1008]
/** Contexts of interrupted lines count until they have ended; a new connection has none. */
const TOO_MANY_CONTEXTS = 'max_active_conversations'

/**
 * ElevenLabs' synthesis of many contexts on one socket (elevenlabs.io/docs, multi-context WebSocket), with alignment.
 */
export function createElevenLabsSynthesiser(deps: VendorSocketDeps): TextToSpeech {
  return createVendorSynthesiser(synthesis, deps)
}

const synthesis: SynthesisVendor = {
  name: ELEVENLABS,
  formatFor: ({ encoding, sampleRateHz }): AudioFormat =>
    encoding === 'mulaw' && sampleRateHz !== 8_000 ? { encoding: 'pcm16', sampleRateHz } : { encoding, sampleRateHz },
  prepare(options) {
    const { credentials, format } = options
    const apiKey = apiKeyOf(credentials)
    const voice = encodeURIComponent(options.voiceId ?? DEFAULT_VOICE)
    const language = onlyLanguage(options)
    const { wire, openContext } = createWire()
    return {
      connection: {
        vendor: ELEVENLABS,
        url: socketAddress(credentials, ELEVENLABS_URL, `/v1/text-to-speech/${voice}/multi-stream-input`, {
          model_id: MODEL,
          output_format: `${format.encoding === 'mulaw' ? 'ulaw' : 'pcm'}_${format.sampleRateHz}`,
          // With several it goes by the text.
          ...(language === null ? {} : { language_code: language }),
          // Otherwise synthesis waits for 120 characters.
          auto_mode: 'true',
          inactivity_timeout: String(INACTIVITY_TIMEOUT_SEC),
          sync_alignment: 'true',
        }),
        headers: { 'xi-api-key': apiKey },
        secret: apiKey,
        finalCloseCodes: FINAL_CLOSE_CODES,
        keepAlive(idleMs) {
          // For a context that was never opened it closes the socket.
          const contextId = openContext()
          if (contextId === null || idleMs < KEEP_ALIVE_AFTER_MS) return null
          return JSON.stringify({ text: '', context_id: contextId })
        },
        farewell: JSON.stringify({ close_socket: true }),
      },
      wire,
    }
  },
}

function createWire(): { wire: SynthesisWire; openContext: () => string | null } {
  let open: string | null = null
  const close = (contextId: string) => {
    open = null
    return JSON.stringify({ context_id: contextId, close_context: true })
  }
  const wire: SynthesisWire = {
    maxTextLength: MAX_TEXT_LENGTH,
    hello() {
      open = null
      return []
    },
    text(contextId, words, isFirst) {
      open = contextId
      const begin = isFirst ? [JSON.stringify({ text: ' ', context_id: contextId })] : []
      return [...begin, JSON.stringify({ text: closed(words), context_id: contextId })]
    },
    // Only a closed context reports its end; text flushed before is spoken all the same.
    finish: (contextId) => [JSON.stringify({ context_id: contextId, flush: true }), close(contextId)],
    cancel: (contextId) => ({ messages: open === contextId ? [close(contextId)] : [], next: 'continue' }),
    read(frame) {
      const message = readObject(frame)
      if (!message) return null
      if (message.error !== undefined) {
        const words = `reported an error: ${text(message.message) || wordsOf(message)}`
        return [{ type: message.error === TOO_MANY_CONTEXTS ? 'broken' : 'refused', words }]
      }
      const contextId = text(message.contextId) || null
      const messages: SynthesisMessage[] = []
      const characters = charactersOf(message.alignment ?? message.normalizedAlignment)
      if (characters.length > 0) messages.push({ type: 'aligned', contextId, from: 'nextAudio', characters })
      const audio = audioOf(message.audio)
      if (audio) messages.push({ type: 'audio', contextId, audio })
      // The vendor's clients know the end of a context by either name.
      if (message.isFinal === true || message.is_final === true) messages.push({ type: 'done', contextId })
      const isKnown = messages.length > 0 || 'audio' in message || 'isFinal' in message || 'is_final' in message
      return isKnown ? messages : null
    },
  }
  return { wire, openContext: () => open }
}

/** A sentence must end with a blank, or its last word is held back until more text arrives. */
function closed(words: string): string {
  return /[.!?,;:।]$/u.test(words) ? `${words} ` : words
}

function charactersOf(field: unknown): TimedCharacter[] {
  const alignment = asObject(field)
  const characters = textsOf(alignment?.chars) ?? []
  const starts = numbersOf(alignment?.charStartTimesMs) ?? []
  if (characters.length !== starts.length) return []
  return characters.map((character, index) => ({ text: character, startMs: starts[index] ?? 0 }))
}

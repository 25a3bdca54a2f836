import { audioFor, object, type VendorScript } from '../vendor-server.ts'

/** Bytes of mu-law silence after which an utterance is over. */
const SILENT_BYTES = 3_200

/** Realtime recognition with the vendor's voice activity: what it hears is a text a byte value. */
export function sarvamEars(texts: Record<number, string>, language?: string): VendorScript {
  return (connection) => {
    let heard = ''
    let silence = 0
    let utterance = 0
    connection.send({ event: 'session.begin', request_id: 'r', config: { turn_detection: 'vad' } })
    const told = { ...(language ? { language, language_confidence: 0.9 } : {}) }
    return (message) => {
      const { event, audio } = object(message)
      if (event === 'ping') connection.send({ event: 'pong' })
      if (event === 'end') {
        connection.send({ event: 'session.end', request_id: 'r', total_utterances: utterance })
        connection.close(1000)
      }
      if (event !== 'audio_input') return
      const bytes = Buffer.from(String(audio), 'base64')
      const text = texts[bytes[0] ?? 0xff]
      if (text !== undefined) {
        if (heard === '') connection.send({ event: 'vad.speech_start', utterance_idx: utterance, confidence: 0.9 })
        heard += `${heard === '' ? '' : ' '}${text}`
        silence = 0
        connection.send({ event: 'transcript.partial', utterance_idx: utterance, text: heard, ...told })
        return
      }
      silence += bytes.length
      if (silence < SILENT_BYTES || heard === '') return
      connection.send({ event: 'vad.speech_end', utterance_idx: utterance })
      connection.send({ event: 'transcript.final', utterance_idx: utterance, text: heard, ...told })
      heard = ''
      utterance += 1
    }
  }
}

/** Streaming synthesis: no contexts, no way back, one `final` for each flush. */
export const sarvamVoice: VendorScript = (connection) => {
  let isConfigured = false
  let text = ''
  return (message) => {
    const { type, data } = object(message)
    if (type === 'config') isConfigured = true
    if (type === 'ping') connection.send({ type: 'pong' })
    if (type !== 'text' && type !== 'flush') return
    if (!isConfigured) {
      connection.send({ type: 'error', data: { message: 'The first message must be a config.', code: 422 } })
      return connection.close(1003)
    }
    if (type === 'text') text += String((data as { text: string }).text)
    if (type !== 'flush') return
    const audio = audioFor(text)
    text = ''
    for (let at = 0; at < audio.length; at += 333) {
      const chunk = audio.subarray(at, at + 333).toString('base64')
      connection.send({ type: 'audio', data: { content_type: 'audio/mulaw', audio: chunk, request_id: 'r' } })
    }
    connection.send({ type: 'event', data: { event_type: 'final', message: 'Speech generation completed' } })
  }
}

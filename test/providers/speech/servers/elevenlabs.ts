import { audioFor, object, type VendorScript } from '../vendor-server.ts'

/** Characters in one chunk of audio. */
const CHUNK = 7

/** Synthesis of many contexts: speaks what is flushed, tells the end only of a context that was closed. */
export const elevenLabsVoice: VendorScript = (connection) => {
  const contexts = new Map<string, string>()
  return (message) => {
    const { text, context_id: id, flush, close_context: isClosed, close_socket: isBye } = object(message)
    if (isBye === true) return connection.close(1000)
    const contextId = String(id)
    const known = contexts.get(contextId)
    if (text === '' && known === undefined) return connection.close(1008, 'Context not found')
    if (typeof text === 'string' && !isClosed)
      contexts.set(contextId, (known ?? '') + (known === undefined ? '' : text))
    if (flush === true) {
      const characters = [...(contexts.get(contextId) ?? '')]
      contexts.set(contextId, '')
      for (let at = 0; at < characters.length; at += CHUNK) {
        const chars = characters.slice(at, at + CHUNK)
        const alignment = {
          chars,
          charStartTimesMs: chars.map((_, index) => index * 10),
          charDurationsMs: chars.map(() => 10),
        }
        const audio = audioFor(chars.join('')).toString('base64')
        connection.send({ audio, contextId, alignment, normalizedAlignment: alignment, isFinal: null })
      }
    }
    if (isClosed === true && contexts.delete(contextId)) connection.send({ isFinal: true, contextId })
  }
}

import { audioFor, object, type VendorScript } from '../vendor-server.ts'

/** Streaming recognition. What it hears is told by the test, with `results`. */
export const deepgramEars: VendorScript = (connection) => (message) => {
  if (typeof message !== 'string') return
  if (object(message).type === 'Finalize') connection.send(results('', { isFinal: true, isFromFinalize: true }))
  if (object(message).type === 'CloseStream') {
    connection.send({
      type: 'Metadata',
      request_id: 'r',
      transaction_key: 'deprecated',
      sha256: '0',
      duration: 1,
      channels: 1,
    })
    connection.close(1000)
  }
}

export function results(
  transcript: string,
  options: {
    isFinal?: boolean
    isSpeechFinal?: boolean
    isFromFinalize?: boolean
    languages?: string[]
    words?: object[]
  } = {},
) {
  const { isFinal = false, isSpeechFinal = false, isFromFinalize = false, languages, words = [] } = options
  return {
    type: 'Results',
    channel_index: [0, 1],
    start: 0,
    duration: 1,
    is_final: isFinal,
    speech_final: isSpeechFinal,
    from_finalize: isFromFinalize,
    channel: { alternatives: [{ transcript, confidence: 0.9, words, ...(languages ? { languages } : {}) }] },
    metadata: {
      request_id: 'r',
      model_uuid: 'm',
      model_info: { name: 'general-nova-3', version: '1', arch: 'nova-3' },
    },
  }
}

/** Streaming synthesis. */
export const deepgramVoice: VendorScript = (connection) => {
  let text = ''
  let sequence = 0
  connection.send({ type: 'Metadata', request_id: 'r', model_name: 'aura-2', model_version: '1', model_uuid: 'm' })
  return (message) => {
    const { type, text: more } = object(message)
    if (type === 'Speak') text += String(more)
    if (type === 'Flush') {
      const audio = audioFor(text)
      text = ''
      // In frames that do not end with a sample or a character.
      for (let at = 0; at < audio.length; at += 333) connection.send(audio.subarray(at, at + 333))
      connection.send({ type: 'Flushed', sequence_id: sequence++ })
    }
    if (type === 'Clear') {
      text = ''
      connection.send({ type: 'Cleared', sequence_id: sequence++ })
    }
    if (type === 'Close') connection.close(1000)
  }
}

import { audioFor, object, type VendorScript } from '../vendor-server.ts'

/** Synthesis of many contexts: speaks each transcript as it comes, and ends a context with the last one. */
export const cartesiaVoice: VendorScript = (connection) => {
  const contexts = new Map<string, { options: string; characters: number }>()
  return (message) => {
    const { context_id: id, transcript, continue: goesOn, cancel, ...options } = object(message)
    const contextId = String(id)
    const base = { context_id: contextId, status_code: 206, done: false }
    if (cancel === true) return void contexts.delete(contextId)
    const context = contexts.get(contextId) ?? { options: JSON.stringify(options), characters: 0 }
    contexts.set(contextId, context)
    if (context.options !== JSON.stringify(options)) {
      const title = 'Invalid request'
      return connection.send({
        ...base,
        type: 'error',
        status_code: 400,
        title,
        message: 'The context has other options.',
      })
    }
    const text = String(transcript)
    if (text !== '') {
      const before = context.characters
      context.characters += [...text].length
      connection.send({ ...base, type: 'timestamps', word_timestamps: timesOf(text, before) })
      const audio = audioFor(text)
      for (let at = 0; at < audio.length; at += 333) {
        connection.send({ ...base, type: 'chunk', step_time: 1, data: audio.subarray(at, at + 333).toString('base64') })
      }
    }
    if (goesOn === true) return
    contexts.delete(contextId)
    connection.send({ ...base, type: 'done', status_code: 200, done: true })
  }
}

function timesOf(text: string, before: number) {
  const matches = [...text.matchAll(/\S+/gu)]
  return {
    words: matches.map(([word]) => word),
    start: matches.map(({ index }) => (before + index) / 100),
    end: matches.map(({ index, 0: word }) => (before + index + word.length) / 100),
  }
}

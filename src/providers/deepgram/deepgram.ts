import type { VendorTrouble } from '../speech/recognition-wire.ts'
import { wordsOf } from '../speech/vendor-failure.ts'

export const DEEPGRAM = 'Deepgram'
export const DEEPGRAM_URL = 'https://api.deepgram.com'

/** The audio or the text was not understood; it will not be the next time. */
export const FINAL_CLOSE_CODES = [1008]

/** Reads warnings and errors; undefined for any other message. */
export function readNotice(message: Record<string, unknown> | null): readonly VendorTrouble[] | undefined {
  switch (message?.type) {
    case 'Metadata':
      return []
    case 'Warning':
      return [{ type: 'warning', words: `warned: ${wordsOf(message)}` }]
    case 'Error':
      return [{ type: 'refused', words: `reported an error: ${wordsOf(message)}` }]
    default:
      return undefined
  }
}

import type { IncomingMessage } from 'node:http'
import { wordsOf } from './vendor-failure.ts'

const MAX_BYTES = 8 * 1024

/** Reads the body of a refused upgrade; '' when it is empty, incomplete or too large. */
export function readRefusal(response: IncomingMessage, told: (words: string) => void): void {
  const chunks: Buffer[] = []
  let bytes = 0
  const finish = (words: string) => {
    response.removeAllListeners()
    response.on('error', () => {})
    told(words)
  }
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MAX_BYTES) finish('')
  })
  response.on('end', () => finish(wordsOf(Buffer.concat(chunks).toString('utf8'))))
  response.on('aborted', () => finish(''))
  response.on('error', () => finish(''))
}

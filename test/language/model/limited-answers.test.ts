import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelUnavailable } from '../../../src/base/errors.ts'
import { createLanguageModel } from '../../../src/language/model/language-model.ts'
import { ChatServer, type Reaction } from './chat-server.ts'
import { composeRequest, understandRequest } from './requests.ts'

const MEBIBYTE = 1024 * 1024
const ANSWER_BYTES = 64 * MEBIBYTE
/** What was on its way when the limit was reached: buffers of both ends. */
const ON_THE_WAY_BYTES = 12 * MEBIBYTE
const never = new AbortController().signal

let server: ChatServer
beforeAll(async () => {
  server = await ChatServer.start()
})
afterAll(() => server.stop())

function model() {
  return createLanguageModel({
    credentials: { find: async () => ({ baseUrl: server.baseUrl, apiKey: 'k-1' }) },
    clock: { now: () => 1_000 },
  })
}

/** Sends 64 MiB as fast as they are read, and counts what was taken off its hands. */
function floods(contentType: string, status: number, sent: { bytes: number }): Reaction {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType })
    void pour(response, sent)
  }
}

async function pour(response: ServerResponse, sent: { bytes: number }): Promise<void> {
  const piece = 'x'.repeat(64 * 1024)
  let goOn = () => {}
  for (const event of ['drain', 'close']) response.on(event, () => goOn())
  response.write('data: {"choices":[{"delta":{"content":"')
  while (sent.bytes < ANSWER_BYTES && !response.closed) {
    sent.bytes += piece.length
    if (!response.write(piece)) await new Promise<void>((resolve) => (goOn = resolve))
  }
  response.end()
}

describe('an answer of a model server without end', () => {
  it.each([
    ['understanding', 'application/json', 200],
    ['understanding', 'application/json', 500],
    ['a reply', 'text/event-stream', 200],
    ['a reply', 'text/plain', 500],
  ])('is broken off where it is too long for %s (%s, %i), and nothing is kept of it', async (what, type, status) => {
    const sent = { bytes: 0 }
    server.reacts(floods(type, status, sent))
    const asked =
      what === 'a reply' ? model().compose(composeRequest(), never) : model().understand(understandRequest(), never)
    await expect(asked).rejects.toThrow(ModelUnavailable)
    expect(server.requests.length).toBeGreaterThan(0)
    expect(sent.bytes).toBeLessThan(server.requests.length * ON_THE_WAY_BYTES)
  })

  it('is counted after it was unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(ANSWER_BYTES, ' '))
    expect(bomb.length).toBeLessThan(MEBIBYTE)
    server.reacts((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb)
    })
    const failure = await model()
      .understand(understandRequest(), never)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ cause: { message: expect.stringContaining('The answer has more than') as string } })
  })
})

import { Agent } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { VendorSocketDeps } from '../../../src/providers/speech/vendor-socket.ts'
import { createDeepgramRecogniser } from '../../../src/providers/deepgram/deepgram-recogniser.ts'
import { deepgramEars, results } from './servers/deepgram.ts'
import { listen, TELEPHONE } from './sessions.ts'
import { startVendorServer } from './vendor-server.ts'

/** Refuses every name, as a guard against addresses inside does. */
const guard = new Agent({
  lookup: (host, _options, callback) =>
    callback(Object.assign(new Error(`${host} is not public.`), { code: 'BLOCKED_ADDRESS' }), ''),
})

const guarded = (asked: unknown[]) => (deps: VendorSocketDeps) =>
  createDeepgramRecogniser({
    ...deps,
    agentFor(credentials) {
      asked.push(credentials.baseUrl)
      return guard
    },
  })

describe('the connection to a vendor', () => {
  it('is made by the agent of the account, where it has one', async () => {
    await using server = await startVendorServer(deepgramEars)
    const url = server.url.replace('127.0.0.1', 'localhost')
    const asked: unknown[] = []
    const { heard, until, warnings, clock } = listen(guarded(asked), url)
    await until(() => warnings.length > 0)
    await clock.advance(250)
    await until(() => heard.length > 0)
    expect(heard).toEqual(['failed: Deepgram could not be reached (BLOCKED_ADDRESS).'])
    expect(asked).toEqual([url])
    expect(server.upgrades).toEqual([])
  })

  it('follows no redirect, and takes one for a refusal', async () => {
    await using server = await startVendorServer(deepgramEars)
    server.receptions.push({ status: 302, body: 'Elsewhere' })
    const { heard, until } = listen(createDeepgramRecogniser, server.url)
    await until(() => heard.length > 0)
    expect(heard).toEqual(['failed: Deepgram refused the connection with 302: Elsewhere.'])
    expect(server.upgrades).toHaveLength(1)
  })

  it('does not read a refusal without end', async () => {
    await using server = await startVendorServer(deepgramEars)
    server.receptions.push({ status: 403, body: 'x'.repeat(100_000) })
    const { heard, until } = listen(createDeepgramRecogniser, server.url)
    await until(() => heard.length > 0)
    expect(heard).toEqual(['failed: Deepgram refused the connection with 403.'])
  })

  it('fails where nobody listens', async () => {
    const server = await startVendorServer(deepgramEars)
    await server[Symbol.asyncDispose]()
    const { heard, until, warnings, clock } = listen(createDeepgramRecogniser, server.url)
    await until(() => warnings.length > 0)
    await clock.advance(250)
    await until(() => heard.length > 0)
    expect(heard).toEqual(['failed: Deepgram could not be reached (ECONNREFUSED).'])
  })

  it('breaks when a message is larger than any audio', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, until, warnings } = listen(createDeepgramRecogniser, server.url)
    ;(await server.connection(0)).sendRaw(Buffer.alloc(1024 * 1024 + 1))
    await until(() => warnings.length > 0)
    expect(warnings[0]?.reason).toBe('broke the connection (WS_ERR_UNSUPPORTED_MESSAGE_LENGTH)')
    session.close()
  })

  it('breaks when a message comes in more pieces than any vendor makes', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, until, warnings } = listen(createDeepgramRecogniser, server.url)
    const connection = await server.connection(0)
    for (let piece = 0; piece < 1_025; piece += 1) connection.sendRaw(' ', false)
    await until(() => warnings.length > 0)
    expect(warnings[0]?.reason).toBe('broke the connection (WS_ERR_TOO_MANY_BUFFERED_PARTS)')
    session.close()
  })

  it('is given up, and nothing else, when what a vendor says cannot be handled', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { until, warnings, deps } = listen(createDeepgramRecogniser, server.url)
    const failures: string[] = []
    await server.connection(0)
    const session = createDeepgramRecogniser(deps).open(
      { credentials: { apiKey: 'k', baseUrl: server.url }, language: 'en', languages: ['en'], format: TELEPHONE },
      {
        speechStarted() {},
        partial() {
          throw new Error('A fault of ours about "my secret words".')
        },
        final() {},
        utteranceEnded() {},
        failed: (error) => failures.push(error.message),
      },
    )
    ;(await server.connection(1)).send(results('my secret words'))
    await until(() => warnings.length > 1)
    expect(warnings.map(({ message }) => message)).toEqual([
      'A message of a speech vendor could not be handled',
      'Reconnecting to a speech vendor',
    ])
    expect(warnings[0]?.reason).toMatch(/^Error at .*vendor-socket\.test/)
    expect(JSON.stringify(warnings)).not.toContain('secret')
    expect(failures).toEqual([])
    session.close()
  })
})

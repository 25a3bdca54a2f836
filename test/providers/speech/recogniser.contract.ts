import { describe, expect, it } from 'vitest'
import type { SpeechToText } from '../../../src/ports/speech.ts'
import { API_KEY, listen, type Making } from './sessions.ts'
import { startVendorServer, type VendorConnection, type VendorScript } from './vendor-server.ts'

export interface RecogniserUnderTest {
  vendor: string
  make: Making<SpeechToText>
  script: VendorScript
  partial: (text: string) => object
  /** A text that ends its utterance. */
  final: (text: string) => object
  error: (words: string) => object
  garbage: (string | Buffer)[]
  finalCloseCode: number
  /** All audio that the vendor was sent. */
  audio: (connection: VendorConnection) => Buffer
  /** Whether it was asked for the final text. */
  wasFinalized: (connection: VendorConnection) => boolean
}

/** 20 ms of a call, told apart by their number. */
function frame(number: number): Buffer {
  return Buffer.alloc(160, number)
}

/** What every vendor's recognition promises, over a loopback server that speaks its protocol. */
export function describeRecogniser(subject: RecogniserUnderTest): void {
  const { vendor, make, script, audio } = subject
  const start = () => startVendorServer(script)

  describe(`${vendor} as an ear`, () => {
    it('is sent the audio as it comes', async () => {
      await using server = await start()
      const { session } = listen(make, server.url)
      const connection = await server.connection(0)
      for (const number of [1, 2, 3]) session.push(frame(number))
      await server.until(() => audio(connection).length >= 480)
      expect(audio(connection)).toEqual(Buffer.concat([frame(1), frame(2), frame(3)]))
      session.close()
    })

    it('tells an utterance from its beginning to its end', async () => {
      await using server = await start()
      const { session, heard, heardUntil } = listen(make, server.url)
      const connection = await server.connection(0)
      connection.send(subject.partial('my name'))
      connection.send(subject.partial(' my name is '))
      connection.send(subject.partial(''))
      connection.send(subject.final('My name is Asha.'))
      await heardUntil('utterance ended')
      expect(heard).toEqual([
        'speech started',
        'partial: my name',
        'partial: my name is',
        'final (en): My name is Asha.',
        'utterance ended',
      ])
      session.close()
    })

    it('takes back words that the vendor takes back', async () => {
      await using server = await start()
      const { session, heard, heardUntil } = listen(make, server.url)
      const connection = await server.connection(0)
      connection.send(subject.partial('you'))
      connection.send(subject.final(''))
      await heardUntil('utterance ended')
      connection.send(subject.final(''))
      connection.send(subject.partial('yes'))
      await heardUntil('partial: yes')
      const taken = ['speech started', 'partial: you', 'final (en): ', 'utterance ended']
      expect(heard).toEqual([...taken, 'speech started', 'partial: yes'])
      session.close()
    })

    it('asks for the final text when told to', async () => {
      await using server = await start()
      const { session } = listen(make, server.url)
      const connection = await server.connection(0)
      session.push(frame(1))
      session.finalize()
      await server.until(() => subject.wasFinalized(connection))
      session.close()
    })

    it('keeps the last 2 s of what was pushed while the connection was made', async () => {
      await using server = await start()
      server.receptions.push('slow')
      const { session } = listen(make, server.url)
      for (let number = 0; number < 150; number += 1) session.push(frame(number))
      session.finalize()
      await server.until(() => server.upgrades.length === 1)
      server.release()
      const connection = await server.connection(0)
      await server.until(() => subject.wasFinalized(connection))
      const kept = Array.from({ length: 100 }, (_, index) => frame(index + 50))
      expect(audio(connection).subarray(0, 16_000)).toEqual(Buffer.concat(kept))
      session.close()
    })

    it('calls again when it is cut off, with what was pushed meanwhile and the words so far', async () => {
      await using server = await start()
      const { session, heard, until, warnings, clock, heardUntil } = listen(make, server.url)
      const connection = await server.connection(0)
      session.push(frame(1))
      connection.send(subject.partial('nine eight'))
      await heardUntil('partial: nine eight')
      connection.cut()
      await until(() => warnings.length > 0)
      expect(heard.slice(-2)).toEqual(['final (null): nine eight', 'utterance ended'])
      session.push(frame(2))
      session.push(frame(3))
      await clock.advance(250)
      const next = await server.connection(1)
      await server.until(() => audio(next).length >= 320)
      expect(audio(next)).toEqual(Buffer.concat([frame(2), frame(3)]))
      next.send(subject.final('four seven'))
      await heardUntil('final (en): four seven')
      session.close()
    })

    it('gives up when it is cut off twice in a call', async () => {
      await using server = await start()
      const { session, heard, until, warnings, clock } = listen(make, server.url)
      ;(await server.connection(0)).cut()
      await until(() => warnings.length > 0)
      await clock.advance(250)
      ;(await server.connection(1)).cut()
      await until(() => heard.length > 0)
      expect(heard).toEqual([
        expect.stringMatching(
          new RegExp(`^failed: ${vendor} (closed the connection|broke the connection|could not be reached)`),
        ),
      ])
      session.push(frame(1))
      session.finalize()
      await clock.advance(10_000)
      expect(heard).toHaveLength(1)
      expect(clock.plannedCount).toBe(0)
    })

    it('notices a connection on which nobody answers', async () => {
      await using server = await start()
      const { session, until, warnings, clock } = listen(make, server.url)
      const connection = await server.connection(0)
      await connection.whenRead()
      connection.freeze()
      await clock.advance(12_000)
      await until(() => warnings.length > 0)
      expect(warnings[0]?.reason).toBe('answers no more')
      await clock.advance(250)
      await server.connection(1)
      session.close()
    })

    it('does not grow when the vendor takes nothing any more', async () => {
      await using server = await start()
      const { session, until, warnings } = listen(make, server.url)
      const connection = await server.connection(0)
      session.push(frame(1))
      await server.until(() => audio(connection).length > 0)
      connection.freeze()
      // Past what the kernel keeps for a socket, and then past what is kept here.
      const second = Buffer.alloc(8_000)
      for (let pushed = 0; warnings.length === 0 && pushed < 100_000; pushed += 1) session.push(second)
      await until(() => warnings.length > 0)
      expect(warnings[0]?.reason).toBe('takes nothing any more')
      session.close()
    })

    it('tries once more when the vendor is overloaded', async () => {
      await using server = await start()
      server.receptions.push({ status: 429, body: { error: { message: 'Rate limit exceeded' } } })
      const { session, until, warnings, clock, heard } = listen(make, server.url)
      await until(() => warnings.length > 0)
      expect(warnings[0]?.reason).toBe('refused the connection with 429: Rate limit exceeded')
      await clock.advance(250)
      await server.connection(0)
      expect(heard).toEqual([])
      session.close()
    })

    it('gives up at once on a key that is refused, and does not repeat it', async () => {
      await using server = await start()
      server.receptions.push({ status: 401, body: { err_code: 'INVALID_AUTH', err_msg: `Invalid key ${API_KEY}.` } })
      const { heard, until, warnings } = listen(make, server.url)
      await until(() => heard.length > 0)
      expect(heard).toEqual([`failed: ${vendor} refused the connection with 401: Invalid key ….`])
      expect(warnings).toEqual([])
      expect(server.upgrades).toHaveLength(1)
    })

    it('waits 5 s for a connection, twice', async () => {
      await using server = await start()
      server.receptions.push('hang', 'hang')
      const { heard, until, warnings, clock } = listen(make, server.url)
      await server.until(() => server.upgrades.length === 1)
      await clock.advance(4_999)
      expect(warnings).toEqual([])
      await clock.advance(1 + 250)
      await server.until(() => server.upgrades.length === 2)
      await clock.advance(5_000)
      await until(() => heard.length > 0)
      expect(heard).toEqual([`failed: ${vendor} did not take the connection within 5 s.`])
    })

    it('passes by what is not of the protocol, and complains once', async () => {
      await using server = await start()
      const { session, heard, heardUntil, warnings } = listen(make, server.url)
      const connection = await server.connection(0)
      const noise = ['nonsense', '[1]', 'null', '{"type":"surprise"}', Buffer.from([1, 2, 3]), ...subject.garbage]
      for (const raw of noise) connection.sendRaw(raw)
      connection.send(subject.final('Yes.'))
      await heardUntil('utterance ended')
      expect(heard).toEqual(['speech started', 'final (en): Yes.', 'utterance ended'])
      expect(warnings.map(({ reason }) => reason)).toEqual(['sent a frame that is not of its protocol'])
      session.close()
    })

    it("fails with the vendor's words, without what was said", async () => {
      await using server = await start()
      const { heard, until, heardUntil } = listen(make, server.url)
      const connection = await server.connection(0)
      connection.send(subject.partial('my card is forty seven'))
      await heardUntil('partial: my card is forty seven')
      connection.send(subject.error(`Out of credits at "my card is forty seven" of +91 98765 43210, key ${API_KEY}`))
      await until(() => heard.some((line) => line.startsWith('failed')))
      const [failure = ''] = heard.slice(-1)
      expect(failure).toContain('Out of credits')
      expect(failure).not.toMatch(/card|43210|4711/)
      expect(server.upgrades).toHaveLength(1)
    })

    it('fails at once where the vendor closes because of us', async () => {
      await using server = await start()
      const { heard, until } = listen(make, server.url)
      ;(await server.connection(0)).close(subject.finalCloseCode, 'Cannot decode')
      await until(() => heard.length > 0)
      expect(heard).toEqual([`failed: ${vendor} closed the connection (${subject.finalCloseCode}: Cannot decode).`])
      expect(server.upgrades).toHaveLength(1)
    })

    it('calls again when the vendor closes because of itself', async () => {
      await using server = await start()
      const { session, until, warnings, clock, heard } = listen(make, server.url)
      ;(await server.connection(0)).close(1011, 'NET-0000')
      await until(() => warnings.length > 0)
      expect(warnings[0]?.reason).toBe('closed the connection (1011: NET-0000)')
      await clock.advance(250)
      await server.connection(1)
      expect(heard).toEqual([])
      session.close()
    })

    it('closes for good, and reports nothing then', async () => {
      await using server = await start()
      const { session, heard, clock } = listen(make, server.url)
      const connection = await server.connection(0)
      session.push(frame(1))
      await server.until(() => audio(connection).length > 0)
      connection.send(subject.final('Too late.'))
      session.close()
      session.push(frame(1))
      await server.until(() => connection.closeCode !== null)
      expect(connection.closeCode).toBe(1000)
      await clock.advance(10_000)
      expect(heard).toEqual([])
      expect(clock.plannedCount).toBe(0)
    })

    it.each([
      ['without a key', { apiKey: '' }, 'has no apiKey in its connection'],
      [
        'with an address that is none',
        { apiKey: 'k', baseUrl: 'vendor' },
        'has a baseUrl that is no http or https address',
      ],
    ])('says so when it cannot begin %s', async (_what, credentials, words) => {
      const { session, heard, until } = listen(make, '', { credentials })
      await until(() => heard.length > 0)
      expect(heard).toEqual([`failed: ${vendor} ${words}.`])
      session.push(frame(1))
      session.close()
    })
  })
}

import { describe, expect, it } from 'vitest'
import type { TextToSpeech } from '../../../src/ports/speech.ts'
import { API_KEY, type Making, speak } from './sessions.ts'
import { audioFor, startVendorServer, type VendorScript } from './vendor-server.ts'

export interface SynthesiserUnderTest {
  vendor: string
  make: Making<TextToSpeech>
  script: VendorScript
  /** A line with a language of its own, at which the vendor's audio is that of the text as it is sent. */
  sent?: (text: string) => string
  /** A frame that says `words` and ends everything, and frames that are not of the protocol. */
  error: (words: string) => object
  garbage: (string | Buffer)[]
  finalCloseCode: number
}

const LINE = 'Good morning, may I speak with Priya Raman?'

/** The vendor's first connection sends so many messages and is silent then. */
function stallAfter(count: number, script: VendorScript, connections = 1): VendorScript {
  let begun = 0
  return (connection, upgrade) => {
    begun += 1
    if (begun > connections) return script(connection, upgrade)
    let left = count
    const quiet = Object.create(connection, {
      send: {
        value: (message: object) => {
          left -= 1
          if (left >= 0) connection.send(message)
        },
      },
    }) as typeof connection
    return script(quiet, upgrade)
  }
}

/** What every vendor's synthesis promises, over a loopback server that speaks its protocol. */
export function describeSynthesiser(subject: SynthesiserUnderTest): void {
  const { vendor, make, script, sent = (text) => text } = subject
  const start = (of: VendorScript = script) => startVendorServer(of)

  describe(`${vendor} as a voice`, () => {
    it('speaks a line, all of it and nothing else', async () => {
      await using server = await start()
      const { say, toldUntil, told, audio, warnings } = speak(make, server.url)
      say('a', LINE)
      await toldUntil('done: a')
      expect(audio.get('a')).toEqual(audioFor(sent(LINE)))
      expect(told).toEqual(['done: a'])
      expect(warnings).toEqual([])
    })

    it('speaks texts that come one by one as one line', async () => {
      await using server = await start()
      const { session, toldUntil, audio } = speak(make, server.url)
      await server.connection(0)
      session.speak('a', 'Good morning')
      await server.until(() => JSON.stringify(server.connections[0]?.sent).includes('Good morning'))
      session.speak('a', ', Priya')
      session.finish('a')
      await toldUntil('done: a')
      expect(audio.get('a')).toEqual(audioFor('Good morning, Priya'))
    })

    it('speaks lines in the order in which they were begun', async () => {
      await using server = await start()
      const { session, toldUntil, told, audio } = speak(make, server.url)
      session.speak('a', 'First')
      session.speak('b', 'Second')
      session.finish('b')
      session.finish('a')
      await toldUntil('done: b')
      expect(told).toEqual(['done: a', 'done: b'])
      expect(audio.get('a')).toEqual(audioFor('First'))
      expect(audio.get('b')).toEqual(audioFor('Second'))
    })

    it('is done at once with a line that says nothing', async () => {
      await using server = await start()
      const { session, say, toldUntil, told, audio } = speak(make, server.url)
      session.finish('a')
      say('b', '  ')
      await toldUntil('done: b')
      expect(told).toEqual(['done: a', 'done: b'])
      expect(audio.size).toBe(0)
    })

    it('passes on whole samples only', async () => {
      await using server = await start()
      const { say, toldUntil, audio, chunkBytes } = speak(make, server.url, {
        format: { encoding: 'pcm16', sampleRateHz: 8_000 },
      })
      say('a', LINE)
      await toldUntil('done: a')
      expect(chunkBytes.filter((bytes) => bytes % 2 === 1)).toEqual([])
      expect(audio.get('a')).toEqual(audioFor(sent(LINE)))
    })

    it('drops what comes of a cancelled line and goes on with the next', async () => {
      await using server = await start()
      const { session, say, toldUntil, told, audio } = speak(make, server.url)
      const connection = await server.connection(0)
      say('a', LINE)
      await server.until(() => JSON.stringify(connection.sent).includes(LINE))
      session.cancel('a')
      session.speak('a', 'More of it')
      say('b', 'Sorry, go on')
      await toldUntil('done: b')
      expect(told).toEqual(['done: b'])
      expect(audio.get('a')).toBeUndefined()
      expect(audio.get('b')).toEqual(audioFor('Sorry, go on'))
    })

    it('never begins a line that was cancelled while it waited', async () => {
      await using server = await start()
      const { session, say, toldUntil, told } = speak(make, server.url)
      say('a', 'First')
      say('b', 'Second')
      session.cancel('b')
      say('c', 'Third')
      await toldUntil('done: c')
      expect(told).toEqual(['done: a', 'done: c'])
      expect(JSON.stringify(server.connections[0]?.sent)).not.toContain('Second')
    })

    it('says each line that waits for a slow connection', async () => {
      await using server = await start()
      server.receptions.push('slow')
      const { say, toldUntil, audio } = speak(make, server.url)
      say('a', LINE)
      await server.until(() => server.upgrades.length === 1)
      server.release()
      await toldUntil('done: a')
      expect(audio.get('a')).toEqual(audioFor(sent(LINE)))
    })

    it('calls again when it is cut off, and goes on where it was', async () => {
      await using server = await start(stallAfter(4, script))
      const { say, until, toldUntil, audio, aligned, warnings, clock } = speak(make, server.url)
      say('a', LINE)
      await until(() => (audio.get('a')?.length ?? 0) > 0)
      const before = audio.get('a')?.length ?? 0
      expect(before).toBeLessThan(audioFor(LINE).length)
      server.connections[0]?.cut()
      await until(() => warnings.length > 0)
      await clock.advance(250)
      await toldUntil('done: a')
      expect(audio.get('a')).toEqual(audioFor(sent(LINE)))
      const starts = (aligned.get('a') ?? []).map(({ startMs }) => startMs)
      expect(new Set(starts).size).toBe(starts.length)
      expect(server.upgrades).toHaveLength(2)
    })

    it('gives up when it is cut off twice in a call', async () => {
      await using server = await start(stallAfter(0, script, 2))
      const { say, until, told, warnings, clock } = speak(make, server.url)
      say('a', LINE)
      ;(await server.connection(0)).cut()
      await until(() => warnings.length > 0)
      await clock.advance(250)
      ;(await server.connection(1)).cut()
      await until(() => told.length > 0)
      expect(told).toEqual([
        expect.stringMatching(
          new RegExp(`^failed: null: ${vendor} (closed the connection|broke the connection|could not be reached)`),
        ),
      ])
      say('b', 'Anyone there?')
      await until(() => told.length > 1)
      expect(told[1]).toContain('failed: b: ')
    })

    it('takes a vendor that keeps quiet about a whole line for broken', async () => {
      await using server = await start(stallAfter(0, script, 2))
      const { say, until, told, warnings, clock } = speak(make, server.url)
      for (const attempt of [0, 1]) {
        const connection = server.connection(attempt)
        if (attempt === 0) say('a', LINE)
        const { messages } = await connection
        await server.until(() => messages.join('').includes(LINE))
        await clock.advance(5_000)
        if (attempt === 0) await until(() => warnings.length > 0)
        await clock.advance(250)
      }
      await until(() => told.length > 0)
      expect(told).toEqual([`failed: null: ${vendor} has sent no audio of an utterance for 5 s.`])
    })

    it('notices a connection on which nobody answers', async () => {
      await using server = await start()
      const { session, until, toldUntil, audio, warnings, clock } = speak(make, server.url)
      session.speak('a', 'Good morning')
      const connection = await server.connection(0)
      await connection.whenRead()
      connection.freeze()
      await clock.advance(12_000)
      await until(() => warnings.length > 0)
      expect(warnings[0]?.reason).toBe('answers no more')
      await clock.advance(250)
      session.finish('a')
      await toldUntil('done: a')
      expect(audio.get('a')).toEqual(audioFor('Good morning'))
    })

    it('tries once more when the vendor is overloaded', async () => {
      await using server = await start()
      server.receptions.push({ status: 429, body: { message: 'Too many requests' } })
      const { say, until, toldUntil, warnings, clock } = speak(make, server.url)
      say('a', LINE)
      await until(() => warnings.length > 0)
      expect(warnings[0]?.reason).toBe('refused the connection with 429: Too many requests')
      await clock.advance(250)
      await toldUntil('done: a')
    })

    it('gives up when it stays overloaded', async () => {
      await using server = await start()
      server.receptions.push({ status: 429 }, { status: 503, body: '<html>Busy</html>' })
      const { say, until, told, warnings, clock } = speak(make, server.url)
      say('a', LINE)
      await until(() => warnings.length > 0)
      await clock.advance(250)
      await until(() => told.length > 0)
      expect(told).toEqual([`failed: null: ${vendor} refused the connection with 503.`])
    })

    it('gives up at once on a key that is refused, and does not repeat it', async () => {
      await using server = await start()
      server.receptions.push({ status: 401, body: { message: `The key ${API_KEY} is not valid.` } })
      const { until, told, warnings } = speak(make, server.url)
      await until(() => told.length > 0)
      expect(told).toEqual([`failed: null: ${vendor} refused the connection with 401: The key … is not valid.`])
      expect(warnings).toEqual([])
      expect(server.upgrades).toHaveLength(1)
    })

    it('waits 5 s for a connection, twice', async () => {
      await using server = await start()
      server.receptions.push('hang', 'hang')
      const { say, until, told, warnings, clock } = speak(make, server.url)
      say('a', LINE)
      await server.until(() => server.upgrades.length === 1)
      await clock.advance(4_999)
      expect(warnings).toEqual([])
      await clock.advance(1 + 250)
      await server.until(() => server.upgrades.length === 2)
      await clock.advance(5_000)
      await until(() => told.length > 0)
      expect(told).toEqual([`failed: null: ${vendor} did not take the connection within 5 s.`])
    })

    it('passes by what is not of the protocol, and complains once', async () => {
      await using server = await start()
      const { say, toldUntil, told, audio, warnings } = speak(make, server.url)
      const connection = await server.connection(0)
      const noise = ['nonsense', '[1]', 'null', '{"type":"surprise"}', ...subject.garbage]
      for (const frame of noise) connection.sendRaw(frame)
      say('a', LINE)
      await toldUntil('done: a')
      expect(told).toEqual(['done: a'])
      expect(audio.get('a')).toEqual(audioFor(sent(LINE)))
      expect(warnings.map(({ reason }) => reason)).toEqual(['sent a frame that is not of its protocol'])
    })

    it("fails with the vendor's words, without what was to be spoken", async () => {
      await using server = await start(stallAfter(0, script, 2))
      const { say, until, told } = speak(make, server.url)
      const connection = await server.connection(0)
      say('a', LINE)
      await server.until(() => connection.messages.join('').includes(LINE))
      connection.send(subject.error(`Quota exceeded at "may I speak with Priya Raman?" for ${API_KEY}`))
      await until(() => told.length > 0)
      expect(told[0]).toContain('Quota exceeded')
      expect(told[0]).not.toContain('Priya')
      expect(told[0]).not.toContain(API_KEY)
      expect(server.upgrades).toHaveLength(1)
    })

    it('fails at once where the vendor closes because of us', async () => {
      await using server = await start(stallAfter(0, script))
      const { say, until, told } = speak(make, server.url)
      say('a', LINE)
      ;(await server.connection(0)).close(subject.finalCloseCode, 'Policy violation')
      await until(() => told.length > 0)
      const { finalCloseCode: code } = subject
      expect(told).toEqual([`failed: null: ${vendor} closed the connection (${code}: Policy violation).`])
      expect(server.upgrades).toHaveLength(1)
    })

    it('does not mind a vendor that hangs up between lines', async () => {
      await using server = await start()
      const { say, toldUntil, told, warnings, clock } = speak(make, server.url)
      say('a', LINE)
      await toldUntil('done: a')
      const connection = await server.connection(0)
      connection.close(1011, 'Idle')
      // Who has seen the end of the connection looks after it no more.
      await expect.poll(() => clock.plannedCount).toBe(0)
      say('b', 'Are you still there?')
      await toldUntil('done: b')
      expect(told).toEqual(['done: a', 'done: b'])
      expect(warnings).toEqual([])
      expect(server.upgrades).toHaveLength(2)
    })

    it('does not mind an error between lines', async () => {
      await using server = await start()
      const { say, toldUntil, told } = speak(make, server.url)
      const connection = await server.connection(0)
      connection.send(subject.error('No text came for long'))
      await server.until(() => connection.closeCode !== null)
      say('a', LINE)
      await toldUntil('done: a')
      expect(told).toEqual(['done: a'])
    })

    it('gives a line that waits for a second connection the time that this takes', async () => {
      await using server = await start(stallAfter(0, script))
      const { say, until, toldUntil, told, warnings, clock } = speak(make, server.url)
      const connection = await server.connection(0)
      say('a', LINE)
      await server.until(() => JSON.stringify(connection.sent).includes(LINE))
      server.receptions.push('slow')
      connection.cut()
      await until(() => warnings.length > 0)
      say('b', 'Still there?')
      await clock.advance(250)
      await server.until(() => server.upgrades.length === 2)
      await clock.advance(4_900)
      server.release()
      await toldUntil('done: b')
      expect(told).toEqual(['done: a', 'done: b'])
    })

    it('closes for good, and reports nothing then', async () => {
      await using server = await start()
      const { session, say, told, audio } = speak(make, server.url)
      const connection = await server.connection(0)
      say('a', LINE)
      await server.until(() => JSON.stringify(connection.sent).includes(LINE))
      session.close()
      say('b', 'Hello?')
      await server.until(() => connection.closeCode !== null)
      expect(connection.closeCode).toBe(1000)
      expect(told).toEqual([])
      expect(audio.size).toBe(0)
      expect(server.upgrades).toHaveLength(1)
    })

    it('closes while the connection is still being made', async () => {
      await using server = await start()
      server.receptions.push('slow')
      const { session, told, clock } = speak(make, server.url)
      await server.until(() => server.upgrades.length === 1)
      session.close()
      server.release()
      await clock.advance(10_000)
      expect(told).toEqual([])
      expect(clock.plannedCount).toBe(0)
    })

    it.each([
      ['without a key', { apiKey: ' ' }, 'has no apiKey in its connection'],
      [
        'with an address that is none',
        { apiKey: 'k', baseUrl: 'ftp://x' },
        'has a baseUrl that is no http or https address',
      ],
      ['with a key that no header can carry', { apiKey: 'k\u0001' }, 'holds characters that are not allowed'],
    ])('says so when it cannot begin %s', async (_what, credentials, words) => {
      await using server = await start()
      const { until, told } = speak(make, server.url, { credentials: { baseUrl: server.url, ...credentials } })
      await until(() => told.length > 0)
      expect(told).toEqual([expect.stringContaining(words)])
      expect(server.upgrades).toEqual([])
    })
  })
}

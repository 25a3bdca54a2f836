import { describe, expect, it } from 'vitest'
import { createDeepgramRecogniser } from '../../../src/providers/deepgram/deepgram-recogniser.ts'
import { describeRecogniser } from '../speech/recogniser.contract.ts'
import { deepgramEars, results } from '../speech/servers/deepgram.ts'
import { API_KEY, listen } from '../speech/sessions.ts'
import { startVendorServer } from '../speech/vendor-server.ts'

describeRecogniser({
  vendor: 'Deepgram',
  make: createDeepgramRecogniser,
  script: deepgramEars,
  partial: (text) => results(text),
  final: (text) => results(text, { isFinal: true, isSpeechFinal: true }),
  error: (words) => ({ type: 'Error', description: words, message: '', variant: 'x' }),
  garbage: ['{"type":"Results"}', '{"type":"Results","channel":{"alternatives":[7]}}'],
  finalCloseCode: 1008,
  audio: ({ messages }) => Buffer.concat(messages.flatMap((message) => (typeof message === 'string' ? [] : [message]))),
  wasFinalized: ({ messages }) => messages.includes('{"type":"Finalize"}'),
})

describe('Deepgram, hearing', () => {
  it('asks for telephone audio as it is, with the key in a header', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session } = listen(createDeepgramRecogniser, server.url)
    await server.connection(0)
    expect(server.upgrades).toMatchObject([
      {
        path: '/v1/listen',
        query:
          'model=nova-3&language=en&encoding=mulaw&sample_rate=8000&channels=1&interim_results=true&endpointing=300' +
          '&utterance_end_ms=1000&vad_events=true&punctuate=true&numerals=true',
        headers: { authorization: `Token ${API_KEY}` },
      },
    ])
    session.close()
  })

  it('asks for PCM by its own name, and below the path of a base URL', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session } = listen(createDeepgramRecogniser, `${server.url}/proxy/`, {
      format: { encoding: 'pcm16', sampleRateHz: 16_000 },
    })
    await server.connection(0)
    expect(server.upgrades[0]?.path).toBe('/proxy/v1/listen')
    expect(server.upgrades[0]?.query).toContain('encoding=linear16&sample_rate=16000')
    session.close()
  })

  it('hears Hindi as Hindi, without digits that the vendor does not have there', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, heardUntil } = listen(createDeepgramRecogniser, server.url, { language: 'hi', languages: ['hi'] })
    const connection = await server.connection(0)
    expect(server.upgrades[0]?.query).toContain('language=hi')
    expect(server.upgrades[0]?.query).not.toContain('numerals')
    connection.send(results('नमस्ते', { isFinal: true }))
    await heardUntil('final (hi): नमस्ते')
    session.close()
  })

  it('hears both where both are allowed, and tells which it was', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, heard, heardUntil } = listen(createDeepgramRecogniser, server.url, { languages: ['en', 'hi'] })
    const connection = await server.connection(0)
    expect(server.upgrades[0]?.query).toContain('language=multi&language_hint=en&language_hint=hi')
    connection.send(results('haan ji', { isFinal: true, languages: ['hi'] }))
    connection.send(results('yes', { isFinal: true, languages: ['en', 'hi'] }))
    connection.send(results('oui', { isFinal: true, languages: ['fr'] }))
    connection.send(results('hm', { isFinal: true }))
    await heardUntil('final (null): hm')
    expect(heard.slice(1)).toEqual(['final (hi): haan ji', 'final (en): yes', 'final (null): oui', 'final (null): hm'])
    session.close()
  })

  it('goes by the words where the vendor names no language, and passes over one that is not ours', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, heard, heardUntil } = listen(createDeepgramRecogniser, server.url, { languages: ['en', 'hi'] })
    const connection = await server.connection(0)
    const words = (...languages: string[]) => languages.map((language) => ({ word: 'x', language }))
    connection.send(results('kal flight book karo', { isFinal: true, words: words('hi', 'en', 'en', 'hi') }))
    connection.send(results('yes tomorrow ji', { isFinal: true, words: words('en', 'en', 'hi') }))
    connection.send(results('haan', { isFinal: true, languages: ['ur', 'hi'] }))
    connection.send(results('oui', { isFinal: true, words: words('fr') }))
    await heardUntil('final (null): oui')
    const finals = ['final (hi): kal flight book karo', 'final (en): yes tomorrow ji', 'final (hi): haan']
    expect(heard.slice(1, 4)).toEqual(finals)
    session.close()
  })

  it('takes an utterance for finished once, at the pause or when the vendor says so later', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, heard, heardUntil } = listen(createDeepgramRecogniser, server.url)
    const connection = await server.connection(0)
    const utteranceEnd = { type: 'UtteranceEnd', channel: [0, 1], last_word_end: 2.4 }
    connection.send({ type: 'SpeechStarted', channel: [0], timestamp: 0.1 })
    connection.send(results('Tomorrow', { isFinal: true }))
    connection.send(results('at four.', { isFinal: true, isSpeechFinal: true }))
    connection.send(utteranceEnd)
    connection.send({ type: 'SpeechStarted', channel: [0], timestamp: 3 })
    connection.send(results('Thanks.', { isFinal: true }))
    connection.send(utteranceEnd)
    connection.send(results('Bye', {}))
    await heardUntil('partial: Bye')
    expect(heard).toEqual([
      'speech started',
      'final (en): Tomorrow',
      'final (en): at four.',
      'utterance ended',
      'speech started',
      'final (en): Thanks.',
      'utterance ended',
      'speech started',
      'partial: Bye',
    ])
    session.close()
  })

  it('takes an utterance for finished by a result without any alternative', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, heard, heardUntil, warnings } = listen(createDeepgramRecogniser, server.url)
    const connection = await server.connection(0)
    connection.send(results('Tomorrow', { isFinal: true }))
    connection.send({ type: 'Results', channel: { alternatives: [] }, is_final: true, speech_final: true })
    await heardUntil('utterance ended')
    expect(heard).toEqual(['speech started', 'final (en): Tomorrow', 'utterance ended'])
    expect(warnings).toEqual([])
    session.close()
  })

  it('ends the utterance with the text that was asked for', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, heard, heardUntil } = listen(createDeepgramRecogniser, server.url)
    const connection = await server.connection(0)
    connection.send(results('nine eight', { isFinal: true }))
    await heardUntil('final (en): nine eight')
    session.finalize()
    await heardUntil('utterance ended')
    expect(heard).toEqual(['speech started', 'final (en): nine eight', 'utterance ended'])
    session.close()
  })

  it('keeps a connection without audio alive, with text frames', async () => {
    await using server = await startVendorServer(deepgramEars)
    const { session, clock } = listen(createDeepgramRecogniser, server.url)
    const connection = await server.connection(0)
    await connection.whenRead()
    await clock.advance(4_000)
    await server.until(() => connection.messages.length === 1)
    expect(connection.sent).toEqual([{ type: 'KeepAlive' }])
    session.close()
    await server.until(() => connection.closeCode !== null)
    expect(connection.sent.at(-1)).toEqual({ type: 'CloseStream' })
  })
})

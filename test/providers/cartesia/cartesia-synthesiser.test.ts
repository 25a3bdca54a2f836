import { describe, expect, it } from 'vitest'
import { createCartesiaSynthesiser } from '../../../src/providers/cartesia/cartesia-synthesiser.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { cartesiaVoice } from '../speech/servers/cartesia.ts'
import { API_KEY, speak } from '../speech/sessions.ts'
import { describeSynthesiser } from '../speech/synthesiser.contract.ts'
import { startVendorServer } from '../speech/vendor-server.ts'

describeSynthesiser({
  vendor: 'Cartesia',
  make: createCartesiaSynthesiser,
  script: cartesiaVoice,
  error: (message) => ({ type: 'error', title: 'Payment required', message, status_code: 402, done: true }),
  garbage: ['{"type":"chunk","context_id":"line-1"}', '{"type":"chunk","context_id":"line-1","data":"***"}'],
  finalCloseCode: 1008,
})

const request = {
  model_id: 'sonic-3',
  voice: { mode: 'id', id: 'e07c00bc-4134-4eae-9ea4-1a55fb45746b' },
  language: 'en',
  context_id: 'line-1',
  output_format: { container: 'raw', encoding: 'pcm_mulaw', sample_rate: 8_000 },
  add_timestamps: true,
  max_buffer_delay_ms: 0,
}

describe('Cartesia, speaking', () => {
  it('opens a context for each line and ends it, as the vendor wants it', async () => {
    await using server = await startVendorServer(cartesiaVoice)
    const { session, say, toldUntil } = speak(createCartesiaSynthesiser, server.url)
    say('a', 'Good morning.')
    await toldUntil('done: a')
    expect(server.upgrades).toMatchObject([
      {
        path: '/tts/websocket',
        query: '',
        headers: { authorization: `Bearer ${API_KEY}`, 'cartesia-version': '2026-08-14' },
      },
    ])
    expect(server.connections[0]?.sent).toEqual([
      { ...request, transcript: 'Good morning.', continue: true },
      { ...request, transcript: '', continue: false },
    ])
    session.close()
  })

  it('reads each line out in the language of its script, with the voice of the conversation', async () => {
    await using server = await startVendorServer(cartesiaVoice)
    const { session, say, toldUntil } = speak(createCartesiaSynthesiser, server.url, {
      language: 'hi',
      languages: ['hi', 'en'],
      format: { encoding: 'pcm16', sampleRateHz: 16_000 },
    })
    say('a', 'नमस्ते')
    say('b', 'Hello')
    await toldUntil('done: b')
    const hindi = { voice: { id: '95d51f79-c397-46f9-b49a-23763d3eaa2d' }, output_format: { encoding: 'pcm_s16le' } }
    expect(server.connections[0]?.sent).toMatchObject([
      { ...hindi, language: 'hi', context_id: 'line-1' },
      { ...hindi, language: 'hi', context_id: 'line-1' },
      { ...hindi, language: 'en', context_id: 'line-2' },
      { ...hindi, language: 'en', context_id: 'line-2' },
    ])
    session.close()
  })

  it('stays with one language within a line, as all of a context must', async () => {
    await using server = await startVendorServer(cartesiaVoice)
    const { session, toldUntil, told } = speak(createCartesiaSynthesiser, server.url, { languages: ['en', 'hi'] })
    session.speak('a', 'नमस्ते, ')
    session.speak('a', 'hello')
    session.finish('a')
    await toldUntil('done: a')
    expect(told).toEqual(['done: a'])
    expect(server.connections[0]?.sent).toMatchObject([{ language: 'hi' }, { language: 'hi' }, { language: 'hi' }])
  })

  it('tells from when on each character is heard, spread over the words that the vendor times', async () => {
    await using server = await startVendorServer(cartesiaVoice)
    const { say, toldUntil, aligned } = speak(createCartesiaSynthesiser, server.url, { voiceId: 'voice-1' })
    say('a', 'Hi, you')
    await toldUntil('done: a')
    expect(
      aligned
        .get('a')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('Hi, you ')
    expect(aligned.get('a')).toMatchObject([
      { text: 'H', startMs: 0 },
      { text: 'i', startMs: 8 },
      { text: ',', startMs: 15 },
      { text: ' ', startMs: 23 },
      { text: 'y', startMs: 40 },
      {},
      {},
      {},
    ])
    expect(server.connections[0]?.sent).toMatchObject([{ voice: { id: 'voice-1' } }, {}])
  })

  it('goes on with a line in a new context when the vendor has ended the first', async () => {
    await using server = await startVendorServer(cartesiaVoice)
    const { session, until, toldUntil, told, audio, aligned } = speak(createCartesiaSynthesiser, server.url)
    const connection = await server.connection(0)
    session.speak('a', 'One moment')
    await until(() => audio.get('a')?.length === 800)
    connection.send({ type: 'done', context_id: 'line-1', status_code: 200, done: true })
    await connection.whenRead()
    session.speak('a', 'please')
    session.finish('a')
    await toldUntil('done: a')
    expect(told).toEqual(['done: a'])
    expect(connection.sent.map((message) => (message as { context_id: string }).context_id)).toEqual([
      'line-1',
      'line-2',
      'line-2',
    ])
    expect(aligned.get('a')?.find(({ text }) => text === 'p')).toEqual({ text: 'p', startMs: 100 })
    expect(audio.get('a')).toHaveLength(1_280)
  })

  it('fails a line alone when the error is about its context', async () => {
    await using server = await startVendorServer((connection, upgrade) => {
      const receive = cartesiaVoice(connection, upgrade)
      return (message) => {
        if (!String(message).includes('Broken')) return receive(message)
        const base = { context_id: 'line-1', done: true, status_code: 400 }
        connection.send({
          ...base,
          type: 'error',
          title: 'Bad request',
          message: 'The transcript "Broken" is invalid.',
        })
      }
    })
    const { say, toldUntil, told } = speak(createCartesiaSynthesiser, server.url)
    say('a', 'Broken')
    say('b', 'Hello')
    await toldUntil('done: b')
    expect(told).toEqual(['failed: a: Cartesia reported an error: The transcript "…" is invalid.', 'done: b'])
  })

  it('calls again after an error of its own', async () => {
    await using server = await startVendorServer(cartesiaVoice)
    const { session, until, toldUntil, told, warnings, clock } = speak(createCartesiaSynthesiser, server.url)
    session.speak('a', 'Hello')
    const error = { type: 'error', title: 'Internal', message: 'Something went wrong', status_code: 500, done: true }
    ;(await server.connection(0)).send(error)
    await until(() => warnings.length > 0)
    await clock.advance(250)
    session.finish('a')
    await toldUntil('done: a')
    expect(told).toEqual(['done: a'])
  })

  it('has every format', () => {
    const voice = createCartesiaSynthesiser({ clock: new VirtualClock(), log: { warn() {} } })
    expect(voice.formatFor({ encoding: 'mulaw', sampleRateHz: 8_000 })).toEqual({
      encoding: 'mulaw',
      sampleRateHz: 8_000,
    })
    expect(voice.formatFor({ encoding: 'pcm16', sampleRateHz: 24_000 })).toEqual({
      encoding: 'pcm16',
      sampleRateHz: 24_000,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { createDeepgramSynthesiser } from '../../../src/providers/deepgram/deepgram-synthesiser.ts'
import { deepgramVoice } from '../speech/servers/deepgram.ts'
import { API_KEY, speak } from '../speech/sessions.ts'
import { describeSynthesiser } from '../speech/synthesiser.contract.ts'
import { startVendorServer } from '../speech/vendor-server.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

describeSynthesiser({
  vendor: 'Deepgram',
  make: createDeepgramSynthesiser,
  script: deepgramVoice,
  error: (words) => ({ type: 'Error', description: words, code: 'DATA-0001' }),
  garbage: ['{"type":7}'],
  finalCloseCode: 1008,
})

describe('Deepgram, speaking', () => {
  it('sends a line as the vendor wants it', async () => {
    await using server = await startVendorServer(deepgramVoice)
    const { session, say, toldUntil } = speak(createDeepgramSynthesiser, server.url)
    say('a', 'Good morning.')
    await toldUntil('done: a')
    session.close()
    const connection = await server.connection(0)
    await server.until(() => connection.closeCode !== null)
    expect(server.upgrades).toMatchObject([
      {
        path: '/v1/speak',
        query: 'model=aura-2-thalia-en&encoding=mulaw&sample_rate=8000',
        headers: { authorization: `Token ${API_KEY}` },
      },
    ])
    expect(connection.sent).toEqual([{ type: 'Speak', text: 'Good morning.' }, { type: 'Flush' }, { type: 'Close' }])
  })

  it('waits until the vendor is rid of a cancelled line', async () => {
    const held: (() => void)[] = []
    await using server = await startVendorServer((connection, upgrade) => {
      const receive = deepgramVoice(connection, upgrade)
      return (message) => {
        if (!String(message).includes('Clear')) return receive(message)
        connection.send(Buffer.alloc(800, 9))
        connection.send({ type: 'Flushed', sequence_id: 7 })
        held.push(() => receive(message))
      }
    })
    const { session, say, toldUntil, told, audio, clock } = speak(createDeepgramSynthesiser, server.url)
    const connection = await server.connection(0)
    session.speak('a', 'Good morning')
    await server.until(() => connection.messages.length === 1)
    session.cancel('a')
    say('b', 'Sorry')
    await server.until(() => held.length > 0)
    await clock.settle()
    expect(connection.sent).toEqual([{ type: 'Speak', text: 'Good morning' }, { type: 'Clear' }])
    held[0]?.()
    await toldUntil('done: b')
    expect(told).toEqual(['done: b'])
    expect(audio.get('b')).toHaveLength(400)
  })

  it('speaks with the voice of the flow', async () => {
    await using server = await startVendorServer(deepgramVoice)
    const { session } = speak(createDeepgramSynthesiser, server.url, { voiceId: 'aura-2-orion-en' })
    await server.connection(0)
    expect(server.upgrades[0]?.query).toContain('model=aura-2-orion-en&')
    session.close()
  })

  it('refuses a Hindi line, which none of its voices can speak, and speaks the next one', async () => {
    await using server = await startVendorServer(deepgramVoice)
    const { say, toldUntil, told } = speak(createDeepgramSynthesiser, server.url, { languages: ['en', 'hi'] })
    say('a', 'नमस्ते')
    say('b', 'Hello')
    await toldUntil('done: b')
    expect(told).toEqual([
      'failed: a: Deepgram has no Hindi in the voice aura-2-thalia-en; choose another vendor.',
      'done: b',
    ])
    expect(JSON.stringify(server.connections[0]?.sent)).not.toContain('नमस्ते')
  })

  it('cuts a text that is longer than one message may be', async () => {
    await using server = await startVendorServer(deepgramVoice)
    const { say, toldUntil } = speak(createDeepgramSynthesiser, server.url)
    const text = 'yes '.repeat(600)
    say('a', text)
    await toldUntil('done: a')
    const texts = (server.connections[0]?.sent as { text?: string }[]).flatMap((message) => message.text ?? [])
    expect(texts.map(({ length }) => length)).toEqual([2_000, 400])
    expect(texts.join('')).toBe(text)
  })

  it('passes on what the vendor warns of', async () => {
    await using server = await startVendorServer(deepgramVoice)
    const { session, until, warnings } = speak(createDeepgramSynthesiser, server.url)
    const warning = { type: 'Warning', description: 'Too many flushes.', code: 'FLUSH_LIMIT' }
    ;(await server.connection(0)).send(warning)
    await until(() => warnings.length > 0)
    expect(warnings[0]?.reason).toBe('warned: Too many flushes')
    session.close()
  })

  it('asks for what the line wants, or for PCM where it has no mu-law', () => {
    const voice = createDeepgramSynthesiser({ clock: new VirtualClock(), log: { warn() {} } })
    const telephone = { encoding: 'mulaw', sampleRateHz: 8_000 } as const
    expect(voice.formatFor(telephone)).toEqual(telephone)
    expect(voice.formatFor({ encoding: 'pcm16', sampleRateHz: 16_000 })).toEqual({
      encoding: 'pcm16',
      sampleRateHz: 16_000,
    })
    expect(voice.formatFor({ encoding: 'mulaw', sampleRateHz: 24_000 })).toEqual({
      encoding: 'pcm16',
      sampleRateHz: 24_000,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { createElevenLabsSynthesiser } from '../../../src/providers/elevenlabs/elevenlabs-synthesiser.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { elevenLabsVoice } from '../speech/servers/elevenlabs.ts'
import { API_KEY, speak } from '../speech/sessions.ts'
import { describeSynthesiser } from '../speech/synthesiser.contract.ts'
import { startVendorServer } from '../speech/vendor-server.ts'

describeSynthesiser({
  vendor: 'ElevenLabs',
  make: createElevenLabsSynthesiser,
  script: elevenLabsVoice,
  sent: (text) => (/[.?]$/.test(text) ? `${text} ` : text),
  error: (message) => ({ message, error: 'quota_exceeded', code: 1008 }),
  garbage: ['{"contextId":"line-1"}'],
  finalCloseCode: 1008,
})

describe('ElevenLabs, speaking', () => {
  it('opens a context for each line, flushes and closes it, as the vendor wants it', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const { session, say, toldUntil } = speak(createElevenLabsSynthesiser, server.url)
    say('a', 'Good morning.')
    say('b', 'Bye')
    await toldUntil('done: b')
    session.close()
    const connection = await server.connection(0)
    await server.until(() => connection.closeCode !== null)
    expect(server.upgrades).toMatchObject([
      {
        path: '/v1/text-to-speech/JBFqnCBsd6RMkjVDRZzb/multi-stream-input',
        query:
          'model_id=eleven_flash_v2_5&output_format=ulaw_8000&language_code=en&auto_mode=true&inactivity_timeout=180' +
          '&sync_alignment=true',
        headers: { 'xi-api-key': API_KEY },
      },
    ])
    expect(connection.sent).toEqual([
      { text: ' ', context_id: 'line-1' },
      { text: 'Good morning. ', context_id: 'line-1' },
      { context_id: 'line-1', flush: true },
      { context_id: 'line-1', close_context: true },
      { text: ' ', context_id: 'line-2' },
      { text: 'Bye', context_id: 'line-2' },
      { context_id: 'line-2', flush: true },
      { context_id: 'line-2', close_context: true },
      { close_socket: true },
    ])
  })

  it('tells from when on each character is heard, counted from the beginning of the line', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const { say, toldUntil, aligned } = speak(createElevenLabsSynthesiser, server.url)
    say('a', 'Good morning')
    await toldUntil('done: a')
    expect(aligned.get('a')).toEqual([...'Good morning'].map((text, index) => ({ text, startMs: index * 10 })))
  })

  it('speaks with the voice of the flow, in the line language or, with several, the one of the text', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const hindi = speak(createElevenLabsSynthesiser, server.url, { voiceId: 'a/b', language: 'hi', languages: ['hi'] })
    await server.connection(0)
    const both = speak(createElevenLabsSynthesiser, server.url, { languages: ['en', 'hi'] })
    await server.connection(1)
    expect(server.upgrades[0]?.path).toBe('/v1/text-to-speech/a%2Fb/multi-stream-input')
    expect(server.upgrades[0]?.query).toContain('language_code=hi')
    expect(server.upgrades[1]?.query).not.toContain('language_code')
    hindi.session.close()
    both.session.close()
  })

  it('closes the context of a line that is cancelled half way', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const { session } = speak(createElevenLabsSynthesiser, server.url)
    const connection = await server.connection(0)
    session.speak('a', 'Good morning')
    await server.until(() => connection.messages.length === 2)
    session.cancel('a')
    await server.until(() => connection.messages.length === 3)
    expect(connection.sent.at(-1)).toEqual({ context_id: 'line-1', close_context: true })
    session.close()
  })

  it('keeps an open context alive, and never one that is not', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const { session, clock, told } = speak(createElevenLabsSynthesiser, server.url)
    const connection = await server.connection(0)
    const waitFor = async (looks: number) => {
      for (let look = 0; look < looks; look += 1) {
        // The vendor's sign of life comes in between.
        connection.send({ audio: null, contextId: 'other' })
        await connection.whenRead()
        await clock.advance(4_000)
      }
    }
    await waitFor(4)
    expect(connection.messages).toEqual([])
    session.speak('a', 'One moment')
    await server.until(() => connection.messages.length === 2)
    await waitFor(3)
    await server.until(() => connection.messages.length === 3)
    expect(connection.sent.at(-1)).toEqual({ text: '', context_id: 'line-1' })
    expect(told).toEqual([])
    session.close()
  })

  it('knows the end of a line by both names that the vendor has for it', async () => {
    await using server = await startVendorServer(() => () => {})
    const { session, say, told, toldUntil, warnings } = speak(createElevenLabsSynthesiser, server.url)
    const connection = await server.connection(0)
    say('a', 'Good morning.')
    await server.until(() => connection.messages.length === 4)
    connection.send({ audio: null, contextId: 'line-1', is_final: false })
    connection.send({ audio: '', contextId: 'line-1', is_final: true })
    await toldUntil('done: a')
    expect(told).toEqual(['done: a'])
    expect(warnings).toEqual([])
    session.close()
  })

  it('calls again where too many interrupted lines have not ended yet', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const { session, clock, told, until, toldUntil, warnings } = speak(createElevenLabsSynthesiser, server.url)
    const connection = await server.connection(0)
    session.speak('a', 'Good morning.')
    await server.until(() => connection.messages.length === 2)
    connection.send({ message: 'Maximum contexts exceeded (5).', error: 'max_active_conversations', code: 1008 })
    await until(() => warnings.length > 0)
    session.finish('a')
    await clock.advance(250)
    await toldUntil('done: a')
    expect(told).toEqual(['done: a'])
    expect(warnings[0]?.reason).toBe('reported an error: Maximum contexts exceeded (5)')
    session.close()
  })

  it('asks for the format by the vendor’s names', async () => {
    await using server = await startVendorServer(elevenLabsVoice)
    const { session } = speak(createElevenLabsSynthesiser, server.url, {
      format: { encoding: 'pcm16', sampleRateHz: 16_000 },
    })
    await server.connection(0)
    expect(server.upgrades[0]?.query).toContain('output_format=pcm_16000')
    session.close()
    const voice = createElevenLabsSynthesiser({ clock: new VirtualClock(), log: { warn() {} } })
    expect(voice.formatFor({ encoding: 'mulaw', sampleRateHz: 8_000 })).toEqual({
      encoding: 'mulaw',
      sampleRateHz: 8_000,
    })
    expect(voice.formatFor({ encoding: 'mulaw', sampleRateHz: 16_000 })).toEqual({
      encoding: 'pcm16',
      sampleRateHz: 16_000,
    })
  })
})

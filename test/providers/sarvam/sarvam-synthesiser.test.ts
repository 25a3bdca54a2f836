import { describe, expect, it } from 'vitest'
import { createSarvamSynthesiser } from '../../../src/providers/sarvam/sarvam-synthesiser.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { sarvamVoice } from '../speech/servers/sarvam.ts'
import { API_KEY, speak } from '../speech/sessions.ts'
import { describeSynthesiser } from '../speech/synthesiser.contract.ts'
import { audioFor, startVendorServer } from '../speech/vendor-server.ts'

describeSynthesiser({
  vendor: 'Sarvam',
  make: createSarvamSynthesiser,
  script: sarvamVoice,
  error: (message) => ({ type: 'error', data: { message, code: 403, request_id: 'r' } }),
  garbage: ['{"type":"audio"}', '{"type":"audio","data":{"audio":"***"}}'],
  finalCloseCode: 1003,
})

const config = {
  type: 'config',
  data: {
    language_code: 'en-IN',
    speaker: 'anushka',
    speech_sample_rate: 8_000,
    enable_preprocessing: true,
    output_audio_codec: 'mulaw',
    min_buffer_size: 30,
    max_chunk_length: 150,
  },
}

describe('Sarvam, speaking', () => {
  it('sends its setting first and then a line, as the vendor wants it', async () => {
    await using server = await startVendorServer(sarvamVoice)
    const { session, say, toldUntil } = speak(createSarvamSynthesiser, server.url)
    say('a', 'Good morning.')
    await toldUntil('done: a')
    expect(server.upgrades).toMatchObject([
      {
        path: '/text-to-speech/ws',
        query: 'model=bulbul%3Av2&send_completion_event=true',
        headers: { 'api-subscription-key': API_KEY },
      },
    ])
    const text = { type: 'text', data: { text: 'Good morning.' } }
    expect(server.connections[0]?.sent).toEqual([config, text, { type: 'flush' }])
    session.close()
  })

  it('reads each line out in the language of its script', async () => {
    await using server = await startVendorServer(sarvamVoice)
    const { session, say, toldUntil } = speak(createSarvamSynthesiser, server.url, {
      language: 'hi',
      languages: ['hi', 'en'],
    })
    say('a', 'नमस्ते')
    say('b', 'Hello')
    await toldUntil('done: b')
    const settings = (server.connections[0]?.sent as { data?: { language_code?: string; text?: string } }[]).flatMap(
      ({ data }) => data?.language_code ?? data?.text ?? [],
    )
    expect(settings).toEqual(['hi-IN', 'नमस्ते', 'en-IN', 'Hello'])
    session.close()
  })

  it('takes the newer model for its voices', async () => {
    await using server = await startVendorServer(sarvamVoice)
    const { session } = speak(createSarvamSynthesiser, server.url, { voiceId: 'Ritu' })
    const connection = await server.connection(0)
    await server.until(() => connection.messages.length === 1)
    expect(server.upgrades[0]?.query).toContain('model=bulbul%3Av3')
    expect(connection.sent).toMatchObject([{ data: { speaker: 'ritu' } }])
    session.close()
  })

  it('is rid of a cancelled line by a fresh connection', async () => {
    await using server = await startVendorServer(sarvamVoice)
    const { session, say, toldUntil, warnings } = speak(createSarvamSynthesiser, server.url)
    const connection = await server.connection(0)
    say('a', 'Good morning')
    await server.until(() => connection.messages.length === 3)
    session.cancel('a')
    await server.connection(1)
    say('b', 'Sorry')
    await toldUntil('done: b')
    expect(warnings).toEqual([])
    expect(server.connections[1]?.sent).toEqual([config, { type: 'text', data: { text: 'Sorry' } }, { type: 'flush' }])
  })

  it('does not take the end of a part for the end of the line', async () => {
    await using server = await startVendorServer(sarvamVoice)
    const { session, told, toldUntil, audio } = speak(createSarvamSynthesiser, server.url)
    const connection = await server.connection(0)
    const part = 'A part that is long enough to be spoken before the line is complete'
    session.speak('a', part)
    await server.until(() => connection.messages.length === 2)
    connection.send({ type: 'event', data: { event_type: 'final' } })
    await connection.whenRead()
    expect(told).toEqual([])
    session.finish('a')
    await toldUntil('done: a')
    expect(audio.get('a')).toEqual(audioFor(part))
  })

  it('leaves out the head of a WAV file', async () => {
    const head = Buffer.from(
      'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x07\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\x08\0data\0\0\0\0',
      'latin1',
    )
    await using server = await startVendorServer((connection) => (message) => {
      if (!String(message).includes('flush')) return
      const audio = Buffer.concat([head, audioFor('Yes')]).toString('base64')
      connection.send({ type: 'audio', data: { content_type: 'audio/wav', audio } })
      connection.send({ type: 'event', data: { event_type: 'final' } })
    })
    const { say, toldUntil, audio } = speak(createSarvamSynthesiser, server.url)
    say('a', 'Yes')
    await toldUntil('done: a')
    expect(audio.get('a')).toEqual(audioFor('Yes'))
  })

  it('asks for mu-law at the rate of telephones alone', () => {
    const voice = createSarvamSynthesiser({ clock: new VirtualClock(), log: { warn() {} } })
    expect(voice.formatFor({ encoding: 'mulaw', sampleRateHz: 8_000 })).toEqual({
      encoding: 'mulaw',
      sampleRateHz: 8_000,
    })
    expect(voice.formatFor({ encoding: 'mulaw', sampleRateHz: 16_000 })).toEqual({
      encoding: 'pcm16',
      sampleRateHz: 16_000,
    })
    expect(voice.formatFor({ encoding: 'pcm16', sampleRateHz: 24_000 })).toEqual({
      encoding: 'pcm16',
      sampleRateHz: 24_000,
    })
  })
})

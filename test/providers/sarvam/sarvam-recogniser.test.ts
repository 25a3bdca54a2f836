import { describe, expect, it } from 'vitest'
import { createSarvamRecogniser } from '../../../src/providers/sarvam/sarvam-recogniser.ts'
import { describeRecogniser } from '../speech/recogniser.contract.ts'
import { sarvamEars } from '../speech/servers/sarvam.ts'
import { API_KEY, listen } from '../speech/sessions.ts'
import { startVendorServer, type VendorConnection } from '../speech/vendor-server.ts'

const SILENCE = Buffer.alloc(4_800, 0xff)

describeRecogniser({
  vendor: 'Sarvam',
  make: createSarvamRecogniser,
  script: sarvamEars({}),
  partial: (text) => ({ event: 'transcript.partial', utterance_idx: 0, text }),
  final: (text) => ({ event: 'transcript.final', utterance_idx: 0, text }),
  error: (message) => ({ event: 'error', code: 'quota_exceeded', is_fatal: true, status_code: 402, message }),
  garbage: ['{"event":7}', '{"event":"transcript.surprise","text":"No"}'],
  finalCloseCode: 1003,
  audio: (connection) => Buffer.concat(audioIn(connection)),
  wasFinalized: (connection) => audioIn(connection).some((audio) => audio.equals(SILENCE)),
})

function audioIn({ sent }: VendorConnection): Buffer[] {
  const inputs = sent as { event: string; audio?: string }[]
  return inputs.flatMap(({ event, audio = '' }) => (event === 'audio_input' ? [Buffer.from(audio, 'base64')] : []))
}

describe('Sarvam, hearing', () => {
  it('asks the realtime recognition for telephone audio as it is, with the key in a header', async () => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session } = listen(createSarvamRecogniser, server.url)
    await server.connection(0)
    expect(server.upgrades).toMatchObject([
      {
        path: '/speech-to-text-realtime/ws',
        query:
          'language_code=en-IN&model=saaras%3Av3-realtime&stream_type=fast&mode=transcribe&endpointing=vad' +
          '&encoding=mulaw&sample_rate=8000&silence_duration_ms=400',
        headers: { 'api-subscription-key': API_KEY },
      },
    ])
    session.close()
  })

  it.each([
    ['Hindi, with English words in Latin letters', ['hi'], 'language_code=hi-IN', 'mode=codemix'],
    ['whichever it is, where both are allowed', ['hi', 'en'], 'language_code=auto', 'mode=codemix'],
  ] as const)('hears %s', async (_what, languages, language, mode) => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session } = listen(createSarvamRecogniser, server.url, { language: 'hi', languages: [...languages] })
    await server.connection(0)
    expect(server.upgrades[0]?.query).toContain(language)
    expect(server.upgrades[0]?.query).toContain(mode)
    session.close()
  })

  it('asks for PCM by its own name', async () => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session } = listen(createSarvamRecogniser, server.url, {
      format: { encoding: 'pcm16', sampleRateHz: 8_000 },
    })
    await server.connection(0)
    expect(server.upgrades[0]?.query).toContain('encoding=linear16&sample_rate=8000')
    session.close()
  })

  it('tells an utterance of the call, and which language it was', async () => {
    const ears = sarvamEars({ 1: 'mera naam', 2: 'Asha hai' }, 'hi-IN')
    await using server = await startVendorServer(ears)
    const { session, heard, heardUntil } = listen(createSarvamRecogniser, server.url, { languages: ['hi', 'en'] })
    session.push(Buffer.alloc(160, 1))
    session.push(Buffer.alloc(160, 2))
    for (let frames = 0; frames < 20; frames += 1) session.push(Buffer.alloc(160, 0xff))
    await heardUntil('utterance ended')
    expect(heard).toEqual([
      'speech started',
      'partial: mera naam',
      'partial: mera naam Asha hai',
      'final (hi): mera naam Asha hai',
      'utterance ended',
    ])
    session.close()
  })

  it('brings the final text about with silence, as it knows no flush of its own', async () => {
    await using server = await startVendorServer(sarvamEars({ 1: 'nine eight' }))
    const { session, heardUntil } = listen(createSarvamRecogniser, server.url)
    session.push(Buffer.alloc(160, 1))
    session.finalize()
    await heardUntil('final (en): nine eight')
    const connection = await server.connection(0)
    expect(connection.sent.map((message) => (message as { event: string }).event)).toEqual([
      'audio_input',
      'audio_input',
    ])
    session.close()
    await server.until(() => connection.closeCode !== null)
    expect(connection.sent.at(-1)).toEqual({ event: 'end' })
  })

  it('goes on after an error that is not fatal, and says so', async () => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session, heard, until, warnings, heardUntil } = listen(createSarvamRecogniser, server.url)
    const connection = await server.connection(0)
    connection.send({ event: 'error', code: 'invalid_config', is_fatal: false, message: 'Not now' })
    await until(() => warnings.length > 0)
    expect(warnings[0]?.reason).toBe('reported an error: Not now')
    connection.send({ event: 'transcript.final', utterance_idx: 0, text: 'Yes' })
    await heardUntil('utterance ended')
    expect(heard).toEqual(['speech started', 'final (en): Yes', 'utterance ended'])
    session.close()
  })

  it('does not take an utterance for the last one when the person goes on before its final text comes', async () => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session, heard, heardUntil } = listen(createSarvamRecogniser, server.url)
    const connection = await server.connection(0)
    connection.send({ event: 'vad.speech_start', utterance_idx: 0 })
    connection.send({ event: 'transcript.partial', utterance_idx: 0, text: 'On Friday' })
    connection.send({ event: 'vad.speech_end', utterance_idx: 0 })
    connection.send({ event: 'vad.speech_start', utterance_idx: 1 })
    connection.send({ event: 'transcript.partial', utterance_idx: 1, text: 'or rather' })
    connection.send({ event: 'transcript.final', utterance_idx: 0, text: 'On Friday,' })
    connection.send({ event: 'transcript.final', utterance_idx: 1, text: 'or rather Monday.' })
    await heardUntil('utterance ended')
    expect(heard).toEqual([
      'speech started',
      'partial: On Friday',
      'partial: or rather',
      'final (en): On Friday,',
      'partial: or rather',
      'final (en): or rather Monday.',
      'utterance ended',
    ])
    session.close()
  })

  it('counts utterances anew in each session', async () => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session, clock, until, warnings, heard, heardUntil } = listen(createSarvamRecogniser, server.url)
    const first = await server.connection(0)
    first.send({ event: 'transcript.final', utterance_idx: 7, text: 'Yes' })
    await heardUntil('utterance ended')
    first.close(1011)
    await until(() => warnings.length > 0)
    await clock.advance(250)
    const second = await server.connection(1)
    second.send({ event: 'transcript.final', utterance_idx: 0, text: 'No' })
    await until(() => heard.filter((line) => line === 'utterance ended').length === 2)
    expect(heard.slice(3)).toEqual(['speech started', 'final (en): No', 'utterance ended'])
    session.close()
  })

  it.each([
    [503, 'Backend unavailable'],
    [408, 'Nothing came for too long'],
    [429, 'Too many at once'],
  ])('calls again after an error that may pass, %i', async (status, message) => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session, heard, until, warnings, clock } = listen(createSarvamRecogniser, server.url)
    const error = { event: 'error', code: 'internal', is_fatal: true, status_code: status, message }
    ;(await server.connection(0)).send(error)
    await until(() => warnings.length > 0)
    expect(warnings[0]?.reason).toBe(`reported an error: ${message}`)
    await clock.advance(250)
    await server.connection(1)
    expect(heard).toEqual([])
    session.close()
  })

  it('pings where nothing is said for long', async () => {
    await using server = await startVendorServer(sarvamEars({}))
    const { session, clock } = listen(createSarvamRecogniser, server.url)
    const connection = await server.connection(0)
    session.push(Buffer.alloc(160, 0xff))
    await server.until(() => connection.messages.length === 1)
    for (const look of [1, 2, 3]) {
      // The vendor's sign of life comes in between.
      connection.send({ event: 'pong', look })
      await connection.whenRead()
      await clock.advance(4_000)
    }
    await server.until(() => connection.messages.length === 2)
    expect(connection.sent.at(-1)).toEqual({ event: 'ping' })
    session.close()
  })
})

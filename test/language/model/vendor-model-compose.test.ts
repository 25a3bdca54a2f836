import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ModelUnavailable } from '../../../src/base/errors.ts'
import { chunk, hangs, type Reaction, sendJson, streams } from './chat-server.ts'
import { composeRequest } from './requests.ts'
import { never, modelWith, DEADLINE_MS, useChatServer, server, model } from './vendor-model-kit.ts'

useChatServer()

/** Streams a text and gives this reason for its end. */
function ends(text: string, reason: string | null): Reaction {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${chunk({ content: text })}${chunk({}, reason)}data: [DONE]\n\n`)
  }
}

describe('composing', () => {
  it('keeps out of the error what a vendor quotes of the request', async () => {
    const quoting: Reaction = (response) =>
      sendJson(response, 401, {
        error: {
          message: 'Key sk-1234567890abcdefghijklmnop is wrong for "my secret" of priya@example.org, +91 98765 43210',
        },
      })
    server.reacts(quoting)
    const error: unknown = await model.compose(composeRequest(), never).catch((reason: unknown) => reason)
    const cause = String((error as Error).cause)
    expect(cause).toContain('is wrong for')
    expect(cause).not.toMatch(/secret|sk-|priya|98765/)
  })

  it('puts the streamed pieces together and notes when the first came', async () => {
    server.reacts(streams('Welcome to ', 'the Blue Door. ', 'Your name, please?'))
    const composed = await model.compose(composeRequest(), never)
    expect(composed.reply).toBe('Welcome to the Blue Door. Your name, please?')
    expect(composed.firstTextAt).toBeGreaterThan(1_000)
    expect(server.requests[0]?.body.stream).toBe(true)
  })

  it('emits nothing before the end for a model that once began with unmarked reasoning', async () => {
    const thinker = modelWith(20_000)
    const text = ['They want a table. I ask. ', '</think>\n\nThank you. ', 'Your name, please?']
    const sentences: string[] = []
    const compose = () => thinker.compose(composeRequest(), never, (sentence) => sentences.push(sentence))
    server.reacts(streams(...text))
    expect((await thinker.compose(composeRequest(), never)).reply).toBe('Thank you. Your name, please?')
    server.reacts(streams(...text))
    expect((await compose()).reply).toBe('Thank you. Your name, please?')
    expect(sentences).toEqual([])
  })

  it('continues an incomplete reply once, and then ends it in the words of the flow', async () => {
    const told: string[] = []
    server.reacts(ends('Thank you. Your', 'length'), ends('Your name, pl', 'length'))
    const composed = await model.compose(composeRequest(), never, (sentence) => told.push(sentence))
    expect(composed.reply).toBe('Thank you. May I have your name, please?')
    expect(told).toEqual(['Thank you. '])
    server.reacts(ends('Thank you. Your', 'length'))
    expect((await model.compose(composeRequest(), never)).reply).toBe('May I have your name, please?')
  })

  it.each([
    ['openai', 'content_filter'],
    ['openai', 'insufficient_system_resource'],
    ['openai', null],
    ['openai-compatible', null],
    ['mistral', 'error'],
  ])('starts anew where %s ended the reply too early, with %s', async (provider, reason) => {
    server.reacts(ends('I will', reason), streams('Your name, please?'))
    const composed = await model.compose(composeRequest({ model: `${provider}:m` }), never)
    expect(composed.reply).toBe('Your name, please?')
  })

  it.each(['openai', 'openai-compatible'])('goes on in the flow’s words where %s never ends one', async (provider) => {
    server.reacts(ends('I will', null))
    const composed = await model.compose(composeRequest({ model: `${provider}:m` }), never)
    expect(composed.reply).toBe('May I have your name, please?')
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['openai', 'eos_token', 'Your name, please?'],
    ['openai', 'eos_token', 'And your name (as on the card)? 😊'],
    ['openai', null, 'Your name, please?'],
    ['openai-compatible', null, 'आपका नाम बताइए।'],
  ])('takes a complete reply for one, where %s ends it with %s: %s', async (provider, reason, reply) => {
    server.reacts(ends(reply, reason))
    expect((await model.compose(composeRequest({ model: `${provider}:m` }), never)).reply).toBe(reply)
    expect(server.requests).toHaveLength(1)
  })

  it.each(['openai', 'openai-compatible'])(
    'takes the reply of %s with an unknown event behind it',
    async (provider) => {
      server.reacts((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(chunk({ content: 'Your name, please?' }) + chunk({}, 'stop'))
        response.end(`data: ${JSON.stringify({ object: 'chat.completion.metrics', seconds: 0.5 })}\n\ndata: [DONE]\n\n`)
      })
      const composed = await model.compose(composeRequest({ model: `${provider}:m` }), never)
      expect(composed.reply).toBe('Your name, please?')
      expect(server.requests).toHaveLength(1)
    },
  )

  it.each(['openai', 'openai-compatible'])('does not tell the person how the model of %s refuses', async (provider) => {
    const told: string[] = []
    const refuses: Reaction = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: null, refusal: '' }))
      for (const refusal of ['I am sorry. I can’t', ' help with that. ']) response.write(chunk({ refusal }))
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
    }
    server.reacts(refuses)
    const request = composeRequest({ model: `${provider}:m` })
    const composed = await model.compose(request, never, (sentence) => told.push(sentence))
    expect(composed.reply).toBe('May I have your name, please?')
    expect(told).toEqual([])
  })

  it('passes over events that are new to it', async () => {
    const unknown = `data: ${JSON.stringify({ object: 'chat.completion.progress', progress: 0.5 })}\n\n`
    server.reacts((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(unknown + chunk({ content: 'Your name, ' }) + unknown)
      response.end(`${chunk({ content: 'please?' })}${chunk({}, 'stop')}data: [DONE]\n\n`)
    })
    expect((await model.compose(composeRequest(), never)).reply).toBe('Your name, please?')
    server.reacts((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`${unknown}${chunk({}, 'stop')}data: [DONE]\n\n`)
    })
    await expect(model.compose(composeRequest(), never)).rejects.toThrow(ModelUnavailable)
  })

  it('removes reasoning from the text, however it is split into chunks', async () => {
    server.reacts(streams('<th', 'ink>They want\na table.</thi', 'nk>\n\nYour name, ', 'please?'))
    const sentences: string[] = []
    const composed = await model.compose(composeRequest(), never, (sentence) => sentences.push(sentence))
    expect(composed.reply).toBe('Your name, please?')
    expect(sentences.join('')).not.toContain('They want')
  })

  it('tells the model the persona, the lines, the question and the language', async () => {
    server.reacts(streams('नमस्ते'))
    await model.compose(composeRequest({ language: 'hi', lines: ['Welcome to the Blue Door.'] }), never)
    const [system, user] = server.requests[0]?.body.messages ?? []
    expect(system?.content).toContain('Maya of the Blue Door')
    expect(system?.content).toContain('Devanagari')
    expect(JSON.parse(user?.content ?? '')).toMatchObject({
      lines: ['Welcome to the Blue Door.'],
      ask_for: [{ name: 'name' }],
      designer_notes: 'be brief',
    })
  })

  it('asks nothing when the conversation closes', async () => {
    server.reacts(streams('Goodbye.'))
    await model.compose(composeRequest({ closing: 'opted_out', question: null, heard: 'stop calling' }), never)
    const instructions = server.requests[0]?.body.messages[0]?.content
    expect(instructions).toContain('does not want to be contacted again')
    expect(instructions).not.toContain('End with one natural question')
  })

  it('counts an empty reply as a failure', async () => {
    server.reacts(streams(' ', '\n'), streams('Welcome!'))
    expect((await model.compose(composeRequest(), never)).reply).toBe('Welcome!')
    expect(server.requests).toHaveLength(2)
  })

  it('emits sentences before the reply is complete, and continues from them when the stream breaks', async () => {
    const told: string[] = []
    server.reacts(
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(chunk({ content: 'Welcome. Your n' }), () => setImmediate(() => response.destroy()))
      },
      streams('Welcome. ', 'Your name, please?'),
    )
    const composed = await model.compose(composeRequest(), never, (sentence) => told.push(sentence))
    expect(told).toEqual(['Welcome. '])
    expect(composed.reply).toBe('Welcome. Your name, please?')
    const [first, again] = server.requests.map(({ body }) => body.messages)
    expect(JSON.stringify(first)).not.toContain('begun')
    expect(again?.[0]?.content).toContain('repeat nothing')
    expect(JSON.parse(again?.[1]?.content ?? '')).toMatchObject({ begun: 'Welcome.' })
  })

  it('asks a question once: the emitted text is the reply when the stream breaks after it', async () => {
    server.reacts((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: 'Welcome. Your name, please? And' }), () =>
        setImmediate(() => response.destroy()),
      )
    }, streams('Hello. May I know who you are?'))
    const composed = await model.compose(composeRequest(), never, () => {})
    expect(composed.reply).toBe('Welcome. Your name, please?')
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['all of two deadlines where nobody was understood before', undefined, 2, 2 * DEADLINE_MS],
    ['what understanding has left of them', 1.25 * DEADLINE_MS, 1, 0.75 * DEADLINE_MS],
    ['a second try where it was quick', 0.5 * DEADLINE_MS, 2, 1.5 * DEADLINE_MS],
    ['half a deadline at least', 1.9 * DEADLINE_MS, 1, 0.5 * DEADLINE_MS],
  ])('gives a model that hangs on a call %s', async (_, spentMs, requests, tookMs) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    server.reacts(hangs, hangs)
    // The first look at its clock says 1,001.
    const since = spentMs === undefined ? {} : { since: 1_001 - spentMs }
    const aloud = { callId: 'call-1', turn: 1, ...since }
    const startedAt = performance.now()
    let overAfterMs = Infinity
    const failed = expect(modelWith(DEADLINE_MS).compose(composeRequest({ aloud }), never)).rejects.toThrow(
      ModelUnavailable,
    )
    void failed.then(() => (overAfterMs = performance.now() - startedAt))
    const hasCome = async (count: number) => {
      while (server.requests.length < count) await new Promise((resolve) => setImmediate(resolve))
    }
    await hasCome(1)
    if (requests === 2) {
      await vi.advanceTimersByTimeAsync(DEADLINE_MS)
      await hasCome(2)
    }
    await vi.advanceTimersByTimeAsync(tookMs - (requests - 1) * DEADLINE_MS - 1)
    expect(overAfterMs).toBe(Infinity)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect([server.requests.length, overAfterMs]).toEqual([requests, tookMs])
  })

  it('cuts a reply at 4,000 characters and reads no further', async () => {
    server.reacts((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let piece = 0; piece < 20; piece++) response.write(chunk({ content: 'x'.repeat(1_000) }))
    })
    expect((await model.compose(composeRequest(), never)).reply).toHaveLength(4_000)
  })
})

import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, describe, expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { ConsoleDeps } from '../../../src/console/console-deps.ts'
import { readConsoleSpecification } from '../../../src/console/specification.ts'
import { createStartReader } from '../../../src/console/voice/start-reader.ts'
import { VoiceTest } from '../../../src/console/voice/voice-test.ts'
import { BrowserPerson } from '../../support/phone/browser-person.ts'
import { openPhone, type OpenedPhone, type PhoneOptions } from '../../support/phone/open-phone.ts'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ ...readConsoleSpecification(), $id: 'console' })

let opened: OpenedPhone
afterEach(() => opened.close())

/** A service, and somebody who opens the voice test of its agent. */
async function open(options: PhoneOptions = {}) {
  opened = await openPhone(options)
  const { kernel, store, clock, phone, agent, userId } = opened
  const deps = {
    ...{ store, clock, runtime: kernel, newId: () => uuidv7({ msecs: clock.now() }) },
    models: {
      isKnown: (name: string) => name.includes(':'),
      isConnected: (_projectId: string, name: string) => Promise.resolve(name.startsWith('builtin')),
    },
    browserCalls: phone.browserCalls,
  } as unknown as ConsoleDeps
  const person = new BrowserPerson(clock)
  const visit = { person: { userId, email: 'asha@example.com' }, agentId: agent.id }
  const log = { error: (details: object) => expect(details).toBeNull() }
  const test = new VoiceTest({ deps, kernel, readStart: createStartReader(), ...visit, socket: person, log })
  return { person, test }
}

const lastCall = (person: BrowserPerson) => {
  const started = person.messages.find((message) => message.type === 'started')
  if (!started) throw new Error(`No call: ${JSON.stringify(person.messages)}`)
  return opened.read(started.callId)
}
const lines = (person: BrowserPerson) => person.messages.filter((message) => message.type === 'line')

function expectDocumented({ messages }: BrowserPerson): void {
  for (const message of messages) {
    ajv.validate('console#/components/schemas/VoiceServerMessage', message)
    expect(ajv.errors ?? [], JSON.stringify(message)).toEqual([])
  }
}

describe('a talk in the browser', () => {
  it('runs the flow by voice, as a call of the voice-test channel that sends no webhook', async () => {
    const { person, test } = await open()
    person.call(test)
    await person.until(() => lines(person).length === 1 || person.heard.includes('name'))
    expect(person.messages[0]).toMatchObject({ type: 'started', sampleRateHz: 16_000 })
    person.say('My name is Asha Rao')
    await person.until(() => lines(person).length === 1)
    expect(person.has('partial')).toBe(true)
    await person.until(() => /come/i.test(person.heard))
    person.say('yes')
    await person.until(() => person.closed !== null)
    expectDocumented(person)
    expect(person.messages.at(-1)).toEqual({ type: 'ended', outcome: 'completed', error: null })
    expect(person.closed).toMatchObject({ code: 1000 })
    expect(lines(person).map(({ callerText }) => callerText)).toEqual([null, 'My name is Asha Rao', 'yes'])
    expect(person.heard).toContain('Goodbye.')
    const call = await lastCall(person)
    expect(call).toMatchObject({
      ...{ channel: 'browser_voice', status: 'ended', outcome: 'completed', telephony: null, to: null },
      ...{ providerCallId: null, fields: { name: 'Asha Rao', coming: true } },
    })
    expect(call.turns[1]?.audioMs).toBeGreaterThan(0)
    expect(opened.posted).toEqual([])
    expect(opened.asked).toEqual([]) // no carrier was asked for anything
  })

  it('stops the agent when the person begins to speak, and keeps the part of its utterance that was heard', async () => {
    const { person, test } = await open()
    person.call(test)
    await person.until(() => person.heard.length > 8)
    person.say('Hold on, my name is Asha Rao please')
    await person.until(() => person.has('clear'))
    await person.until(() => lines(person).length > 0)
    expect(lines(person)[0]).toMatchObject({ turn: 0, interrupted: true })
    const { turns } = await lastCall(person)
    expect(turns[0]?.interrupted).toBe(true)
  })

  it('ends when the person hangs up', async () => {
    const { person, test } = await open()
    person.call(test)
    await person.until(() => person.heard.includes('Hello.'))
    person.tell({ type: 'end' })
    await person.until(() => person.closed !== null)
    expect(person.messages.at(-1)).toMatchObject({ type: 'ended', outcome: 'failed' })
    expect(person.closed).toMatchObject({ code: 1000 })
    expect(await lastCall(person)).toMatchObject({ status: 'ended' })
  })

  it('ends when the page is closed, at any moment', async () => {
    const { person, test } = await open()
    person.call(test)
    await person.until(() => person.has('started'))
    person.leave()
    await opened.advance(5_000)
    expect(await lastCall(person)).toMatchObject({ status: 'ended', outcome: 'failed' })
    expect(opened.phone.capacity.count).toBe(0)
  })

  it('understands a request not to be called again, and stores no number', async () => {
    const { person, test } = await open()
    person.call(test)
    await person.until(() => person.heard.includes('name'))
    person.say('Please do not call me again')
    await person.until(() => person.closed !== null)
    expect(person.messages.at(-1)).toMatchObject({ type: 'ended', outcome: 'opted_out' })
    expect(await opened.store.optOuts.list(opened.projectId, 10)).toEqual([])
  })

  it("accepts audio at the browser's sample rate", async () => {
    const { person, test } = await open()
    person.call(test, { sampleRateHz: 48_000 })
    await person.until(() => person.has('started'))
    expect(person.messages[0]).toMatchObject({ type: 'started', sampleRateHz: 16_000 })
    person.leave()
  })
})

describe('a talk that cannot begin says so, and the socket is closed', () => {
  const refused = async (person: BrowserPerson) => {
    await person.until(() => person.closed !== null)
    expectDocumented(person)
    return [person.messages.at(-1), person.closed?.code]
  }

  it('400: a model or voice that is not connected', async () => {
    const { person, test } = await open()
    person.call(test, { model: 'anthropic:claude' })
    expect(await refused(person)).toMatchObject([{ type: 'failed', statusCode: 400 }, 1000])
    await opened.close()
    const unheard = await open({ withoutSimulator: true })
    unheard.person.call(unheard.test)
    const [message, code] = await refused(unheard.person)
    expect(message).toMatchObject({
      type: 'failed',
      statusCode: 400,
      message: expect.stringContaining('not connected') as string,
    })
    expect(code).toBe(1000)
  })

  it('404: an agent that was deleted meanwhile', async () => {
    const { person, test } = await open()
    await opened.store.agents.update({ ...opened.agent, deletedAt: 1 })
    person.call(test)
    expect(await refused(person)).toMatchObject([{ type: 'failed', statusCode: 404 }, 1000])
  })

  it('422: a draft with an error', async () => {
    const { person, test } = await open()
    const { id, flow } = opened.agent
    const draft = { flow: { ...flow, start: 'nowhere' }, savedAt: 1, savedBy: 'asha@example.com' }
    await opened.store.drafts.replace(id, 1, draft)
    person.call(test, { flow: 'draft' })
    expect(await refused(person)).toMatchObject([{ type: 'failed', statusCode: 422 }, 1000])
  })

  it('503 and 1013: as many calls as the node can take', async () => {
    const { person, test } = await open({ maxLiveCalls: 0 })
    person.call(test)
    expect(await refused(person)).toMatchObject([{ type: 'failed', statusCode: 503 }, 1013])
  })

  it.each([
    ['{'],
    ['[]'],
    ['{"type":"audio","audio":"AAAA"}'],
    ['{"type":"start"}'],
    ['{"type":"start","sampleRateHz":11025}'],
    ['{"type":"start","sampleRateHz":16000,"flow":"other"}'],
    ['{"type":"start","sampleRateHz":16000,"variables":{"a":[]}}'],
    ['{"type":"start","sampleRateHz":16000,"variables":{"a":1e400}}'],
    ['{"type":"start","sampleRateHz":16000,"variables":{"a\\u0001":"1","a\\u0002":"2"}}'],
  ])('1008: a first message such as %s', async (frame) => {
    const { person, test } = await open()
    test.receive(frame)
    expect(await refused(person)).toMatchObject([{ type: 'failed', statusCode: 400 }, 1008])
  })

  it('1008: a binary frame, and no message for ten seconds', async () => {
    const binary = await open()
    binary.test.receive(null)
    expect(await refused(binary.person)).toMatchObject([{ type: 'failed', statusCode: 400 }, 1008])
    await opened.close()
    const silent = await open()
    await opened.advance(9_900)
    expect(silent.person.closed).toBeNull()
    await opened.advance(200)
    expect(silent.person.closed?.code).toBe(1008)
  })
})

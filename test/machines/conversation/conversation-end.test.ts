import { describe, expect, it } from 'vitest'
import { recipientsRequest } from '../../../src/machines/dialogue/call-context.ts'
import type { Conversation } from '../../../src/machines/conversation/conversation-setup.ts'
import type { FlowNode } from '../../../src/machines/flow/types.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { Talk } from '../../support/machines/talk.ts'
import { IDLE_MS, booking, delivery } from './booking-conversation.ts'

describe('the end', () => {
  const outcome = (node: Partial<FlowNode>, required: boolean) =>
    flowOf([start('a'), ask('a', ['x', 'y'], 'end'), { ...end(), ...node } as FlowNode], {
      fields: [text('x', required), text('y', required)],
      settings: { maxAttempts: 1 },
    })

  it('is completed, partial or failed by the required answers', () => {
    expect(new Talk(outcome({}, true)).compose().say('…', { values: { x: 'x', y: 'y' } }).context.outcome).toBe(
      'completed',
    )
    expect(
      new Talk(outcome({}, true))
        .compose()
        .say('…', { values: { x: 'x' } })
        .say('…').context.outcome,
    ).toBe('partial')
    expect(new Talk(outcome({}, true)).compose().say('…').context.outcome).toBe('failed')
    expect(new Talk(outcome({}, false)).compose().say('…').context.outcome).toBe('completed')
  })

  it('takes the step’s own outcome over all that', () => {
    const talk = new Talk(outcome({ outcome: 'callback_requested' }, true)).compose().say('…')
    expect(talk.context.outcome).toBe('callback_requested')
  })

  it('tells the agent’s present name and one delivery for each endpoint', () => {
    const talk = new Talk(booking).compose().close()
    expect(talk.effects.get('resolveRecipients')?.input).toEqual({
      callId: talk.context.callId,
      projectId: talk.context.projectId,
      agentId: talk.context.agentId,
      agentName: 'Asha',
      deliver: true,
    })
    talk.prepare(null, [delivery, { ...delivery, id: 'd-2', endpointId: 'e-2' }])
    expect(talk.context.agentName).toBeNull()
    expect(talk.creates).toHaveLength(2)
    expect(talk.creates[0]).toEqual({
      type: 'webhook-delivery',
      id: 'd-1',
      machine: 'webhook-delivery',
      version: '1',
      input: {
        deliveryId: 'd-1',
        projectId: talk.context.projectId,
        endpointId: 'e-1',
        url: 'https://example.com/hook',
        event: 'call.completed',
        callId: talk.context.callId,
        at: talk.now,
      },
    })
  })

  it('asks for no deliveries after a test in the web app', () => {
    const talk = new Talk(booking, { channel: 'browser_text' }).compose().close()
    expect(talk.effects.get('resolveRecipients')?.input).toMatchObject({ deliver: false })
  })

  it.each([
    ['api_text', true],
    ['phone', true],
    ['browser_text', false],
    ['browser_voice', false],
  ] as const)('of a %s call is to be delivered: %s', (channel, deliver) => {
    const context = new Talk(booking).snapshot.context as unknown as Conversation
    expect(recipientsRequest({ ...context, call: { ...context.call, channel } }).deliver).toBe(deliver)
  })

  it('is told late when it fails for a while to find out whom to tell', () => {
    const talk = new Talk(booking).compose().close().fail('resolveRecipients')
    expect(talk.snapshot).toMatchObject({ value: 'closingLater', status: 'active' })
    expect(talk.until('untilRetry')).toBe(3_000)
    talk.fire('untilRetry').prepare('Asha', [delivery])
    expect(talk.snapshot).toMatchObject({ value: 'ended', status: 'done' })
    expect(talk.creates).toHaveLength(1)
  })

  it('comes all the same when nobody can ever say who is to be told', () => {
    const talk = new Talk(booking).compose().close()
    for (let n = 0; n < 50 && !talk.ended; n += 1) talk.fail('resolveRecipients').fire('untilRetry')
    expect(talk.inputsOf('resolveRecipients').length).toBeGreaterThan(10)
    expect(talk.snapshot).toMatchObject({ value: 'ended', status: 'done' })
    expect(talk).toMatchObject({ creates: [], context: { agentName: 'Asha', outcome: 'failed' } })
  })

  it('leaves nothing pending and nothing behind that only a running dialogue needs', () => {
    const talk = new Talk(booking).compose().say('both', { values: { name: 'Priya', day: 'Friday' } })
    expect(talk.effects.size).toBe(0)
    expect(talk.timers.size).toBe(0)
    expect(talk.context).toMatchObject({ history: [], visitedNodes: [], lines: [], heard: null })
  })
})

describe('closing', () => {
  it('is partial with an answer and failed without, whatever the conversation is doing', () => {
    expect(new Talk(booking).close().prepare().context).toMatchObject({ outcome: 'failed', turnCount: 0 })
    const listening = new Talk(booking).compose().say('Priya', { values: { name: 'Priya' } })
    expect(listening.close().prepare()).toMatchObject({
      ended: true,
      context: { outcome: 'partial', flowNodeId: 'ask_day' },
    })
    const answering = new Talk(booking).compose().send('Priya').close()
    expect([...answering.effects.keys()]).toEqual(['resolveRecipients'])
    expect(answering.turns).toHaveLength(1)
    expect(answering.prepare()).toMatchObject({
      ended: true,
      context: { outcome: 'failed', endedAt: expect.any(Number) as number },
    })
  })

  it('twice is once', () => {
    expect(new Talk(booking).compose().close().close().ignored).toBe(true)
  })
})

describe('the idle clock', () => {
  it('runs for 15 minutes from each reply, the opening line included', () => {
    const talk = new Talk(booking)
    expect(talk.timers.size).toBe(0)
    talk.compose()
    expect([...talk.timers.values()].map(({ at }) => at)).toEqual([talk.now + IDLE_MS])
    talk.send('Priya')
    expect(talk.timers.size).toBe(0)
    talk.understand({ values: { name: 'Priya' } }).compose()
    expect([...talk.timers.values()].map(({ at }) => at)).toEqual([talk.now + IDLE_MS])
  })

  it('ends the conversation as expired at its deadline, however late that is noticed', () => {
    const talk = new Talk(booking).compose().say('Priya', { values: { name: 'Priya' } })
    const deadline = talk.now + IDLE_MS
    talk.idle(90_000)
    expect(talk.state).toBe('expiring')
    talk.prepare('Asha', [delivery])
    expect(talk.snapshot).toMatchObject({ value: 'expired', status: 'done' })
    expect(talk.context).toMatchObject({ outcome: 'partial', endedAt: deadline, flowNodeId: 'ask_day' })
    expect(talk.creates).toHaveLength(1)
  })

  it('ends as failed when nothing was collected, even if it fails at first to find out whom to tell', () => {
    const talk = new Talk(booking).compose().idle().fail('resolveRecipients')
    expect(talk.state).toBe('expiringLater')
    talk.fire('untilRetry').prepare()
    expect(talk).toMatchObject({ snapshot: { value: 'expired' }, context: { outcome: 'failed' } })
  })
})

describe('an unreachable model', () => {
  it('fails the conversation at the start, with the reason in words', () => {
    const talk = new Talk(booking, { model: 'openai:gpt' }).fail('compose').prepare()
    expect(talk.context).toMatchObject({
      outcome: 'failed',
      modelFailed: true,
      error: 'The language model could not be reached.',
      turnCount: 0,
    })
    expect(talk.snapshot.value).toBe('ended')
  })

  it('fails it later without such words, because somebody was reached', () => {
    for (const effect of ['understand', 'compose']) {
      const talk = new Talk(booking).compose().send('Priya')
      if (effect === 'compose') talk.understand({ values: { name: 'Priya' } })
      talk.fail(effect).prepare()
      expect(talk.context).toMatchObject({ outcome: 'failed', modelFailed: true, error: null, turnCount: 1 })
    }
  })

  it('fails it at a closing line too', () => {
    const talk = new Talk(booking).compose().send('stop').understand({ intent: 'opted_out' }).fail('compose')
    expect(talk.prepare().context).toMatchObject({ outcome: 'failed', modelFailed: true })
  })
})

import { describe, expect, it } from 'vitest'
import { callView } from '../../../src/machines/dialogue/call-view.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { PhoneTalk } from '../../support/machines/phone-talk.ts'
import { STARTED_AT, Talk } from '../../support/machines/talk.ts'

const flow = flowOf([start('ask_name'), ask('ask_name', ['name'], 'end'), end()], { fields: [text('name')] })

describe('a call’s record', () => {
  it('is in progress without outcome until the conversation has ended', () => {
    const talk = new Talk(flow, { variables: { shop: 'Corner' } }).compose()
    expect(callView(talk.snapshot)).toEqual({
      id: talk.context.callId,
      projectId: talk.context.projectId,
      agentId: talk.context.agentId,
      agentName: 'Asha',
      channel: 'api_text',
      status: 'in_progress',
      outcome: null,
      error: null,
      fields: {},
      variables: { shop: 'Corner' },
      metadata: {},
      to: null,
      model: 'builtin:rules',
      telephony: null,
      providerCallId: null,
      startedAt: STARTED_AT,
      endedAt: null,
      turnCount: 1,
    })
    talk.close()
    expect(callView(talk.snapshot)).toMatchObject({ status: 'in_progress', outcome: null, endedAt: null })
    const endedAt = talk.now
    talk.prepare('Meera')
    expect(callView(talk.snapshot)).toMatchObject({ status: 'ended', outcome: 'failed', endedAt, agentName: 'Meera' })
  })

  it('shows no answer of a message that has no reply yet, as nothing comes of it without one', () => {
    const twoQuestions = flowOf([start('a'), ask('a', ['name'], 'b'), ask('b', ['day'], 'end'), end()], {
      fields: [text('name'), text('day')],
    })
    const talk = new Talk(twoQuestions).compose()
    talk.send('Priya').understand({ values: { name: 'Priya' } })
    expect(callView(talk.snapshot).fields).toEqual({})
    talk.compose()
    expect(callView(talk.snapshot).fields).toEqual({ name: 'Priya' })
  })

  it('has ended, too, when the conversation expired', () => {
    const talk = new Talk(flow).compose().idle().prepare()
    expect(callView(talk.snapshot)).toMatchObject({ status: 'ended', outcome: 'failed' })
  })

  it('tells the phases of a phone call', () => {
    const call = new PhoneTalk(flow)
    const phases = [call.view.status]
    call.dialled()
    phases.push(call.view.status)
    call.report('answered')
    phases.push(call.view.status)
    call.openMedia().talked('hung_up')
    phases.push(call.view.status)
    call.close()
    phases.push(call.view.status)
    expect(phases).toEqual(['queued', 'ringing', 'in_progress', 'in_progress', 'ended'])
  })

  it('does not say of a phone that was never answered that it was, while that is written down', () => {
    const call = new PhoneTalk(flow).dialled().report('busy')
    expect(call).toMatchObject({ phase: 'closing', view: { status: 'ringing', outcome: null } })
  })
})

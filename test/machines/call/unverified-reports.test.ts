import { describe, expect, it } from 'vitest'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { PhoneTalk, SID } from '../../support/machines/phone-talk.ts'

const flow = flowOf([start('ask_name'), ask('ask_name', ['name'], 'end'), end()], { fields: [text('name')] })
const STRANGER = 'somebody else’s call'

const ordered = () => new PhoneTalk(flow, { telephony: 'telephony_b' })

describe('what a carrier that signs nothing tells before it has named its call', () => {
  it('proves nothing yet', () => {
    const call = ordered().report('ringing', { providerCallId: STRANGER }).report('completed')
    expect(call.view).toMatchObject({ status: 'queued', providerCallId: null })
    expect([...call.effects.keys()]).toEqual(['dial'])
  })

  it('counts for the call that the carrier names then, and for no other', () => {
    const call = ordered().report('busy', { providerCallId: STRANGER }).dialled()
    expect(call).toMatchObject({ phase: 'ringing', view: { providerCallId: SID } })
    expect(call.report('completed', { providerCallId: STRANGER }).phase).toBe('ringing')
    expect(call.context.leg.unverifiedReports).toBeUndefined()
  })

  it.each([
    ['ringing', 'ringing'],
    ['answered', 'connecting'],
  ] as const)('may be that the phone is %s', (status, phase) => {
    const call = ordered().report(status).report('ringing').report('queued').dialled()
    expect(call).toMatchObject({ phase, view: { status: 'ringing' === phase ? 'ringing' : 'in_progress' } })
  })

  it('may be that it is over', () => {
    const call = ordered().report('ringing').report('busy').dialled()
    expect(call.effects.has('hangUp')).toBe(false)
    expect(call.close().view).toMatchObject({ outcome: 'failed', error: 'The line was busy.', providerCallId: SID })
    expect(call.creates).toHaveLength(1)
  })

  it('is all the proof there is when the carrier names none', () => {
    const failures = [{}, { name: 'Interrupted', message: '' }]
    for (const failure of failures) {
      const call = ordered().report('ringing').fail('dial', failure)
      expect(call).toMatchObject({ phase: 'ringing', view: { providerCallId: SID } })
    }
    expect(ordered().report('answered').fire('untilDialled').phase).toBe('connecting')
  })

  it('is noted of a few calls only, and once', () => {
    const call = ordered()
    for (let index = 0; index < 20; index += 1) call.report('ringing', { providerCallId: `call ${index}` })
    expect(call.context.leg.unverifiedReports).toHaveLength(4)
    expect(call.ignored).toBe(true)
    for (const status of ['queued', 'ringing'] as const) {
      expect(call.report(status, { providerCallId: 'call 0' }).ignored).toBe(true)
    }
  })

  it('changes nothing about a wish to hang up', () => {
    const call = ordered().report('ringing').offer('call.hangUp').dialled().close()
    expect(call.view.error).toBe('The call was hung up before anybody answered.')
  })
})

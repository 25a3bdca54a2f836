import { describe, expect, it } from 'vitest'
import type { CallView } from '../../../src/machines/dialogue/call-view.ts'
import type { CallInput } from '../../../src/machines/call/call-setup.ts'
import type { Story } from '../../support/machines/fake-phones.ts'
import { ask, choice, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { leavesNothingUndone, openPhoneService, type PhoneService } from '../../support/machines/phone-service.ts'

const flow = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_size'), ask('ask_size', ['size'], 'end'), end()],
  { fields: [text('name'), choice('size', ['small', 'large'])], settings: { maxDurationSec: 300 } },
)

const person = [{ says: 'name=Priya' }, { says: 'size=large' }]
const wholeTalk = ['null → Hello. name?', 'name=Priya → size?', 'size=large → Goodbye.']
const long = 8 * 60_000

interface Case {
  story: Story
  input?: Partial<CallInput>
  view: Partial<CallView>
  transcript?: string[]
  /** Default two: one for each endpoint. */
  deliveries?: number
}

const completed: Partial<CallView> = { outcome: 'completed', error: null, fields: { name: 'Priya', size: 'large' } }
const unreached = (error: string): Partial<CallView> => ({ outcome: 'failed', error, fields: {}, turnCount: 0 })

const cases: Record<string, Case> = {
  'a person who answers everything': { story: { person }, view: completed, transcript: wholeTalk },
  'a call from the Test tab': {
    story: { person },
    input: { isTest: true },
    view: completed,
    transcript: wholeTalk,
    deliveries: 0,
  },
  'a model that takes its time': {
    story: { person },
    input: { model: 'openai:x' },
    view: completed,
    transcript: wholeTalk,
  },
  'a model that is dead': {
    story: { person },
    input: { model: 'broken:x' },
    view: { outcome: 'failed', error: null, turnCount: 1 },
    transcript: ['null → I am sorry, something has gone wrong on our side. Goodbye.'],
  },
  'a person who interrupts': {
    story: { person: [{ says: 'name=Priya', interrupts: true }, { says: 'size=large' }] },
    view: completed,
    transcript: ['null → Hello.', 'name=Priya → size?', 'size=large → Goodbye.'],
  },
  'keys as an answer': {
    story: { person: [{ says: 'name=Priya' }, { presses: '2' }] },
    view: completed,
    transcript: ['null → Hello. name?', 'name=Priya → size?', '2 → Goodbye.'],
  },
  'a person who hangs up in the middle': {
    story: { person: [{ says: 'name=Priya' }, 'hangsUpMidLine'] },
    view: { outcome: 'partial', error: null, fields: { name: 'Priya' } },
    transcript: ['null → Hello. name?', 'name=Priya → si'],
  },
  'a person who hangs up at once': {
    story: { person: ['hangsUpMidLine'] },
    view: { outcome: 'failed', error: null, turnCount: 1 },
  },
  'a person who asks not to be called': {
    story: { person: [{ says: 'stop' }] },
    view: { outcome: 'opted_out', error: null },
    transcript: ['null → Hello. name?', 'stop → (opted_out)'],
  },
  'a person who asks not to be called and hangs up with it': {
    story: { person: [{ says: 'stop', leaves: true }] },
    input: { model: 'openai:x' },
    view: { outcome: 'opted_out', error: null },
    transcript: ['null → Hello. name?', 'stop → '],
  },
  'a person who answers and hangs up with it': {
    story: { person: [{ says: 'name=Priya', leaves: true }] },
    input: { model: 'openai:x' },
    view: { outcome: 'partial', error: null, fields: { name: 'Priya' } },
    transcript: ['null → Hello. name?', 'name=Priya → '],
  },
  'a person who says nothing': {
    story: { person: ['silent', 'silent', 'silent'] },
    view: { outcome: 'failed', error: null, turnCount: 4 },
  },
  'a busy line': { story: { phone: 'busy' }, view: unreached('The line was busy.') },
  'nobody at home': { story: { phone: 'no_answer', ringMs: 30_000 }, view: unreached('Nobody answered.') },
  'a phone that rings for ever': { story: { phone: 'rings' }, view: unreached('Nobody answered.') },
  'a number that cannot be reached': {
    story: { phone: 'failed' },
    view: unreached('The call could not be put through.'),
  },
  'voicemail that the carrier knows': { story: { machine: true, person }, view: unreached('Voicemail answered.') },
  'voicemail that the audio knows': { story: { person: ['machine'] }, view: unreached('Voicemail answered.') },
  'voicemail that gives itself away': {
    story: { person: [{ says: 'Please leave a message after the tone' }] },
    view: unreached('Voicemail answered.'),
  },
  'no audio after the answer': {
    story: { media: 'never' },
    view: unreached('The call was answered, but no audio came.'),
  },
  'a line that goes dead': {
    story: { person: [{ says: 'name=Priya' }, 'lost'] },
    view: { outcome: 'partial', error: null, turnCount: 2 },
  },
  'speech that fails': {
    story: { person: [{ says: 'name=Priya' }, 'speechFails'] },
    view: { outcome: 'partial', error: null },
  },
  'a line that cannot be spoken': {
    story: { person: [{ says: 'name=Priya' }, 'throws'] },
    view: { outcome: 'partial', error: null },
  },
  'audio that is stuck': {
    story: { person: [{ says: 'name=Priya' }, 'stuck'] },
    view: { outcome: 'partial', error: null },
  },
  'a carrier that tells nothing by itself': {
    story: { callbacks: 'none', person },
    view: completed,
    transcript: wholeTalk,
  },
  'a busy line that only a look finds out': {
    story: { callbacks: 'none', phone: 'busy' },
    view: unreached('The line was busy.'),
  },
  'a last callback that is lost': {
    story: { callbacks: 'notTheLast', phone: 'busy' },
    view: unreached('The line was busy.'),
  },
  'a carrier that cannot be asked': {
    story: { callbacks: 'none', looks: 'fails', phone: 'busy' },
    view: unreached('No news of the call came in time.'),
  },
  'a carrier that knows of no call': {
    story: { callbacks: 'none', looks: 'nothing', phone: 'busy' },
    view: unreached('No news of the call came in time.'),
  },
  'callbacks that come twice': { story: { twice: true, person }, view: completed, transcript: wholeTalk },
  'an order that is answered after the phone rang': {
    story: { orderMs: 20_000, person },
    view: completed,
    transcript: wholeTalk,
  },
  'an order that is never answered, of a phone that rings': {
    story: { order: 'errorButRings', person },
    view: completed,
    transcript: wholeTalk,
  },
  'an order that fails': {
    story: { order: 'error' },
    view: unreached('The telephony provider could not be reached.'),
    deliveries: 0,
  },
  // A carrier that does not answer is given up sooner: nobody waits for it any more.
  'an order that comes to no end': {
    story: { order: 'never' },
    view: unreached('The service was interrupted while it placed the call.'),
  },
  'an order that is refused': {
    story: { order: 'refused' },
    view: unreached('The number is not valid.'),
    deliveries: 0,
  },
  'an opening that cannot be prepared': {
    story: { prepares: 'fails', person },
    view: completed,
    transcript: wholeTalk,
  },
  'an opening that takes too long': { story: { prepares: 'hangs', person }, view: completed, transcript: wholeTalk },
  'a leg that cannot be hung up': { story: { hangUp: 'fails', person }, view: completed, transcript: wholeTalk },
  'a carrier that does not answer hanging up': {
    story: { hangUp: 'hangs', person },
    view: completed,
    transcript: wholeTalk,
  },
}

async function play({ input }: Case, service: PhoneService) {
  const callId = await service.order(input)
  await service.kit.advance(long)
  return service.look(callId)
}

describe.each(Object.entries(cases))('%s', (_, given) => {
  it.each([
    ['leads to one result', false],
    ['leads to the same after a crash at every commit that leaves no audio and no order behind', leavesNothingUndone()],
  ] as const)('%s', async (_name, restartsAfterCommits) => {
    const service = await openPhoneService(flow, () => given.story, { restartsAfterCommits })
    const { view, transcript, deliveries } = await play(given, service)
    expect(view).toMatchObject({ status: 'ended', ...given.view })
    if (given.transcript) expect(transcript).toEqual(given.transcript)
    expect(transcript).toHaveLength(view.turnCount)
    expect(deliveries).toHaveLength(given.deliveries ?? 2)
    expect(new Set(service.posted)).toEqual(new Set(deliveries))
    expect(service.phones.dialled).toHaveLength(1)
    expect(service.optOuts).toHaveLength(view.outcome === 'opted_out' ? 1 : 0)
    expect(view.endedAt).toBeLessThan(view.startedAt + 360_000)
  })
})

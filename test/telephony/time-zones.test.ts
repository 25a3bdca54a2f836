import { afterEach, expect, it } from 'vitest'
import { scripted } from '../../src/simulator/people/people.ts'
import { hangUp, say, wait } from '../../src/simulator/people/person.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const flow = {
  ...visitFlow,
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', next: 'when' },
    { id: 'when', type: 'ask', fields: ['visit_date'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Thank you.' },
  ],
  fields: [
    { name: 'visit_date', type: 'string', kind: 'date', description: 'Day of the visit', options: [], required: true },
  ],
  settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 600 },
}

/** Afternoon in London, the next day already in Auckland. */
const AT = Date.parse('2026-03-02T14:00:00Z')

let opened: OpenedPhone
afterEach(() => opened.close())

async function openAt(timeZone?: string) {
  const person = scripted([[wait(300), say('tomorrow')], [hangUp]])
  opened = await openPhone({ flow, find: () => ({ person }) })
  await opened.advance(AT - opened.clock.now())
  const project = await opened.store.projects.find(opened.projectId)
  if (project && timeZone !== undefined) await opened.store.projects.update({ ...project, timeZone })
}

async function dayOnPhone(to: string): Promise<unknown> {
  const { json } = await opened.place({ to })
  return (await opened.untilEnded(String(json['id']))).fields['visit_date']
}

async function dayInText(): Promise<unknown> {
  const { json } = await opened.request('POST', '/v1/conversations', { agentId: opened.agent.id })
  const id = String(json['callId'])
  await opened.request('POST', `/v1/conversations/${id}/messages`, { text: 'tomorrow' })
  return (await opened.read(id)).fields['visit_date']
}

it('counts days where the dialled number is', async () => {
  await openAt()
  expect(await dayOnPhone('+442071234567')).toBe('2026-03-03')
  expect(await dayOnPhone('+6493001234')).toBe('2026-03-04')
})

it('counts them in the time zone of the project, wherever the number is', async () => {
  await openAt('Pacific/Auckland')
  expect(await dayOnPhone('+442071234567')).toBe('2026-03-04')
  expect(await dayInText()).toBe('2026-03-04')
})

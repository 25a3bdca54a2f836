import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '../../../src/console/operation.ts'
import { MANNERS } from '../../../src/evaluation/people/person.ts'
import { simulationResponse } from '../../../src/console/responses/simulation.ts'
import type { SimulationRequest } from '../../../src/ports/simulations.ts'
import { createSimulations } from '../../../src/startup/simulations.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

const FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello, this is the clinic.', next: 'ask_name' },
    {
      id: 'ask_name',
      type: 'ask',
      fields: ['patient_name'],
      guidance: 'Ask who the visit is for.',
      next: 'ask_visits',
    },
    { id: 'ask_visits', type: 'ask', fields: ['visits'], guidance: 'Ask how often they came.', next: 'done' },
    { id: 'done', type: 'end', say: 'Thank you.', outcome: 'completed' },
  ],
  fields: [
    { name: 'patient_name', type: 'string', description: 'Name of the patient', required: true },
    { name: 'visits', type: 'number', description: 'Number of earlier visits', required: true },
  ],
  variables: [],
  settings: { persona: '', languages: ['en'] },
}

describe('made-up people who talk with an agent', () => {
  let console: OpenedConsole
  let member: Member
  let path: string
  const real = createSimulations()
  /** What was asked for, and what has to happen before it is held. */
  const asked: SimulationRequest[] = []
  let before: Promise<void> = Promise.resolve()

  beforeAll(async () => {
    const simulations = {
      async hold(request: SimulationRequest) {
        asked.push(request)
        await before
        return real.hold(request)
      },
    }
    console = await openConsole({ deps: { simulations } })
    member = await console.addMember()
    const { id } = await member.make(`${member.project}/agents`, { name: 'A', model: 'builtin:rules', flow: FLOW })
    path = `/console/api/agents/${id}`
  })
  afterAll(() => console.close())

  const simulate = (body: object) =>
    member.request<Schema<'Simulation'> & { message: string }>('POST', `${path}/simulations`, { body })

  it('are as many as asked for, in every manner, and the same for the same seed', async () => {
    const people = MANNERS.length + 1
    const { status, json } = await simulate({ people, seed: 3 })
    expect(status).toBe(200)
    expect(json.seed).toBe(3)
    expect(json.talks.map(({ manner }) => manner)).toEqual([...MANNERS, MANNERS[0]])
    expect(json.talks[0]).toMatchObject({
      language: 'en',
      outcome: 'completed',
      isComplete: true,
      findings: [],
      lines: [],
    })
    expect(json.coverage).toEqual({ steps: 4, missedSteps: [], branches: 0, missedBranches: [] })
    expect((await simulate({ people, seed: 3 })).json).toEqual(json)
  })

  it('talk with what is live, or with the draft where that is asked for', async () => {
    const draft = { ...FLOW, settings: { ...FLOW.settings, persona: 'Somebody else.' } }
    await member.request('PUT', `${path}/draft`, { body: { flow: draft }, headers: { 'if-match': '"1"' } })
    await simulate({ people: 1, flow: 'draft' })
    expect(asked.at(-1)).toEqual({ flow: draft, people: 1, seed: 1 })
    await simulate({ people: 1 })
    expect(asked.at(-1)?.flow).toEqual(FLOW)
  })

  it('are 422 with the error of a draft that has one', async () => {
    const { json: draft } = await member.request<{ revision: number }>('GET', `${path}/draft`)
    await member.request('PUT', `${path}/draft`, {
      body: { flow: { ...FLOW, start: 'nowhere' } },
      headers: { 'if-match': `"${draft.revision}"` },
    })
    const { status, json } = await simulate({ people: 1, flow: 'draft' })
    expect([status, json.message]).toEqual([422, expect.stringContaining('The draft has an error')])
  })

  it.each([{ people: 0 }, { people: 201 }, { people: 1.5 }, {}])('are 400 for %j', async (body) => {
    expect((await simulate(body)).status).toBe(400)
  })

  it('are 409 while others talk', async () => {
    let go: () => void = () => {}
    before = new Promise((resolve) => (go = resolve))
    const first = simulate({ people: 1 })
    const counted = asked.length
    await expect.poll(() => asked.length).toBe(counted + 1)
    const { status, json } = await simulate({ people: 1 })
    expect([status, json.message]).toEqual([409, 'Other made-up people are still talking. Wait for them.'])
    go()
    expect((await first).status).toBe(200)
  })

  it('have their words told where something went wrong', () => {
    const talk = { manner: 'terse', language: 'en', outcome: 'completed', turnCount: 2, isComplete: true, findings: [] }
    const transcript = [
      { speaker: 'Agent', text: 'How often?' } as const,
      { speaker: 'Person', text: 'Twice' } as const,
    ]
    const wrong = {
      ...talk,
      isComplete: false,
      findings: [{ problem: 'wrong value', field: 'visits', kept: 3, meant: 2 }],
    }
    const coverage = { nodes: 4, missedNodes: ['done'], branches: 0, missedBranches: [] }
    const talks = [talk, wrong].map((each) => ({ ...each, transcript }))
    expect(simulationResponse({ talks, coverage }, 5)).toMatchObject({
      seed: 5,
      coverage: { steps: 4, missedSteps: ['done'] },
      talks: [
        { findings: [], lines: [] },
        {
          findings: [{ problem: 'wrong value', field: 'visits', kept: 3, meant: 2, wish: null }],
          lines: [
            { by: 'agent', text: 'How often?' },
            { by: 'person', text: 'Twice' },
          ],
        },
      ],
    })
  })

  it('are nobody of another project', async () => {
    const stranger = await console.addMember()
    expect((await stranger.request('POST', `${path}/simulations`, { body: { people: 1 } })).status).toBe(404)
  })
})

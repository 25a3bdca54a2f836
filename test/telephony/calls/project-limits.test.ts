import { afterEach, describe, expect, it } from 'vitest'
import { createProjectCallLimits, type OperatorCallLimits } from '../../../src/telephony/calls/project-limits.ts'
import type { CallLimits } from '../../../src/ports/entities.ts'
import { openPhone, type OpenedPhone } from '../../support/phone/open-phone.ts'
import { longTest } from '../../support/long-test.ts'

let opened: OpenedPhone
afterEach(() => opened.close())

const number = (n: number) => `+1202555${String(100 + n).padStart(4, '0')}`

async function open(operator: Partial<OperatorCallLimits>, own?: Partial<CallLimits>): Promise<OpenedPhone> {
  opened = await openPhone({ projectLimits: operator })
  if (own) await limitProject(own)
  return opened
}

async function limitProject(own: Partial<CallLimits>): Promise<void> {
  const project = await opened.store.projects.find(opened.projectId)
  if (!project) throw new Error('The project is not there.')
  const callLimits = { live: null, perDay: null, destinations: [], ...own }
  await opened.store.projects.update({ ...project, callLimits })
}

const statuses = async (count: number, from = 0) => {
  const answers = []
  for (let n = from; n < from + count; n += 1) answers.push(await opened.place({ to: number(n) }))
  return answers.map(({ status }) => status)
}

describe('phone calls of one project', () => {
  it('are as many at once as the operator allows; one more is 429 and dials nobody', async () => {
    await open({ live: 3 })
    expect(await statuses(4)).toEqual([202, 202, 202, 429])
    const { json } = await opened.place({ to: number(9) })
    expect(json).toMatchObject({ statusCode: 429, message: expect.stringContaining('3 phone calls at once') as string })
    expect(opened.simulator.calls()).toHaveLength(3)
    await limitProject({ live: 1 })
    expect((await opened.place({ to: number(9) })).json).toMatchObject({
      message: 'The project may have at most 1 phone call at once. Try again shortly.',
    })
  })

  it('are none where the limit is 0, and nobody is told to try again shortly', async () => {
    await open({ live: 3 })
    await limitProject({ live: 0 })
    const { status, json } = await opened.place({ to: number(0) })
    expect([status, json]).toMatchObject([429, { message: 'The project may have no phone calls at all.' }])
  })

  it('have room again when one has ended', async () => {
    await open({ live: 1 })
    const { json } = await opened.place({ to: number(0) })
    expect(await statuses(1, 1)).toEqual([429])
    await opened.untilEnded((json as { id: string }).id)
    expect(await statuses(1, 2)).toEqual([202])
  })

  it('are held to what the project has set itself, and never to more than the operator allows', async () => {
    await open({ live: 2 }, { live: 1 })
    expect(await statuses(2)).toEqual([202, 429])
    await limitProject({ live: 50 })
    expect(await statuses(2, 2)).toEqual([202, 429])
  })

  it('are as many at once as may be when they come at once', async () => {
    await open({ live: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => opened.place({ to: number(n) })))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
    expect(opened.simulator.calls()).toHaveLength(5)
  })

  it('are as many at once as may be when another node is still storing one', async () => {
    await open({})
    const { store, clock, projectId, kernel } = opened
    const node = () =>
      createProjectCallLimits({
        ...{ ...store, runtime: kernel, clock },
        operator: { live: 1, perDay: 100, destinations: [] },
      })
    const [one, two] = [node(), node()]
    const isStored = Promise.withResolvers<void>()
    const isDialling = Promise.withResolvers<void>()
    const first = one.within(projectId, 'first', () => {
      isDialling.resolve()
      return isStored.promise
    })
    await isDialling.promise
    const dialled: string[] = []
    const dial = (callId: string) => two.within(projectId, callId, async () => void dialled.push(callId))
    await expect(dial('second')).rejects.toMatchObject({ status: 429 })
    await clock.advance(59_000)
    await expect(dial('third')).rejects.toMatchObject({ status: 429 })
    expect(dialled).toEqual([])
    // The first node has died before the call was stored.
    isStored.resolve()
    await first
    await clock.advance(1_000)
    await dial('fourth')
    expect(dialled).toEqual(['fourth'])
  })

  longTest('are as many in a day as may be, and again on the next', async () => {
    await open({ perDay: 2 })
    expect(await statuses(3)).toEqual([202, 202, 429])
    const { json, headers } = await opened.place({ to: number(5) })
    expect(json).toMatchObject({ message: expect.stringContaining('at most 2 phone calls a day') as string })
    const untilMidnightSec = Math.ceil((86_400_000 - (opened.clock.now() % 86_400_000)) / 1_000)
    expect(headers['retry-after']).toBe(String(untilMidnightSec))
    // Fewer than were placed: the limit is named, and not taken for their number.
    await limitProject({ perDay: 1 })
    expect((await opened.place({ to: number(5) })).json).toMatchObject({
      message:
        'The project may place at most 1 phone call a day, and has none left today. Try again after midnight UTC.',
    })
    await limitProject({ perDay: 0 })
    expect((await opened.place({ to: number(5) })).json).toMatchObject({
      message: 'The project may have no phone calls at all.',
    })
    await limitProject({})
    await opened.advance(15 * 3_600_000)
    expect(await statuses(1, 6)).toEqual([202])
  })

  it('go to the numbers that operator and project allow: others are 400', async () => {
    await open({ destinations: ['+1202', '+91'] }, { destinations: ['+1202555'] })
    expect((await opened.place({ to: number(0) })).status).toBe(202)
    const refused = await opened.place({ to: '+919876543210' })
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { message: expect.stringContaining('+1202555') as string },
    ])
    const foreign = await opened.place({ to: '+442071838750' })
    expect([foreign.status, foreign.json]).toMatchObject([
      400,
      { message: expect.stringContaining('+1202, +91') as string },
    ])
    expect(opened.simulator.calls()).toHaveLength(1)
  })
})

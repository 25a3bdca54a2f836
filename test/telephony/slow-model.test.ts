import { afterEach, describe, expect, it } from 'vitest'
import { ModelUnavailable } from '../../src/base/errors.ts'
import { composeByRules } from '../../src/language/rules/wording/compose.ts'
import { understandByRules } from '../../src/language/rules/understand.ts'
import type { LanguageModel } from '../../src/ports/language.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { say, wait } from '../../src/simulator/people/person.ts'
import type { VirtualClock } from '../support/clock/virtual-clock.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const MOMENT = 'One moment, please.'

let opened: OpenedPhone
afterEach(() => opened.close())

/** A model that takes so long to understand, or does not get that far. */
const slow = (takesMs: number, isHung: boolean) => (clock: VirtualClock) => {
  const model: LanguageModel = {
    understandNow: () => undefined,
    composeNow: (request) => ({ reply: composeByRules(request), firstTextAt: clock.now() }),
    async understand(request) {
      await new Promise<void>((resolve) => clock.after(takesMs, resolve))
      if (isHung) throw new ModelUnavailable()
      return understandByRules(request)
    },
    compose: async (request) => ({ reply: composeByRules(request), firstTextAt: clock.now() }),
  }
  return model
}

async function callWith(language: (clock: VirtualClock) => LanguageModel) {
  const answers = [
    [wait(300), say('My name is Priya Sharma')],
    [wait(300), say('yes')],
  ]
  const person = { ...scripted([]), nudgesAfterMs: null, answer: (question: string) => answerTo(question, answers) }
  opened = await openPhone({ language, find: () => ({ person }) })
  const { json } = await opened.place({ to: '+919876543210' })
  return opened.untilEnded(String(json['id']))
}

/** What the person says to a question; nothing to a request for patience. */
function answerTo(question: string, answers: ReturnType<typeof say>[][]) {
  return question.includes('?') ? (answers.shift() ?? []) : []
}

describe('a language model that is slow to understand', () => {
  it('leaves nobody in silence: the person is asked for a moment in every turn, and the call goes on', async () => {
    const call = await callWith(slow(7_000, false))
    expect(call).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming: true } })
    expect(call.turns.map(({ agentText }) => agentText.split(MOMENT).length - 1)).toEqual([0, 1, 1])
    expect(call.turns[1]?.audioMs).toBeGreaterThan(7_000)
  })

  it('or hangs, is apologised for, after the moment that was asked for', async () => {
    const call = await callWith(slow(10_000, true))
    expect(call).toMatchObject({ outcome: 'failed', error: null })
    expect(call.turns).toHaveLength(2)
    expect(call.turns[1]).toMatchObject({
      callerText: 'My name is Priya Sharma',
      agentText: `${MOMENT} I am sorry, something has gone wrong on our side. Goodbye.`,
    })
    expect(opened.posted).toHaveLength(2)
  })
})

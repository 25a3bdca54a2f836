import { afterEach, expect, it } from 'vitest'
import { composeByRules } from '../../src/language/rules/wording/compose.ts'
import { understandByRules } from '../../src/language/rules/understand.ts'
import type { LanguageModel } from '../../src/ports/language.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { hangUp, say, wait } from '../../src/simulator/people/person.ts'
import type { VirtualClock } from '../support/clock/virtual-clock.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

let opened: OpenedPhone
afterEach(() => opened.close())

const flow = {
  ...visitFlow,
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', next: 'sure' },
    { id: 'sure', type: 'ask', fields: ['coming'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Goodbye.' },
  ],
  fields: [{ name: 'coming', type: 'boolean', description: 'Are you coming?', required: true, options: [] }],
}

/** Takes so long to word the first line that the person speaks before it. */
const slowToSpeak = (clock: VirtualClock): LanguageModel => ({
  understandNow: (request) => understandByRules(request),
  composeNow: () => undefined,
  understand: async (request) => understandByRules(request),
  async compose(request) {
    const firstTextAt = clock.now()
    await new Promise<void>((resolve) => clock.after(4_000, resolve))
    return { reply: composeByRules(request), firstTextAt }
  },
})

it.each(['Haan hello', 'okay', 'yes'])(
  '%j before a question answers nothing of who hangs up over it',
  async (words) => {
    const person = {
      ...scripted([]),
      phone: { behaviour: 'answer', afterMs: 500 } as const,
      onAnswer: [wait(200), say(words)],
      answer: () => [],
      interrupts: { turn: 1, afterMs: 700, acts: [hangUp] },
    }
    opened = await openPhone({ flow, language: slowToSpeak, find: () => ({ person }) })
    const { json } = await opened.place({ to: '+919876543210' })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended.fields).toEqual({})
    expect(ended.outcome).not.toBe('completed')
  },
)

import { describe, expect, it } from 'vitest'
import { pastStates, type PastState } from '../../../src/actors/journal/past-states.ts'
import { acceptedEvents, explainStart, explainStep } from '../../../src/actors/step/explain-step.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { machinesOf } from '../../../src/effects/exported-journal.ts'
import { decodeEntries } from '../../../src/actors/journal/journal-row.ts'
import { recordedJournals } from '../../support/kernel/recorded-journals.ts'

type State = NonNullable<PastState['state']>

/** The transitions of an entry after `before`. */
function explained({ definition, entry }: PastState, before: State | undefined) {
  if (!definition) throw new Error('The machine of a recorded journal is here.')
  if (!before) return explainStart(definition, entry.event.input as JsonObject)
  const childIds = before.effects.map(({ childId }) => childId)
  return explainStep(definition, before.plain, childIds, entry.event)
}

describe.each(recordedJournals)('the journal %s', (_name, file) => {
  it('is explained by transitions that lead from each state to the next, as it went', async () => {
    let before: State | undefined
    for await (const past of pastStates(file.rows.flatMap(decodeEntries), machinesOf(file))) {
      const transitions = explained(past, before)
      const { value } = past.entry
      expect(transitions.at(-1)?.to ?? before?.plain.value).toEqual(value)
      transitions.forEach(({ from }, index) => {
        expect(from).toEqual(index === 0 ? (before?.plain.value ?? null) : transitions[index - 1]?.to)
      })
      expect(transitions.at(-1)?.context ?? past.state?.plain.context).toEqual(past.state?.plain.context)
      before = past.state ?? undefined
    }
  })
})

it('names the event of each transition and the guards evaluated for it, in order', async () => {
  const [, file] = recordedJournals.find(([name]) => name === 'conversation-completed') ?? []
  if (!file) throw new Error('The journal was not recorded.')
  let before: State | undefined
  const last = []
  for await (const past of pastStates(file.rows.flatMap(decodeEntries), machinesOf(file))) {
    if (past.seq === 13) last.push(...explained(past, before))
    before = past.state ?? undefined
  }
  expect(
    last.map(({ to, event, guards }) => [JSON.stringify(to), event, guards.map(({ name, held }) => [name, held])]),
  ).toEqual([
    ['{"active":{"confirm":"deciding"}}', 'xstate.done.actor.understand', []],
    [
      '{"active":"is_confirmed"}',
      null,
      [
        ['hasClosingIntent', false],
        ['isAnswered', true],
      ],
    ],
    ['{"active":"change_visit"}', null, [['holds', true]]],
    ['{"active":{"ask_visit":"deciding"}}', null, []],
    [
      '{"active":{"ask_visit":"asking"}}',
      null,
      [
        ['hasClosingIntent', false],
        ['isAnswered', false],
        ['isAskedEnough', false],
        ['isTooLong', false],
      ],
    ],
  ])
})

it('names the events that a state has a use for, its own first, and none of one that is over', async () => {
  const [, file] = recordedJournals.find(([name]) => name === 'conversation-completed') ?? []
  if (!file) throw new Error('The journal was not recorded.')
  const accepted = []
  for await (const { definition, state } of pastStates(file.rows.flatMap(decodeEntries), machinesOf(file))) {
    accepted.push(definition && state ? acceptedEvents(definition, state.live) : null)
  }
  expect(accepted[0]).toEqual(['conversation.close'])
  expect(accepted[1]).toEqual(['message.send', 'conversation.close'])
  expect(accepted.at(-1)).toEqual([])
})

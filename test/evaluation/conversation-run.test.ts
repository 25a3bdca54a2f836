import { expect, it } from 'vitest'
import { ConversationRun } from '../../src/evaluation/conversation-run.ts'
import { describeState, describeUnderstanding } from '../../src/evaluation/describe-turn.ts'
import { exampleVariables } from '../../src/evaluation/example-variables.ts'
import type { Flow } from '../../src/machines/flow/types.ts'
import { NOW, rules } from '../support/language/rules.ts'
import { ask, boolean, end, flowOf, number, start } from '../support/machines/flows.ts'

function talkOn(flow: Flow, modelName = 'builtin:rules') {
  const variables = exampleVariables(flow.variables)
  return ConversationRun.start({ flow, model: rules, modelName, variables, startedAt: NOW })
}

const flow = flowOf(
  [start('ask', 'Good day.'), ask('ask', ['guests'], 'more'), ask('more', ['parking'], 'end'), end()],
  {
    fields: [number('guests'), boolean('parking')],
  },
)

it('goes from the first words to the outcome as the service does', async () => {
  const run = await talkOn(flow)
  expect(run.reply).toMatch(/^Good day\. .*\?$/)
  await run.send('four', NOW)
  await run.send('yes', NOW)
  expect(run.hasEnded).toBe(true)
  expect(run.context.result?.outcome).toBe('completed')
  expect(run.context.fields).toEqual({ guests: 4, parking: true })
})

it('ends as failed where the model cannot be reached', async () => {
  const run = await talkOn(flow, 'openai:none')
  expect(run.context.result).toMatchObject({ outcome: 'failed', modelFailed: true })
})

it("fills the designer's examples in, and names where there are none", () => {
  const variables = [
    { name: 'customer', description: '', example: 'Priya' },
    { name: 'city', description: '', example: ' ' },
  ]
  expect(exampleVariables(variables, { city: 'Pune' })).toEqual({ customer: 'Priya', city: 'Pune' })
  expect(exampleVariables(variables)).toEqual({ customer: 'Priya', city: 'city' })
})

it('shows the step, the attempt, the answers and how each word was understood', async () => {
  const run = await talkOn(flow)
  expect(describeState(run, 3)).toEqual(['step ask · asks for guests · attempt 1 of 3'])
  await run.send('not four but six please', NOW)
  expect(run.latest && describeUnderstanding(run.latest)).toEqual([
    '"not" → nothing',
    '"four" → denied or replaced',
    '"but" → nothing',
    '"six" → guests = 6',
    '"please" → nothing',
    'understood (en): guests = 6',
  ])
  expect(describeState(run, 3)).toEqual(['step more · asks for parking · attempt 1 of 3', 'answers: guests = 6'])
  await run.send("I can't hear you", NOW)
  expect(run.latest && describeUnderstanding(run.latest)).toContain('understood (en): no attempt: repeat')
  expect(describeState(run, 3)[0]).toBe('step more · asks for parking · attempt 1 of 3 · 1 asides in a row')
})

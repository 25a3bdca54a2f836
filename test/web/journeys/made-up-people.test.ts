import { describe, expect, it } from 'vitest'
import { MANNERS } from '../../../src/evaluation/people/person.ts'
import { accessibilityIssues } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { openFlowEditor } from '../support/flow-editor.ts'
import { openSuite } from '../support/suite.ts'

const FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello.', next: 'ask' },
    { id: 'ask', type: 'ask', fields: ['patient_name'], guidance: 'Ask who the visit is for.', next: 'done' },
    { id: 'done', type: 'end', say: 'Bye.', outcome: 'completed' },
  ],
  fields: [{ name: 'patient_name', type: 'string', description: 'Name of the patient', required: true }],
  variables: [],
  settings: { languages: ['en'] },
}

/** In place of a misunderstanding that the rules may stop having. */
const MISUNDERSTOOD = {
  findings: [{ problem: 'wrong value', field: 'patient_name', kept: 'Speaking', meant: 'Asha', wish: null }],
  lines: [{ by: 'person', text: 'Asha speaking' }],
}

describe.skipIf(!hasChromium)('made-up people', () => {
  const suite = openSuite()

  it('talk with a draft, and who was misunderstood is told word for word', async () => {
    const { page, project, id } = await openFlowEditor(suite, FLOW)
    await page.goto(`${project}/agents/${id}/test`)
    await page.getByRole('radiogroup', { name: 'How to try it' }).getByText('People').click()
    await page.getByRole('button', { name: 'Let them talk' }).click()
    const table = page.getByRole('table', { name: 'By manner' })
    await table.getByRole('row', { name: /^Everybody 50/ }).waitFor()
    expect(await table.getByRole('row').count()).toBe(MANNERS.length + 2)
    await page.getByRole('status').filter({ hasText: 'of 50 got through with every value right' }).waitFor()

    await page.route('**/simulations', async (route) => {
      const answer = await route.fetch()
      const { talks, ...rest } = (await answer.json()) as { talks: object[] }
      await route.fulfill({ json: { ...rest, talks: [...talks, { ...talks[0], ...MISUNDERSTOOD }] } })
    })
    await page.getByRole('button', { name: 'Let them talk' }).click()
    const talk = page.getByRole('list', { name: 'Talks that went wrong' }).getByRole('listitem').first()
    await talk.getByText('patient_name: Speaking, meant was Asha').click()
    await talk.getByText('Asha speaking').waitFor()
    expect(await accessibilityIssues(page)).toEqual([])
  })
})

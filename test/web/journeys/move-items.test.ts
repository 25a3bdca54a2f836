import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { draftSaved, inspector, openFlowEditor, stepItem } from '../support/flow-editor.ts'
import { openSuite } from '../support/suite.ts'

const FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello.', next: 'ask' },
    { id: 'ask', type: 'ask', fields: ['plan', 'guests', 'code'], guidance: '', next: 'by_plan' },
    {
      id: 'by_plan',
      type: 'branch',
      branches: ['gold', 'silver', 'bronze'].map((value) => ({
        next: 'done',
        when: { op: 'eq', field: 'plan', value },
      })),
      default: 'done',
    },
    { id: 'done', type: 'end', say: 'Goodbye.' },
  ],
  fields: ['plan', 'guests', 'code'].map((name) => ({ name, type: 'string', description: name, required: false })),
  variables: [],
  settings: { persona: '', languages: ['en'] },
}

describe.skipIf(!hasChromium)('the items of a list', () => {
  const suite = openSuite()
  const focused = (page: Page) => page.evaluate('document.activeElement.ariaLabel')

  it('are moved on by the same key: the focus goes with a field', async () => {
    const { page, draft } = await openFlowEditor(suite, FLOW)
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'Move code up' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Move code up')
    await page.keyboard.press('Enter')
    // At the top there is only the way back.
    await expect.poll(() => focused(page)).toBe('Move code down')
    await draftSaved(page)
    expect((await draft()).fields.map(({ name }) => name)).toEqual(['code', 'plan', 'guests'])
  })

  it('are moved on by the same key: the focus goes with a branch, and to a new one', async () => {
    const { page, draft } = await openFlowEditor(suite, FLOW)
    await stepItem(page, 'by_plan, branch').click()
    await inspector(page).getByRole('button', { name: 'Move branch 1 down' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Move branch 2 down')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Move branch 3 up')
    await draftSaved(page)
    const node = (await draft()).nodes.find(({ id }) => id === 'by_plan')
    expect(node?.branches?.map(({ when }) => when.value)).toEqual(['silver', 'bronze', 'gold'])
    await inspector(page).getByRole('button', { name: 'Add branch' }).press('Enter')
    const field = inspector(page).getByRole('group', { name: 'Branch 4' }).getByLabel('Field')
    await page.locator(':focus').and(field).waitFor()
  })
})

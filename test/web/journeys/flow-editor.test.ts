import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'
import type { VisitOptions } from '../support/visit.ts'

describe.skipIf(!hasChromium)('the flow editor', () => {
  const suite = openSuite()

  /** A new agent with a small flow of its own, open in the editor. */
  async function openAgent(options: VisitOptions = {}) {
    const there = await suite.come(options)
    const { page, context, project } = there
    const projectId = project.split('/').at(-1) ?? ''
    const made = await context.request.post(`/console/api/projects/${projectId}/agents`, {
      data: { name: 'Desk', flow: FLOW },
    })
    const { id } = (await made.json()) as { id: string }
    const address = `${project}/agents/${id}/flow`
    await page.goto(address)
    await page.getByRole('tree', { name: 'Steps' }).waitFor()
    const published = async () =>
      ((await (await context.request.get(`/console/api/agents/${id}`)).json()) as { flow: typeof FLOW }).flow
    const draft = async () =>
      ((await (await context.request.get(`/console/api/agents/${id}/draft`)).json()) as { flow: typeof FLOW }).flow
    return { ...there, id, address, published, draft }
  }

  const item = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
  const inspector = (page: Page) => page.getByRole('region', { name: 'Step', exact: true })
  const isSaved = (page: Page) =>
    page.getByRole('status', { name: 'Draft', exact: true }).getByText('Draft saved').waitFor()

  it('adds, names, words and connects a step by keyboard alone, and makes it live by publishing', async () => {
    const { page, draft, published } = await openAgent()
    await item(page, 'welcome, start').focus()
    await page.keyboard.press('a')
    await item(page, 'say_1, say').waitFor()
    const id = inspector(page).getByRole('textbox', { name: 'Step id' })
    await id.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('hours')
    await page.keyboard.press('Enter')
    await item(page, 'hours, say').waitFor()
    await inspector(page).getByRole('textbox', { name: 'Says' }).focus()
    await page.keyboard.type('We are open until seven.')
    await isSaved(page)
    expect((await draft()).nodes).toContainEqual({
      id: 'hours',
      type: 'say',
      say: 'We are open until seven.',
      next: 'ask_name',
    })
    expect(await published()).toEqual(FLOW)
    await page.getByRole('button', { name: 'Publish', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status', { name: 'Messages' }).getByText('is live').waitFor()
    expect((await published()).nodes.map((node) => node.id)).toContain('hours')
  })

  it('moves through the tree with arrow keys, and undoes and repeats what was done', async () => {
    const { page } = await openAgent()
    await item(page, 'welcome, start').focus()
    await page.keyboard.press('ArrowDown')
    expect(await item(page, 'ask_name, ask').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Delete')
    await expect.poll(() => item(page, 'ask_name, ask').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await item(page, 'ask_name, ask').waitFor()
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(() => item(page, 'ask_name, ask').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await item(page, 'ask_name, ask').waitFor()
  })

  it('leads from a problem to the control that mends it', async () => {
    const { page } = await openAgent()
    await item(page, 'ask_name, ask').click()
    const next = inspector(page).getByRole('combobox', { name: 'Next step' })
    await next.focus()
    await page.keyboard.press('Delete')
    const problem = page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /ask_name/ })
      .first()
    await problem.waitFor()
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    expect(await publish.isDisabled()).toBe(true)
    await item(page, 'welcome, start').click()
    await problem.click()
    await next.and(page.locator(':focus')).waitFor()
    await next.click()
    await page.getByRole('option', { name: 'done', exact: true }).click()
    await expect.poll(() => problem.count()).toBe(0)
    expect(await next.inputValue()).toBe('done')
  })

  it('asks which version stays when two windows have changed the same flow', async () => {
    const { page, context, address, draft } = await openAgent()
    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('tree', { name: 'Steps' }).waitFor()
    await item(other, 'done, end').click()
    await inspector(other).getByRole('textbox', { name: 'Says' }).fill('Theirs')
    await isSaved(other)
    await item(page, 'done, end').click()
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Mine')
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
    await dialog.getByRole('button', { name: 'Keep mine' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => inspector(page).getByRole('textbox', { name: 'Says' }).inputValue()).toBe('Theirs')
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Mine after all')
    await isSaved(page)
    expect((await draft()).nodes.at(-1)).toMatchObject({ say: 'Mine after all' })
  })

  it('loses nothing when the page is reloaded in the middle of typing, or while the service is gone', async () => {
    const { page, draft } = await openAgent()
    await item(page, 'done, end').click()
    await suite.service.kill()
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Typed while nobody listened')
    await page.getByRole('status', { name: 'Draft', exact: true }).getByText('Trying again').waitFor()
    await suite.service.start()
    await isSaved(page)
    expect((await draft()).nodes.at(-1)).toMatchObject({ say: 'Typed while nobody listened' })
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Typed just before')
    await expect
      .poll(() => page.evaluate(`(${KEPT_COPIES})()`).then((kept) => String(kept).includes('Typed just before')))
      .toBe(true)
    await page.reload()
    await page.getByRole('tree', { name: 'Steps' }).waitFor()
    await expect.poll(async () => (await draft()).nodes.at(-1)).toMatchObject({ say: 'Typed just before' })
  })

  it('renames a field everywhere, and discards the draft after asking', async () => {
    const { page, draft, published } = await openAgent()
    await page.getByRole('tab', { name: 'Data' }).click()
    const name = page.getByRole('group', { name: 'name', exact: true }).getByRole('textbox', { name: 'Name' })
    await name.fill('full_name')
    await name.press('Enter')
    await isSaved(page)
    expect(await draft()).toMatchObject({ nodes: [{}, { fields: ['full_name'] }, {}], fields: [{ name: 'full_name' }] })
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('group', { name: 'name', exact: true }).waitFor()
    expect(await draft()).toEqual(await published())
  })

  it('shows hostile names and texts as text', async () => {
    const { page } = await openAgent()
    await item(page, 'done, end').click()
    const id = inspector(page).getByRole('textbox', { name: 'Step id' })
    await id.fill('<img src=x onerror=alert(1)>')
    await id.press('Enter')
    await item(page, '<img src=x onerror=alert(1)>, end').waitFor()
    await isSaved(page)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  })
})

// Functions that run in the page are texts, as the tests are not compiled for a browser.

/** Everything that the browser keeps for this origin, as JSON. */
const KEPT_COPIES = `async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const database = await done(indexedDB.open('keyval-store'))
  const all = database.objectStoreNames.contains('keyval')
    ? await done(database.transaction('keyval').objectStore('keyval').getAll())
    : []
  database.close()
  return JSON.stringify(all)
}`

const FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello.', next: 'ask_name' },
    { id: 'ask_name', type: 'ask', fields: ['name'], guidance: '', next: 'done' },
    { id: 'done', type: 'end', say: 'Goodbye.' },
  ],
  fields: [{ name: 'name', type: 'string', description: 'Name', required: true }],
  variables: [],
  settings: { persona: '', languages: ['en'] },
}

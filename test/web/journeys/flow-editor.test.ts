import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { draftSaved, inspector, openFlowEditor, stepItem } from '../support/flow-editor.ts'
import { openSuite } from '../support/suite.ts'
import type { VisitOptions } from '../support/visit.ts'

describe.skipIf(!hasChromium)('the flow editor', () => {
  const suite = openSuite()

  const openAgent = (options?: VisitOptions) => openFlowEditor(suite, FLOW, options)

  it('adds, names, words and connects a step by keyboard alone, and makes it live by publishing', async () => {
    const { page, draft, published } = await openAgent()
    await stepItem(page, 'welcome, start').focus()
    await page.keyboard.press('a')
    await stepItem(page, 'say_1, say').waitFor()
    const id = inspector(page).getByRole('textbox', { name: 'Step id' })
    await id.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('hours')
    await page.keyboard.press('Enter')
    await stepItem(page, 'hours, say').waitFor()
    await inspector(page).getByRole('textbox', { name: 'Says' }).focus()
    await page.keyboard.type('We are open until seven.')
    await draftSaved(page)
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
    await stepItem(page, 'welcome, start').focus()
    await page.keyboard.press('ArrowDown')
    expect(await stepItem(page, 'ask_name, ask').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Delete')
    await expect.poll(() => stepItem(page, 'ask_name, ask').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
    await stepItem(page, 'ask_name, ask').waitFor()
    // Nothing is left to undo, so the focus is where it can be undone.
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Redo')
    await page.keyboard.press('Enter')
    await expect.poll(() => stepItem(page, 'ask_name, ask').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await stepItem(page, 'ask_name, ask').waitFor()
  })

  it('leads from a problem to the control that mends it', async () => {
    const { page } = await openAgent()
    await stepItem(page, 'ask_name, ask').click()
    const next = inspector(page).getByRole('combobox', { name: 'Next step' })
    await next.focus()
    await page.keyboard.press('Delete')
    const problem = page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /ask_name/ })
      .first()
    await problem.waitFor()
    // The control says it too: marked, and with the message as its description.
    expect(await next.getAttribute('aria-invalid')).toBe('true')
    await inspector(page).getByText('has no next step').waitFor()
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    expect(await publish.isDisabled()).toBe(true)
    await stepItem(page, 'welcome, start').click()
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
    await stepItem(other, 'done, end').click()
    await inspector(other).getByRole('textbox', { name: 'Says' }).fill('Theirs')
    await draftSaved(other)
    await stepItem(page, 'done, end').click()
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Mine')
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
    await dialog.getByRole('button', { name: 'Keep mine' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => inspector(page).getByRole('textbox', { name: 'Says' }).inputValue()).toBe('Theirs')
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Mine after all')
    await draftSaved(page)
    expect((await draft()).nodes.at(-1)).toMatchObject({ say: 'Mine after all' })
  })

  it('shows what another window has saved before it publishes or restores anything', async () => {
    const { page, context, address, draft } = await openAgent()
    const says = inspector(page).getByRole('textbox', { name: 'Says' })
    await stepItem(page, 'done, end').click()
    await says.fill('Mine')
    await draftSaved(page)
    const other = await context.newPage()
    await other.goto(address)
    await stepItem(other, 'done, end').click()
    await inspector(other).getByRole('textbox', { name: 'Says' }).fill('Theirs')
    await draftSaved(other)

    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('The draft was changed elsewhere. You see it as it is now').waitFor()
    await expect.poll(() => says.inputValue()).toBe('Theirs')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('is live.').waitFor()
    expect((await draft()).nodes.at(-1)).toMatchObject({ say: 'Theirs' })
  })

  it('loses nothing when the page is reloaded in the middle of typing, or while the service is gone', async () => {
    const { page, draft } = await openAgent()
    await stepItem(page, 'done, end').click()
    await suite.service.kill()
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Typed while nobody listened')
    await page.getByRole('status', { name: 'Draft', exact: true }).getByText('Trying again').waitFor()
    await suite.service.start()
    await draftSaved(page)
    expect((await draft()).nodes.at(-1)).toMatchObject({ say: 'Typed while nobody listened' })
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Typed just before')
    await expect
      .poll(() => page.evaluate(`(${KEPT_COPIES})()`).then((kept) => String(kept).includes('Typed just before')))
      .toBe(true)
    // No time for that copy: the field of the id even takes what was typed only when it loses the focus.
    await inspector(page).getByRole('textbox', { name: 'Says' }).fill('Typed at the last moment')
    await inspector(page).getByRole('textbox', { name: 'Step id' }).fill('over')
    await page.reload()
    await page.getByRole('tree', { name: 'Steps' }).waitFor()
    await expect
      .poll(async () => (await draft()).nodes.at(-1))
      .toMatchObject({ id: 'over', say: 'Typed at the last moment' })
  })

  it('renames a field everywhere, and discards the draft after asking', async () => {
    const { page, draft, published } = await openAgent()
    await page.getByRole('tab', { name: 'Data' }).click()
    const name = page.getByRole('group', { name: 'name', exact: true }).getByRole('textbox', { name: 'Name' })
    await name.fill('full_name')
    await name.press('Enter')
    await draftSaved(page)
    expect(await draft()).toMatchObject({ nodes: [{}, { fields: ['full_name'] }, {}], fields: [{ name: 'full_name' }] })
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('group', { name: 'name', exact: true }).waitFor()
    expect(await draft()).toEqual(await published())
  })

  it('shows hostile names and texts as text', async () => {
    const { page } = await openAgent()
    await stepItem(page, 'done, end').click()
    const id = inspector(page).getByRole('textbox', { name: 'Step id' })
    await id.fill('<img src=x onerror=alert(1)>')
    await id.press('Enter')
    await stepItem(page, '<img src=x onerror=alert(1)>, end').waitFor()
    await draftSaved(page)
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

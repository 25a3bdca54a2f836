import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityIssues } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { draftSaved, inspector, openFlowEditor, stepItem } from '../support/flow-editor.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('what a flow may have beside the contract', () => {
  const suite = openSuite()

  async function openData() {
    const there = await openFlowEditor(suite, FLOW)
    await there.page.getByRole('tab', { name: 'Data' }).click()
    return there
  }

  const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
  const extras = (page: Page, name: string) =>
    field(page, name).getByRole('button', { name: /^Wording, synonyms and limits/ })
  /** Whatever has the focus. */
  const focused = (page: Page) => page.locator(':focus')

  it('is out of the way until it is wanted', async () => {
    const { page } = await openData()
    await field(page, 'plan').waitFor()
    expect(await extras(page, 'plan').getAttribute('aria-expanded')).toBe('false')
    expect(await page.getByRole('textbox', { name: 'Also called' }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Flow' }).click()
    await inspector(page).getByRole('textbox', { name: 'Says', exact: true }).waitFor()
    expect(await inspector(page).getByRole('textbox', { name: 'Says in Hindi' }).count()).toBe(0)
  })

  it('gives options and fields other words, by keyboard alone, and takes them back', async () => {
    const { page, draft } = await openData()
    await extras(page, 'plan').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await focused(page)
        .and(page.getByRole('textbox', { name: 'Also called' }))
        .count(),
    ).toBe(1)
    await page.keyboard.type('package, tariff')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await focused(page)
      .and(page.getByRole('textbox', { name: 'Question in Hindi' }))
      .waitFor()
    await page.keyboard.type('कौन सा प्लान चाहिए?')
    await page.keyboard.press('Tab')
    await focused(page)
      .and(page.getByRole('textbox', { name: 'People also say for gold' }))
      .waitFor()
    await page.keyboard.type('the works, premium')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await focused(page)
      .and(page.getByRole('textbox', { name: 'gold said in Hindi' }))
      .waitFor()
    await page.keyboard.type('सोना')
    expect(await accessibilityIssues(page)).toEqual([])
    await draftSaved(page)
    expect((await draft()).fields[0]).toEqual({
      ...FLOW.fields[0],
      synonyms: { plan: ['package', 'tariff'], gold: ['the works', 'premium'] },
      texts: { hi: { question: 'कौन सा प्लान चाहिए?', options: { gold: 'सोना' } } },
    })
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    while (await undo.isEnabled()) await undo.click()
    await draftSaved(page)
    expect(await draft()).toEqual(FLOW)
  })

  it('limits a number and says what is asked after one outside', async () => {
    const { page, draft } = await openData()
    await extras(page, 'guests').click()
    await field(page, 'guests').getByRole('textbox', { name: 'Smallest' }).fill('1')
    await field(page, 'guests').getByRole('textbox', { name: 'Largest' }).fill('8')
    await field(page, 'guests')
      .getByRole('textbox', { name: 'Asked again in English' })
      .fill('We have room for eight. How many are you?')
    await field(page, 'guests').getByRole('combobox', { name: 'What it is about' }).selectOption('An amount')
    await draftSaved(page)
    expect((await draft()).fields[1]).toEqual({
      ...FLOW.fields[1],
      kind: 'amount',
      min: 1,
      max: 8,
      texts: { en: { misfit: 'We have room for eight. How many are you?' } },
    })
  })

  it('leads from a problem to the folded control that mends it', async () => {
    const { page, draft } = await openData()
    await extras(page, 'code').click()
    const pattern = page.getByRole('textbox', { name: 'Pattern' })
    await pattern.fill('(?=A)')
    await expect.poll(() => pattern.getAttribute('aria-invalid')).toBe('true')
    await field(page, 'code').getByText('which are not allowed').waitFor()

    await page.getByRole('tab', { name: 'Flow' }).click()
    await page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /pattern/ })
      .click()
    await pattern.and(focused(page)).waitFor()
    await pattern.fill('[A-Z]{2}[0-9]{4}')
    await expect.poll(() => pattern.getAttribute('aria-invalid')).not.toBe('true')
    await draftSaved(page)
    expect((await draft()).fields[2]).toEqual({ ...FLOW.fields[2], pattern: '[A-Z]{2}[0-9]{4}' })
  })

  it('has words of an option that is gone taken away', async () => {
    const flow = { ...FLOW, fields: [{ ...FLOW.fields[0], synonyms: { bronze: ['cheap'] } }, ...FLOW.fields.slice(1)] }
    const { page, draft } = await openFlowEditor(suite, flow)
    await page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /bronze/ })
      .click()
    await page.getByRole('textbox', { name: 'People also say for bronze' }).and(focused(page)).waitFor()
    await page.getByRole('button', { name: /^Remove the words for bronze/ }).click()
    await draftSaved(page)
    await expect.poll(draft).toEqual(FLOW)
  })

  it('words a step in the other language, where the flow has one', async () => {
    const { page, draft } = await openFlowEditor(suite, FLOW)
    await stepItem(page, 'done, end').click()
    await inspector(page).getByRole('button', { name: 'In other languages' }).press('Enter')
    await inspector(page).getByRole('textbox', { name: 'Says in Hindi' }).fill('नमस्ते।')
    await draftSaved(page)
    expect((await draft()).nodes.at(-1)).toEqual({ ...FLOW.nodes.at(-1), texts: { hi: 'नमस्ते।' } })
    // The other texts are missed now, and the problem leads to where they go.
    await page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /"welcome" has no text/ })
      .click()
    await inspector(page).getByRole('textbox', { name: 'Says in Hindi' }).and(focused(page)).waitFor()
    await page.keyboard.type('स्वागत है।')
    await draftSaved(page)
    expect((await draft()).nodes[0]).toEqual({ ...FLOW.nodes[0], texts: { hi: 'स्वागत है।' } })
  })

  it('sets the time zone and who reads answers, and takes both back', async () => {
    const { page, draft } = await openFlowEditor(suite, FLOW)
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Time zone and understanding' }).click()
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.fill('kolk')
    await page.getByRole('option', { name: 'Asia/Kolkata' }).click()
    const reading = page.getByRole('combobox', { name: 'Who reads the answers' })
    await reading.selectOption('The model, every answer')
    await draftSaved(page)
    expect((await draft()).settings).toEqual({ ...FLOW.settings, timeZone: 'Asia/Kolkata', understanding: 'model' })
    expect(await accessibilityIssues(page)).toEqual([])

    await reading.selectOption('The rules; the model where they are not certain')
    await zone.click()
    await page.getByRole('option', { name: 'That of the number called' }).click()
    await draftSaved(page)
    expect((await draft()).settings).toEqual(FLOW.settings)
  })

  it('leads to a time zone that there is none of', async () => {
    const flow = { ...FLOW, settings: { ...FLOW.settings, timeZone: 'Middle/Earth' } }
    const { page } = await openFlowEditor(suite, flow)
    await page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /timeZone/ })
      .click()
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.and(focused(page)).waitFor()
    expect(await zone.getAttribute('aria-invalid')).toBe('true')
    expect(await zone.inputValue()).toBe('Middle/Earth')
  })
})

const FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello.', next: 'ask_plan' },
    { id: 'ask_plan', type: 'ask', fields: ['plan', 'guests', 'code'], guidance: '', next: 'done' },
    { id: 'done', type: 'end', say: 'Goodbye.' },
  ],
  fields: [
    { name: 'plan', type: 'enum', options: ['gold', 'silver'], description: 'Which plan?', required: true },
    { name: 'guests', type: 'number', description: 'How many guests?', required: true },
    { name: 'code', type: 'string', description: 'The code', required: false },
  ],
  variables: [],
  settings: { persona: '', languages: ['en', 'hi'] },
}

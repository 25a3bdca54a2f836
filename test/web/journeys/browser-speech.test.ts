import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitFlow } from '../../support/phone/flows.ts'
import { accessibilityIssues } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { FAKE_SPEECH } from '../support/fake-speech.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('talking through the browser’s own speech', () => {
  const suite = openSuite()

  async function openTalk() {
    const there = await suite.come()
    const { page, context, project } = there
    const made = await context.request.post(`${project.replace('/console', '/console/api')}/agents`, {
      data: { name: 'Visit', flow: visitFlow, model: 'builtin:rules' },
    })
    const { id } = (await made.json()) as { id: string }
    await page.addInitScript(FAKE_SPEECH)
    await page.goto(`${project}/agents/${id}/test?mode=voice`)
    await page.getByText('Until then this browser hears and speaks itself.').waitFor()
    return there
  }

  const state = (page: Page) => page.getByRole('status', { name: 'Voice' })
  const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
  const readAloud = (page: Page) => page.evaluate<{ text: string; lang: string }[]>('window.speech.read')
  async function hear(page: Page, text: string): Promise<void> {
    await state(page).getByText('It listens.').waitFor()
    await page.evaluate(`window.speech.listening.say(${JSON.stringify(text)})`)
  }

  it('reads replies aloud, hears answers, and ends with what was collected', async () => {
    const { page } = await openTalk()
    await page.getByRole('button', { name: 'Talk through the browser' }).click()
    await hear(page, 'My name is Asha Rao')
    await log(page).getByText('My name is Asha Rao').waitFor()
    await hear(page, 'yes')
    await page.getByText(/^The conversation has ended: Completed/).waitFor()
    await page.getByRole('table', { name: 'Collected fields' }).getByText('Asha Rao').waitFor()
    const read = await readAloud(page)
    expect(read[0]?.text).toContain('Hello.')
    expect(read.at(-1)?.text).toContain('Goodbye.')
    expect(new Set(read.map(({ lang }) => lang))).toEqual(new Set(['en-GB']))
    expect(await page.evaluate('window.speech.languages')).toEqual(['en-GB', 'en-GB'])
    expect(await accessibilityIssues(page)).toEqual([])
  })

  it('is cut short by a button, and then listens', async () => {
    const { page } = await openTalk()
    await page.evaluate('window.speech.holds = true')
    await page.getByRole('button', { name: 'Talk through the browser' }).click()
    await state(page).getByText('It speaks.').waitFor()
    await page.getByRole('button', { name: 'Interrupt' }).click()
    await state(page).getByText('It listens.').waitFor()
  })

  it('stops after two silences, and goes on when it is asked to', async () => {
    const { page } = await openTalk()
    await page.getByRole('button', { name: 'Talk through the browser' }).click()
    for (let silence = 0; silence < 2; silence += 1) {
      await expect.poll(() => page.evaluate('window.speech.listening !== null')).toBe(true)
      await page.evaluate("window.speech.listening.fail('no-speech')")
    }
    await page.getByRole('button', { name: 'Go on talking' }).click()
    await hear(page, 'I am Asha')
    await log(page).getByText('I am Asha').waitFor()
  })

  it('says that the browser does not let it use the microphone', async () => {
    const { page } = await openTalk()
    await page.getByRole('button', { name: 'Talk through the browser' }).click()
    await state(page).getByText('It listens.').waitFor()
    await page.evaluate("window.speech.listening.fail('not-allowed')")
    await state(page).getByText('does not let the console use the microphone').waitFor()
    await page.getByRole('button', { name: 'Go on talking' }).waitFor()
  })
})

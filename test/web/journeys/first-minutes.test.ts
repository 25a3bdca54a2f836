import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { EMAIL, PASSWORD } from '../support/service.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('the first minutes', () => {
  const suite = openSuite()
  const { come } = suite

  it('logs in with the right password only, and then shows the overview', async () => {
    const { page } = await come({ isLoggedIn: false })
    await page.goto('/console/')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').getByText('is wrong').waitFor()

    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    expect(await page.title()).toBe('Overview · Parley')
  })

  it('logs in by the link that the start printed, once, and keeps its token out of the address', async () => {
    const [link = ''] = /http:\S+#token=\S+/.exec(suite.service.output()) ?? []
    const { page } = await come({ isLoggedIn: false })
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    expect(page.url()).not.toContain('token')

    const another = await come({ isLoggedIn: false })
    await another.page.goto(link)
    await another.page.getByRole('alert').getByText('does not work any more').waitFor()
  })

  it('leads somebody who was not logged in back to where they wanted to be', async () => {
    const { page } = await come({ isLoggedIn: false })
    const { project } = await come()
    await page.goto(`${project}/calls?channel=phone`)
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
    expect(new URL(page.url()).search).toBe('?channel=phone')
  })

  it('creates an agent from a template, talks with it to the end, and shows the call', async () => {
    const { page, project } = await come()
    await page.goto(`${project}/agents`)
    await page.getByRole('button', { name: 'New agent' }).click()
    const dialog = page.getByRole('dialog', { name: 'New agent' })
    await dialog.getByRole('radio', { name: 'Clinic appointment' }).check()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Front desk')
    await dialog.getByRole('button', { name: 'Create agent' }).click()
    await page.getByRole('heading', { level: 1, name: 'Front desk' }).waitFor()
    expect(await page.getByRole('status', { name: 'Flow state' }).textContent()).toBe('Ready')

    await page.getByRole('tab', { name: 'Test' }).click()
    await page.getByRole('button', { name: 'Start test' }).click()
    const step = page.getByRole('status', { name: 'Current step' })
    await step.getByText('ask_name', { exact: true }).waitFor()
    await page.getByText('Listening', { exact: true }).waitFor()
    await page.getByText('asked 1 of 3').waitFor()
    const message = page.getByRole('textbox', { name: 'Message' })
    const said = ['I am Priya', 'tomorrow at 4 pm', 'a check-up', 'yes']
    const steps = ['ask_visit', 'ask_reason', 'confirm', 'booked']
    for (const [index, text] of said.entries()) {
      await message.fill(text)
      await page.getByRole('button', { name: 'Send' }).click()
      await step.getByText(steps[index] ?? '', { exact: true }).waitFor()
      expect(await message.inputValue()).toBe('')
    }
    const collected = page.getByRole('table', { name: 'Collected fields' })
    expect(await collected.getByRole('row', { name: /patient_name/ }).textContent()).toContain('Priya')
    await collected
      .getByRole('row', { name: /appointment_time/ })
      .locator('q mark')
      .getByText('tomorrow at 4 pm')
      .waitFor()
    expect(await page.getByRole('log', { name: 'Conversation' }).textContent()).toContain('tomorrow at 4 pm')

    await page.getByRole('link', { name: 'See the call' }).click()
    await page.getByRole('heading', { level: 1, name: /Front desk/ }).waitFor()
    await page.getByText('Completed', { exact: true }).waitFor()
    expect(await page.getByRole('list', { name: 'Transcript' }).textContent()).toContain('I am Priya')
  })

  it('goes back to before an answer, in a conversation of its own, and answers in another way', async () => {
    const { page, project } = await come()
    await page.goto(`${project}/agents`)
    await page.getByRole('link', { name: 'Test: Appointment desk' }).click()
    await page.getByRole('button', { name: 'Start test' }).click()
    const step = page.getByRole('status', { name: 'Current step' })
    const log = page.getByRole('log', { name: 'Conversation' })
    const message = page.getByRole('textbox', { name: 'Message' })
    for (const [text, next] of [
      ['I am Priya', 'ask_visit'],
      ['tomorrow at 4 pm', 'ask_reason'],
      ['a check-up', 'confirm'],
    ] as const) {
      await message.fill(text)
      await page.getByRole('button', { name: 'Send' }).click()
      await step.getByText(next, { exact: true }).waitFor()
    }
    const before = page.url()
    await log.getByRole('button', { name: 'Go back to before “tomorrow at 4 pm”' }).click()
    await step.getByText('ask_visit', { exact: true }).waitFor()
    // Neither what is taken back, nor what was said last before that.
    expect(await log.textContent()).not.toMatch(/tomorrow at 4 pm|a check-up/)
    expect(await message.inputValue()).toBe('tomorrow at 4 pm')
    expect(page.url()).not.toBe(before)
    await message.fill('Friday at 11 am')
    await page.getByRole('button', { name: 'Send' }).click()
    await step.getByText('ask_reason', { exact: true }).waitFor()
    const collected = page.getByRole('table', { name: 'Collected fields' })
    expect(await collected.getByRole('row', { name: /appointment_time/ }).textContent()).toContain('11:00')

    // What was said before the fork belongs to the other conversation, which is as it was.
    expect(await log.getByRole('button', { name: 'Go back to before “I am Priya”' }).count()).toBe(0)
    await page.goto(before)
    await log.getByText('You: a check-up').waitFor()
  })

  it('has a simulated person called by one click, and shows live how that went', async () => {
    const { page, project } = await come()
    await page.goto(`${project}/agents`)
    await page.getByRole('link', { name: 'Test: Appointment desk' }).click()
    await page.getByText('Phone call', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Who answers' }).fill('busy')
    await page.getByRole('option', { name: /555.?0101/ }).click()
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /Appointment desk/ }).waitFor()
    await page.getByText('Failed', { exact: true }).waitFor()
  })
})

import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { draftSaved, inspector } from '../support/flow-editor.ts'
import { openSuite } from '../support/suite.ts'

type Twice = (button: Locator) => Promise<void>

/** Both clicks before the page has done anything about the first. */
const inOneMoment: Twice = async (button) => {
  await button.click({ trial: true }) // once it can be clicked
  await button.focus()
  await button.page().evaluate('document.activeElement.click(); document.activeElement.click()')
}
/** As a mouse does it: the second click says that it is one, whatever has happened meanwhile. */
const doubleClick: Twice = (button) => button.click({ clickCount: 2, delay: 30 })
/** Two presses of Enter on the focused button. */
const doubleEnter: Twice = async (button) => {
  await button.click({ trial: true })
  await button.focus()
  await button.page().keyboard.press('Enter')
  await button.page().keyboard.press('Enter')
}

describe.skipIf(!hasChromium)('what is asked for twice by one act', () => {
  const suite = openSuite()

  it.each([
    ['two clicks in one moment', inOneMoment],
    ['a double click', doubleClick],
    ['a double Enter', doubleEnter],
  ])('is done once: %s', async (name, twice) => {
    const { page, project } = await suite.come()
    page.setDefaultTimeout(30_000)
    const requests = collectChanges(page)
    const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true })
    const says = (text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text).first().waitFor()
    /** Asks twice, waits for what comes of it, and expects one request of that method and address. */
    const once = async (label: string, on: Locator, arrived: () => Promise<void>) => {
      requests.length = 0
      await twice(on)
      await arrived()
      await expect.poll(() => requests.length).toBeGreaterThan(0)
      // Time for the page to do what a second click would have begun.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      expect([label, requests.length], requests.join()).toEqual([label, 1])
    }

    await page.goto(`${project}/keys`)
    await button('New key').first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill(`Key by ${name}`)
    await once('key', button('Create key'), () => page.getByRole('textbox', { name: 'API key' }).waitFor())
    // The second click does not close what the first has opened in its place.
    await button('I have stored it').click()
    await page.getByRole('textbox', { name: 'API key' }).waitFor({ state: 'detached' })

    await page.goto(`${project}/webhooks`)
    const url = `http://127.0.0.1:9/${encodeURIComponent(name)}`
    await button('Add endpoint').first().click()
    await page.getByRole('textbox', { name: 'URL' }).fill(url)
    await once('endpoint', button('Add'), () => button('I have stored it').waitFor())
    await button('I have stored it').click()
    await once('ping', button(`Ping ${url}`), () => says(url.slice(-10)))
    const resend = page.getByRole('table', { name: 'Deliveries' }).getByRole('button', { name: 'Resend' }).first()
    await once('resend', resend, () => says('Sent once more'))

    // The same code serves the others, which one of the three ways goes through.
    if (twice !== doubleClick) return

    await page.goto(`${project}/connections`)
    await button('Connect Groq').click()
    await page.getByLabel('API key').fill('none')
    await page.getByLabel('Base URL').fill('http://127.0.0.1:9')
    await once('check', button('Check'), () => page.getByRole('dialog').getByRole('status').waitFor())
    await once('connection', button('Save'), () => button('Disconnect Groq').waitFor())

    await page.goto(`${project}/agents?new=true`)
    await page.getByRole('textbox', { name: 'Name' }).fill(`Agent by ${name}`)
    await once('agent', button('Create agent'), () =>
      page.getByRole('heading', { level: 1, name: `Agent by ${name}` }).waitFor(),
    )
    await inspector(page).getByRole('textbox', { name: 'Says', exact: true }).fill(name)
    await draftSaved(page)
    const editor = page.url()
    await once('publish', button('Publish'), () => says('is live'))

    await page.getByRole('tab', { name: 'Test' }).click()
    await once('test', button('Start test'), () => page.getByRole('textbox', { name: 'Message' }).waitFor())
    await page.getByRole('textbox', { name: 'Message' }).fill('Said once')
    const heard = page.getByRole('log', { name: 'Conversation' }).getByText('Said once')
    await once('message', button('Send'), () => heard.first().waitFor())
    expect(await heard.count()).toBe(1)
    const call = new URL(page.url()).searchParams.get('call') ?? ''

    await page.getByText('Phone call', { exact: true }).click()
    await once('phone call', button('Call'), () => page.getByRole('heading', { level: 1, name: /^Call · / }).waitFor())

    await page.goto(`${project}/machines/conversation/${call}`)
    await button('Fork from here').click()
    const fork = page.getByRole('dialog').getByRole('button', { name: 'Begin there' })
    await once('fork', fork, () => page.getByRole('log', { name: 'Conversation' }).waitFor())

    await page.goto(editor)
    await importFlow(page)
    const take = page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })
    await once('import', take, () => page.getByRole('treeitem', { name: 'imported, end', exact: true }).waitFor())
    await draftSaved(page)

    await page.getByRole('button', { name: /^Project: / }).click()
    await page.getByRole('menuitem', { name: 'New project' }).click()
    await page.getByRole('textbox', { name: 'Project name' }).fill(`Project by ${name}`)
    await once('project', button('Create project'), () =>
      page.getByRole('button', { name: `Project: Project by ${name}` }).waitFor(),
    )
  })
})

/** Chooses a file with a flow, which is shown before it is taken. */
async function importFlow(page: Page): Promise<void> {
  const nodes = [{ id: 'imported', type: 'end', say: 'Bye.' }]
  const flow = { start: 'imported', nodes, fields: [], variables: [], settings: {} }
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'flow.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(flow)),
  })
  await page.getByRole('dialog', { name: 'Import a flow' }).waitFor()
}

/** Methods and addresses of what is to change something. */
function collectChanges(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET') requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return requests
}

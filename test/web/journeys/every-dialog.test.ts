import type { APIRequestContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { en, type Texts } from '../../../web/src/i18n/en.ts'
import { hi } from '../../../web/src/i18n/hi.ts'
import { accessibilityIssues, expectDialogToFit } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'
import { visit } from '../support/visit.ts'

const ENDPOINT = 'http://127.0.0.1:9/hook'
const OPTED_OUT = '+12025550108'

interface Opener {
  path: string
  /** The name of the button that opens it. */
  button: (texts: Texts) => string
}

/** Dialogs that one button opens, by what they are. Secrets and the import of a file are opened below. */
const DIALOGS: Record<string, Opener> = {
  'new agent': { path: '/agents', button: ({ agents }) => agents.new },
  'new key': { path: '/keys', button: ({ keys }) => keys.new },
  'rotate key': { path: '/keys', button: ({ keys }) => keys.rotateKey('Demo key') },
  'revoke key': { path: '/keys', button: ({ keys }) => keys.revokeKey('Demo key') },
  'add endpoint': { path: '/webhooks', button: ({ webhooks }) => webhooks.add },
  'change endpoint': { path: '/webhooks', button: ({ webhooks }) => webhooks.editUrl(ENDPOINT) },
  'delete endpoint': { path: '/webhooks', button: ({ webhooks }) => webhooks.removeUrl(ENDPOINT) },
  connect: { path: '/connections', button: ({ connections }) => connections.connectTo('Groq') },
  disconnect: { path: '/connections', button: ({ connections }) => connections.disconnectFrom('OpenAI') },
  'discard draft': { path: '/agents/AGENT/flow', button: ({ editor }) => editor.discard.button },
  'compare versions': { path: '/agents/AGENT/versions', button: ({ editor }) => editor.versions.compareOf(1) },
  'delete agent': { path: '/agents/AGENT/settings', button: ({ editor }) => editor.settings.delete },
  'end call': { path: '/calls/CALL', button: ({ calls }) => calls.end },
  fork: { path: '/machines/conversation/CALL', button: ({ machines }) => machines.fork },
  stately: { path: '/machines/conversation/CALL', button: ({ machines }) => machines.stately },
  'allow calls': { path: '/opt-outs', button: ({ optOuts }) => optOuts.liftNumber(OPTED_OUT) },
}

describe.skipIf(!hasChromium)('every dialog', { timeout: 600_000 }, () => {
  const suite = openSuite()
  let addressOf: (path: string) => string

  beforeAll(async () => {
    const { context, project, close } = await visit(suite.browser, suite.service.url)
    const base = project.replace('/console', '/console/api')
    const { agent, call } = await prepare(context.request, base)
    addressOf = (path) => `${project}${path.replace('AGENT', agent).replace('CALL', call)}`
    await close()
  })

  /** Opens each dialog by keyboard in one window, looks at it, closes it, and returns what was found. */
  async function onEveryDialog(page: Page, texts: Texts, look: (name: string) => Promise<string[]>): Promise<string[]> {
    const issues: string[] = []
    let shown = ''
    for (const [name, { path, button }] of Object.entries(DIALOGS)) {
      if (path !== shown) await page.goto(addressOf(path))
      shown = path
      const opener = page.getByRole('button', { name: button(texts), exact: true }).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await dialog.getByRole('heading').or(page.locator('.dialog-title')).count()).toBeGreaterThan(0)
      issues.push(...(await look(name)).map((issue) => `${name}: ${issue}`))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      // Whoever uses the keyboard goes on where they were.
      await opener.and(page.locator(':focus')).waitFor()
    }
    return issues
  }

  it('is opened and left by keyboard, without an accessibility issue in light and dark, at 320 px and twice the size', async () => {
    const { page } = await suite.come()
    const issues = await onEveryDialog(page, en, async (name) => {
      const found: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
        const ruleSet = colorScheme === 'light' ? 'all' : 'colours'
        found.push(...(await accessibilityIssues(page, ruleSet)).map((issue) => `${colorScheme}: ${issue}`))
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await expectDialogToFit(page, name)
      return found
    })
    expect(issues).toEqual([])
  })

  it('speaks Hindi', async () => {
    const { page } = await suite.come({ locale: 'hi-IN' })
    expect(await onEveryDialog(page, hi, () => accessibilityIssues(page))).toEqual([])
  })

  it('is clean also where it shows a secret, or what a file changes', async () => {
    const { page } = await suite.come()
    await page.goto(addressOf('/keys'))
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Shown')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('dialog', { name: 'Your new key' }).getByRole('textbox', { name: 'API key' }).waitFor()
    expect(await accessibilityIssues(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityIssues(page)).toEqual([])

    await page.goto(addressOf('/agents/AGENT/flow'))
    const flow = { start: 'a', nodes: [{ id: 'a', type: 'end', say: 'Bye.' }], fields: [], variables: [], settings: {} }
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'flow.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(flow)),
    })
    await page.getByRole('dialog', { name: 'Import a flow' }).waitFor()
    expect(await accessibilityIssues(page)).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'is clean in %s colours where a flow was changed elsewhere',
    async (colorScheme) => {
      const { page, context } = await suite.come({ colorScheme })
      const steps = (window: Page) => window.getByRole('tree', { name: 'Steps' })
      const says = (window: Page) =>
        window.getByRole('region', { name: 'Step', exact: true }).getByRole('textbox', { name: 'Says', exact: true })
      await page.goto(addressOf('/agents/AGENT/flow'))
      await steps(page).waitFor()
      const other = await context.newPage()
      await other.goto(addressOf('/agents/AGENT/flow'))
      await steps(other).waitFor()
      await says(other).fill(`Theirs in ${colorScheme}`)
      await other.getByRole('status', { name: 'Draft', exact: true }).getByText('Draft saved').waitFor()
      await says(page).fill(`Mine in ${colorScheme}`)
      const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
      await dialog.getByRole('list').getByRole('listitem').first().waitFor()
      expect(await accessibilityIssues(page)).toEqual([])
      await expectDialogToFit(page, 'changed elsewhere')
      await dialog.getByRole('button', { name: 'Take theirs' }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  )
})

/** A draft that differs from what is live, a running conversation, an endpoint, a connection and an opt-out. */
async function prepare(request: APIRequestContext, base: string): Promise<{ agent: string; call: string }> {
  const read = async <Body>(path: string) => (await (await request.get(path)).json()) as Body
  const make = async <Body>(path: string, data: object) => (await (await request.post(path, { data })).json()) as Body
  const agents = await read<{ id: string; name: string }[]>(`${base}/agents`)
  const agent = agents.find(({ name }) => name === 'Appointment desk')?.id ?? ''
  await make(`/console/api/agents/${agent}/test-calls`, { to: OPTED_OUT })
  await make(`${base}/webhooks`, { url: ENDPOINT })
  await request.put(`${base}/connections/openai`, { data: { apiKey: 'none', baseUrl: 'http://127.0.0.1:9' } })
  const path = `/console/api/agents/${agent}/draft`
  const { flow, revision } = await read<{ flow: { settings: object }; revision: number }>(path)
  const changed = { ...flow, settings: { ...flow.settings, persona: 'Somebody else.' } }
  await request.put(path, { data: { flow: changed }, headers: { 'if-match': `"${revision}"` } })
  const { callId } = await make<{ callId: string }>(`/console/api/agents/${agent}/test-conversations`, {})
  // The person who is called says at once that they want no calls.
  await vi.waitFor(async () => expect(await read<unknown[]>(`${base}/opt-outs`)).toHaveLength(1), 120_000)
  return { agent, call: callId }
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'

/** A part of the walk that is over. */
export interface Station {
  name: string
  /** Since the one before, in milliseconds. */
  ms: number
}

interface Walk {
  page: Page
  /** The link that the start printed. */
  link: string
  /** Told at each station, while what it is about is in the page. */
  onStation?: (station: Station) => Promise<void>
}

const AGENT = 'Front desk'
const GREETING = 'Namaste, this is Sunrise Clinic. Shall I book an appointment for you?'

/**
 * Walks through the console as somebody does who has just started the service: everything by what the page shows, in
 * the order in which one would want it. Throws where something is not there.
 */
export async function walkAsNewcomer({ page, link, onStation }: Walk): Promise<Station[]> {
  let access: ApiAccess
  const parts: [name: string, walk: () => Promise<void>][] = [
    ['logged in by the printed link', () => logIn(page, link)],
    ['agent from a template', () => makeAgent(page)],
    ['greeting changed', () => changeGreeting(page)],
    ['tried by text', () => tryByText(page)],
    ['published', () => publish(page)],
    ['key made', () => makeKey(page)],
    ['curl line pasted', async () => void (access = await pasteLine(page))],
    ['webhook in the built-in receiver, told to fail', () => addReceiver(page)],
    ['conversation held over the API', () => converse(access)],
    ['simulated call begun by one click', () => callSomebody(page)],
    ['call watched to its end', () => watchCall(page)],
    ['call explained in the machine view', () => explainCall(page)],
    ['delivery failed, and retried by itself', () => seeRetry(page)],
    ['delivery resent', () => resend(page)],
  ]
  const stations: Station[] = []
  for (const [name, walk] of parts) {
    const began = performance.now()
    await walk()
    const station = { name, ms: Math.round(performance.now() - began) }
    stations.push(station)
    await onStation?.(station)
  }
  return stations
}

const navigate = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

async function logIn(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
}

async function makeAgent(page: Page): Promise<void> {
  await navigate(page, 'Agents')
  await page.getByRole('button', { name: 'New agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'New agent' })
  await dialog.getByRole('radio', { name: 'Clinic appointment' }).check()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(AGENT)
  await dialog.getByRole('button', { name: 'Create agent' }).click()
  await page.getByRole('heading', { level: 1, name: AGENT }).waitFor()
  await page.getByRole('tree', { name: 'Steps' }).waitFor()
}

async function changeGreeting(page: Page): Promise<void> {
  await page.getByRole('treeitem', { name: 'welcome, start' }).click()
  await page
    .getByRole('region', { name: 'Step', exact: true })
    .getByRole('textbox', { name: 'Says', exact: true })
    .fill(GREETING)
  await page.getByRole('status', { name: 'Draft', exact: true }).getByText('Draft saved').waitFor()
}

async function tryByText(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Test' }).click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await page.getByRole('log', { name: 'Conversation' }).getByText(GREETING).waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill('I am Priya')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('status', { name: 'Current step' }).getByText('ask_visit', { exact: true }).waitFor()
  await page.getByRole('table', { name: 'Collected fields' }).getByRole('row', { name: /Priya/ }).waitFor()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Flow' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('status', { name: 'Messages' }).getByText('is live').waitFor()
}

const newKey = (page: Page) => page.getByRole('dialog', { name: 'Your new key' })

async function makeKey(page: Page): Promise<void> {
  await navigate(page, 'API keys')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Booking site')
  await page.getByRole('button', { name: 'Create key' }).click()
  await newKey(page).waitFor()
}

/** What the pasted line has told: where the API is, with which key, and the agent. */
interface ApiAccess {
  origin: string
  key: string
  agent: { id: string; variables?: { name: string }[] }
}

async function pasteLine(page: Page): Promise<ApiAccess> {
  const line = (await newKey(page).locator('pre').textContent()) ?? ''
  const { stdout } = await promisify(execFile)('sh', ['-c', line])
  const agents = JSON.parse(stdout) as { id: string; name: string }[]
  const agent = agents.find(({ name }) => name === AGENT)
  if (!agent) throw new Error(`The line answered ${stdout}`)
  await newKey(page).getByRole('button', { name: 'I have stored it' }).click()
  await newKey(page).waitFor({ state: 'hidden' })
  const [origin = ''] = /http:\/\/[^/\s'"]+/.exec(line) ?? []
  const [, key = ''] = /Bearer ([^'"\s]+)/.exec(line) ?? []
  return { origin, key, agent }
}

/** Begins a conversation as an integrator does, and ends it: the receiver is told. */
async function converse({ origin, key, agent }: ApiAccess): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const variables = Object.fromEntries((agent.variables ?? []).map(({ name }) => [name, 'Sunrise']))
  const body = JSON.stringify({ agentId: agent.id, variables })
  const begun = await fetch(`${origin}/v1/conversations`, { method: 'POST', headers, body })
  const { callId } = (await begun.json()) as { callId?: string }
  if (callId === undefined) throw new Error(`A conversation was answered ${begun.status}`)
  const ended = await fetch(`${origin}/v1/conversations/${callId}`, { method: 'DELETE', headers })
  if (!ended.ok) throw new Error(`Its end was answered ${ended.status}`)
}

async function addReceiver(page: Page): Promise<void> {
  await navigate(page, 'Webhooks')
  await page.getByRole('button', { name: 'Use the built-in receiver' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'I have stored it' }).click()
  await page.getByText('500, failure').click()
  await page.getByRole('radio', { name: '500, failure', checked: true }).waitFor({ state: 'attached' })
}

async function callSomebody(page: Page): Promise<void> {
  await navigate(page, 'Agents')
  await page.getByRole('link', { name: `Test: ${AGENT}` }).click()
  await page.getByText('Phone call', { exact: true }).click()
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  await page.getByRole('list', { name: 'Transcript' }).getByText(GREETING).waitFor()
}

async function watchCall(page: Page): Promise<void> {
  await page.getByText('Completed', { exact: true }).waitFor()
  await page.getByRole('list', { name: 'Collected fields' }).locator('q mark').first().waitFor()
}

async function explainCall(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open its machine' }).click()
  await page.getByRole('listbox', { name: 'Journal' }).getByRole('option', { selected: true }).waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByText(/newer/).waitFor()
  await page.getByRole('region', { name: 'Why' }).waitFor()
}

async function seeRetry(page: Page): Promise<void> {
  await navigate(page, 'Webhooks')
  const delivery = page.getByRole('table', { name: 'Deliveries' }).getByRole('row', { name: /call\.completed/ })
  await delivery.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /Delivery/ }).waitFor()
  // 30 s after the first attempt.
  await page.getByRole('table', { name: 'Attempts' }).getByRole('row').nth(2).waitFor()
}

async function resend(page: Page): Promise<void> {
  const delivery = page.url()
  await navigate(page, 'Webhooks')
  await page.getByText('200, accepted').click()
  await page.getByRole('radio', { name: '200, accepted', checked: true }).waitFor({ state: 'attached' })
  await page.goto(delivery)
  await page.getByRole('button', { name: 'Resend' }).click()
  await page.getByText('Delivered', { exact: true }).waitFor()
}

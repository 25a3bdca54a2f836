import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe.skipIf(!hasChromium)('the machine of a conversation', () => {
  const suite = openSuite()

  /** Has somebody talk with the demo's first agent; returns the id of the conversation. */
  async function talk(request: APIRequestContext, project: string, ...said: string[]): Promise<string> {
    const list = await request.get(`${project.replace('/console', '/console/api')}/agents`)
    const agents = (await list.json()) as { id: string; name: string }[]
    const path = `/console/api/agents/${agents.find(({ name }) => name === 'Appointment desk')?.id}/test-conversations`
    const { callId } = (await (await request.post(path, { data: {} })).json()) as { callId: string }
    for (const text of said) await request.post(`${path}/${callId}/messages`, { data: { text } })
    return callId
  }

  it('is found in the list, and shows at each entry the state that a replay finds there', async () => {
    const { page, project, context } = await suite.come()
    const id = await talk(context.request, project, 'I am Priya', 'tomorrow at 4 pm')
    await page.goto(`${project}/machines?type=conversation`)
    await page.getByRole('link', { name: id.slice(-8) }).click()
    const journal = page.getByRole('listbox', { name: 'Journal' })
    const state = page.getByRole('region', { name: 'State' }).locator('code').first()
    await state.getByText(/ask_reason/).waitFor()

    const replayed = await replay(`conversation/${id}`, suite.service.dataDir)
    expect(replayed.length).toBeGreaterThan(3)
    await journal.focus()
    await page.keyboard.press('Home')
    for (const [index, { seq, event, to }] of replayed.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Next', exact: true }).click()
      await journal.getByRole('option', { name: `#${seq} ${event}`, exact: true, selected: true }).waitFor()
      await expect.poll(() => state.textContent()).toBe(to)
    }
    expect(new URL(page.url()).search).toBe('')
  })

  it('goes back by slider, keys and address, tells what is newer, and why it is there', async () => {
    const { page, project, context } = await suite.come()
    const id = await talk(context.request, project, 'I am Priya')
    await page.goto(`${project}/machines/conversation/${id}?seq=3`)
    const journal = page.getByRole('listbox', { name: 'Journal' })
    await journal.getByRole('option', { name: '#3 message.send', selected: true }).waitFor()
    await page.getByText(/newer/).waitFor()
    // What is selected can be seen also where the system chooses the colours.
    const color = (selected: boolean) =>
      page.evaluate(
        `getComputedStyle(document.querySelector('[role=option][aria-selected=${selected}]')).backgroundColor`,
      )
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await color(true)).not.toEqual(await color(false))
    await page.emulateMedia({ forcedColors: 'none' })
    await page.getByRole('region', { name: 'Why' }).getByText('message.send, from a person').waitFor()

    await page.getByRole('slider', { name: 'Entry' }).focus()
    await page.keyboard.press('ArrowLeft')
    await journal.getByRole('option', { name: /^#2 /, selected: true }).waitFor()
    await page.getByRole('button', { name: 'Latest' }).click()
    await page.getByRole('region', { name: 'Why' }).getByText('It waits for').waitFor()
  })

  it('follows what happens while one looks at the latest entry', async () => {
    const { page, project, context } = await suite.come()
    const id = await talk(context.request, project)
    await page.goto(`${project}/machines/conversation/${id}`)
    const state = page.getByRole('region', { name: 'State' }).locator('code').first()
    await state.getByText(/ask_name/).waitFor()
    const { agentId } = (await (await context.request.get(`/console/api/calls/${id}`)).json()) as { agentId: string }
    await context.request.post(`/console/api/agents/${agentId}/test-conversations/${id}/messages`, {
      data: { text: 'I am Priya' },
    })
    await state.getByText(/ask_visit/).waitFor()
  })

  it('begins anew from an entry of the past, with what was collected until then', async () => {
    const { page, project, context } = await suite.come()
    const id = await talk(context.request, project, 'I am Priya', 'tomorrow at 4 pm')
    await page.goto(`${project}/machines/conversation/${id}?seq=5`)
    await page.getByRole('listbox', { name: 'Journal' }).getByRole('option', { selected: true }).waitFor()
    await page.getByRole('region', { name: 'Fork from here' }).getByRole('button').click()
    await page.getByRole('button', { name: 'Begin there' }).click()
    await page.getByRole('status', { name: 'Current step' }).getByText('ask_visit', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Message' }).fill('Friday at 11 am')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('status', { name: 'Current step' }).getByText('ask_reason', { exact: true }).waitFor()
    expect(await page.getByRole('log', { name: 'Conversation' }).textContent()).not.toContain('tomorrow')
  })

  it('explains on the call page which words each value came from', async () => {
    const { page, project, context } = await suite.come()
    const id = await talk(context.request, project, 'I am Priya')
    await page.goto(`${project}/calls/${id}`)
    const field = page.getByRole('list', { name: 'Collected fields' }).getByText('patient_name')
    await page.locator('q mark').getByText('Priya').waitFor()
    await field.hover()
    await page.getByRole('list', { name: 'Transcript' }).locator('mark').getByText('Priya').waitFor()
    expect(await page.getByRole('list', { name: 'Path through the flow' }).textContent()).toContain('ask_name')
  })
})

interface Replayed {
  seq: number
  event: string
  /** The state after the entry, as the replay prints it. */
  to: string
}

/** What `npm run replay` prints about an actor: a block of lines for each entry. */
async function replay(actor: string, dataDir: string): Promise<Replayed[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/replay.ts', actor], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let state = ''
  return stdout.split(/\n(?=#\d)/).flatMap((block) => {
    const [, seq, event] = /^#(\d+)\s+\S+\s+(\S+)/.exec(block) ?? []
    if (seq === undefined || event === undefined) return []
    const [, line] = /^ +state +(.*)$/m.exec(block) ?? []
    state = line?.split(' → ').at(-1) ?? state
    return [{ seq: Number(seq), event, to: state }]
  })
}

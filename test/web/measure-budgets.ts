/**
 * Measures what the console is held to (docs/performance.md, "The console") on a service of its own, and prints a table.
 * Each figure is the median of five, each in a window with nothing in its cache.
 *
 *     node test/web/measure-budgets.ts
 */
import { performance } from 'node:perf_hooks'
import type { Page } from 'playwright-core'
import { checkFlow } from '../../src/machines/flow/check.ts'
import { launchChromium } from './support/chromium.ts'
import { framesWhile, keyToPaint } from './support/frames.ts'
import { chainFlow, flowOfBytes } from './support/large-flows.ts'
import { storeLargeData } from './support/large-data.ts'
import { startService } from './support/service.ts'
import { visit, type Visit } from './support/visit.ts'

const RUNS = 5
const FLOW_BYTES = 250 * 1024

const service = await startService()
const browser = await launchChromium()
try {
  const rows = await measure()
  console.log(rows.map(([name, figure, budget]) => `| ${name} | ${figure} | ${budget} |`).join('\n'))
} finally {
  await browser.close()
  await service.close()
}

type Row = [name: string, figure: string, budget: string]

async function measure(): Promise<Row[]> {
  const setUp = await visit(browser, service.url)
  const projectId = setUp.project.split('/').at(-1) ?? ''
  const api = setUp.project.replace('/console', '/console/api')
  const newAgent = async (flow: object) => {
    const made = await setUp.context.request.post(`${api}/agents`, { data: { name: 'Large', flow } })
    return ((await made.json()) as { id: string }).id
  }
  const chain = chainFlow(300)
  const large = flowOfBytes(FLOW_BYTES)
  const [chainAgent, largeAgent] = [await newAgent(chain), await newAgent(large)]
  const agents = (await (await setUp.context.request.get(`${api}/agents`)).json()) as { id: string; name: string }[]
  const desk = agents.find(({ name }) => name === 'Appointment desk')?.id ?? ''
  const data = await storeLargeData(service, { projectId, agentId: desk })
  const { project } = setUp
  await setUp.close()

  const bytes = await scriptBytes(project, desk)
  const login = await median(async () => {
    const { page, close } = await visit(browser, service.url, { isLoggedIn: false })
    const began = performance.now()
    await page.goto('/console/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel('Email').fill('x')
    const ms = performance.now() - began
    await close()
    return ms
  })
  const calls = await inWindow(`${project}/calls`, async (page) => {
    const table = page.getByRole('table', { name: 'Calls' })
    for (const loaded of ['101', '151', '201']) {
      await page.getByRole('button', { name: 'Show more' }).click()
      await page.locator(`table[aria-rowcount="${loaded}"]`).waitFor()
    }
    const frames = await framesWhile(page, () => scroll(page, 40))
    return { frames, rows: await table.getByRole('row').count() }
  })
  const editor = await editorFigures(`${project}/agents/${chainAgent}/flow`)
  const largeEditor = await editorFigures(`${project}/agents/${largeAgent}/flow`)
  const journal = await inWindow(`${project}/machines/${data.longJournal}`, async (page, began) => {
    const option = (seq: number) =>
      page.getByRole('option', { name: new RegExp(`^#${seq} `), selected: true, includeHidden: true })
    await option(5_000).waitFor()
    const open = performance.now() - began
    await page.getByRole('listbox', { name: 'Journal' }).focus()
    const jump = performance.now()
    await page.keyboard.press('Home')
    await option(1).waitFor()
    return { open, jump: performance.now() - jump }
  })
  const call = await inWindow(`${project}/calls/${data.longCall}`, async (page, began) => {
    await page.getByRole('list', { name: 'Transcript' }).locator('> li').nth(499).waitFor({ state: 'attached' })
    const open = performance.now() - began
    return { open, frames: await framesWhile(page, () => scroll(page, 40)) }
  })
  const heap = await heapGrowth(project, chainAgent)
  const ms = (value: number) => `${Math.round(value)} ms`
  return [
    ['JavaScript of a first visit to a list', `${(bytes.list / 1024).toFixed(0)} KiB`, '220 KiB, hard 250'],
    ['JavaScript of the flow editor', `${(bytes.editor / 1024).toFixed(0)} KiB`, '90 KiB'],
    ['… with what other tabs share, and the worker', `${(bytes.opened / 1024).toFixed(0)} KiB`, '–'],
    ['Log-in page, until one can type', ms(login), '1 s'],
    ['10,000 calls: rows in the page', String(calls.rows), '80'],
    ['10,000 calls: frame while scrolling, p95', ms(calls.frames), '50 ms'],
    ['300 steps: editor open', ms(editor.open), '1.5 s'],
    ['300 steps: frame while the chart is moved, p95', ms(editor.pan), '50 ms'],
    ['300 steps: from key to paint', ms(editor.key), '100 ms'],
    ['300 steps: check of the flow', `${checkTime(chain).toFixed(1)} ms`, '16 ms'],
    [`Flow of ${Math.round(FLOW_BYTES / 1024)} KiB: editor open`, ms(largeEditor.open), '–'],
    [`Flow of ${Math.round(FLOW_BYTES / 1024)} KiB: from key to paint`, ms(largeEditor.key), '–'],
    [`Flow of ${Math.round(FLOW_BYTES / 1024)} KiB: check of the flow`, `${checkTime(large).toFixed(1)} ms`, '–'],
    ['10 openings of the editor: heap', `${(heap / 1e6).toFixed(1)} MB`, '5 MB'],
    ['Journal of 5,000 entries: open', ms(journal.open), '–'],
    ['Journal of 5,000 entries: from its end to its beginning', ms(journal.jump), '–'],
    ['Call of 500 turns: open', ms(call.open), '–'],
    ['Call of 500 turns: frame while scrolling, p95', ms(call.frames), '50 ms'],
  ]
}

async function scriptBytes(
  project: string,
  agentId: string,
): Promise<{ list: number; editor: number; opened: number }> {
  const { page, close } = await visit(browser, service.url)
  let bytes = 0
  let editor = 0
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const length = Number(response.headers()['content-length'])
    bytes += length
    if (/\/(canvas|flow-tab)-/.test(response.url())) editor += length
  })
  await page.goto(`${project}/agents`)
  await page.waitForLoadState('networkidle')
  const list = bytes
  // By its link: a page that is loaded anew takes everything once more, if only from the cache.
  await page.locator(`a[href$="/agents/${agentId}/flow"]`).first().click()
  await page.locator('.react-flow__node').first().waitFor()
  await page.waitForLoadState('networkidle')
  await close()
  return { list, editor, opened: bytes - list }
}

function editorFigures(address: string): Promise<{ open: number; pan: number; key: number }> {
  return inWindow(address, async (page, began) => {
    const item = page.getByRole('treeitem').first()
    await item.waitFor()
    await page.locator('.react-flow__node').first().waitFor()
    const open = performance.now() - began
    const chart = page.locator('.react-flow__pane')
    const box = await chart.boundingBox()
    if (!box) throw new Error('The chart is not there.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    const pan = await framesWhile(page, async () => {
      await page.mouse.down()
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.move(box.x + box.width / 2 + (step % 20) * 6, box.y + box.height / 2 + (step % 20) * 6)
      }
      await page.mouse.up()
    })
    await item.focus()
    const says = page
      .getByRole('region', { name: 'Step', exact: true })
      .getByRole('textbox', { name: 'Says', exact: true })
    await item.click()
    await says.focus()
    return { open, pan, key: await keyToPaint(page, 'x', 10) }
  })
}

/** Bytes by which the heap has grown after the editor was opened and left ten times. */
async function heapGrowth(project: string, agentId: string): Promise<number> {
  const { page, context, close } = await visit(browser, service.url)
  const session = await context.newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const openAndLeave = async () => {
    await page.locator(`a[href$="/agents/${agentId}/flow"]`).first().click()
    await page.locator('.react-flow__node').first().waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Agents' }).click()
    await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor()
  }
  await page.goto(`${project}/agents`)
  await openAndLeave()
  const before = await used()
  for (let time = 0; time < 10; time += 1) await openAndLeave()
  const grown = (await used()) - before
  await close()
  return grown
}

function checkTime(flow: object): number {
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    checkFlow(flow)
    return performance.now() - began
  })
  return middle(times)
}

async function scroll(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, step % 20 < 10 ? 400 : -400)
}

/** Medians of what is found in several windows, each opened at the address. */
async function inWindow<Figures extends Record<string, number>>(
  address: string,
  look: (page: Page, began: number) => Promise<Figures>,
): Promise<Figures> {
  const found: Figures[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const window: Visit = await visit(browser, service.url)
    const began = performance.now()
    await window.page.goto(address)
    await window.page.locator('h1').waitFor()
    found.push(await look(window.page, began))
    await window.close()
  }
  const names = Object.keys(found[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, middle(found.map((one) => one[name] ?? 0))])) as Figures
}

async function median(run: () => Promise<number>): Promise<number> {
  const found: number[] = []
  for (let count = 0; count < RUNS; count += 1) found.push(await run())
  return middle(found)
}

function middle(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

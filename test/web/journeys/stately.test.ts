import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

interface Shown {
  type: string
  seq: number
  sessionId: string
  event?: { type: string }
  snapshot?: { value: unknown; context: unknown }
}

/** What stands at stately.ai for the test: it says that it is there, and keeps what it is shown. */
const VIEWER = `<!doctype html><title>Viewer</title><script>
  window.shown = []
  addEventListener('message', ({ data }) => shown.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

describe.skipIf(!hasChromium)('handing a machine over to Stately', () => {
  const suite = openSuite()

  it('asks first, then shows the past without what was said, and what happens', async () => {
    const { page, context, project, problems } = await suite.come()
    await context.route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: VIEWER }))
    const { request } = context
    const agents = (await (await request.get(`${project.replace('/console', '/console/api')}/agents`)).json()) as {
      id: string
      name: string
    }[]
    const agent = agents.find(({ name }) => name === 'Appointment desk')?.id
    const tests = `/console/api/agents/${agent}/test-conversations`
    const { callId } = (await (await request.post(tests, { data: {} })).json()) as { callId: string }
    const say = (text: string) => request.post(`${tests}/${callId}/messages`, { data: { text } })
    await say('I am Priya')

    await page.goto(`${project}/machines/conversation/${callId}`)
    await page.getByRole('button', { name: 'Open in Stately' }).click()
    expect(problems).toEqual([])
    const dialog = page.getByRole('dialog', { name: 'Open in Stately' })
    await dialog.getByText('Texts, values and numbers are masked').waitFor()
    const [viewer] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Open stately.ai' }).click(),
    ])
    await page.getByText('Stately shows it').waitFor()
    const shown = () => viewer.evaluate<Shown[]>('shown')
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(4)
    const past = await shown()
    expect(past[0]).toMatchObject({ type: '@xstate.actor', sessionId: `conversation/${callId}` })
    expect(past.some(({ event }) => event?.type === 'message.send')).toBe(true)
    expect(JSON.stringify(past)).not.toContain('Priya')

    await say('tomorrow at 4 pm')
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(past.length)
    const all = await shown()
    expect(JSON.stringify(all)).not.toContain('tomorrow at 4')
    const seqs = all.filter(({ type }) => type === '@xstate.snapshot').map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
    // The window that was asked for is the one thing that is elsewhere.
    expect(problems.splice(0).filter((problem) => problem !== 'request to https://stately.ai/inspect')).toEqual([])
  })
})

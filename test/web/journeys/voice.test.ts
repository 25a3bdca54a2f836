import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { visitFlow } from '../../support/phone/flows.ts'
import { accessibilityIssues } from '../support/accessibility.ts'
import { hasChromium, launchChromium } from '../support/chromium.ts'
import { startService, type RunningService } from '../support/service.ts'
import { visit, type Visit } from '../support/visit.ts'
import { voiceWav } from '../support/voice-wav.ts'

/** Tones are no voice: what browsers do to make voices clearer would spoil them. */
const UNPROCESSED = `
  const { mediaDevices } = navigator
  const original = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = () =>
    original({ audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } })
`

describe.skipIf(!hasChromium)('talking with an agent', () => {
  let service: RunningService
  let browser: Browser
  let open: Visit[] = []

  beforeAll(async () => {
    service = await startService()
    const recording = join(service.dataDir, 'caller.wav')
    const lines = [
      { pauseSec: 7, text: 'My name is Asha Rao' },
      { pauseSec: 7, text: 'yes' },
    ]
    await writeFile(recording, voiceWav(lines, 60))
    browser = await launchChromium([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}%noloop`,
      '--autoplay-policy=no-user-gesture-required',
    ])
  })
  afterEach(async () => {
    const problems = open.flatMap((each) => each.problems)
    await Promise.all(open.map((each) => each.close()))
    open = []
    expect(problems).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    await service.close()
  })

  async function openVoice(speech: string) {
    const opened = await visit(browser, service.url)
    open.push(opened)
    const { context, page, project } = opened
    const projectId = project.split('/').at(-1) ?? ''
    const made = await context.request.post(`/console/api/projects/${projectId}/agents`, {
      data: { name: 'Visit', flow: visitFlow, model: 'builtin:rules', speech },
    })
    const { id } = (await made.json()) as { id: string }
    await page.addInitScript(UNPROCESSED)
    await page.goto(`${project}/agents/${id}/test?mode=voice`)
    return { ...opened, projectId }
  }

  it('by microphone: both sides are heard, and what was said fills the fields', async () => {
    const { page } = await openVoice('builtin')
    await page.getByRole('button', { name: 'Start talking' }).click()
    const log = page.getByRole('log', { name: 'Conversation' })
    await log.getByText('My name is Asha Rao').waitFor()
    expect(await accessibilityIssues(page)).toEqual([])
    await page.getByText(/^The conversation has ended: Completed/).waitFor()
    const fields = page.getByRole('table', { name: 'Collected fields' })
    await fields.getByText('Asha Rao').waitFor()
    await page.getByRole('link', { name: 'See the call' }).click()
    await page.getByText('Agent: Goodbye.').waitFor()
  })

  it('is a call that one hangs up', async () => {
    const { page } = await openVoice('builtin')
    await page.getByRole('button', { name: 'Start talking' }).click()
    await page.getByRole('meter', { name: 'Microphone level' }).waitFor()
    await page.getByText('It listens.').waitFor()
    await page.getByRole('button', { name: 'Hang up' }).click()
    await page.getByText(/^The conversation has ended/).waitFor()
    await page.getByRole('button', { name: 'Start talking' }).waitFor()
  })

  it('without a speech provider, says what the browser does instead, and lets a simulated caller be listened to', async () => {
    const { page } = await openVoice('')
    await page.getByText('Until then this browser hears and speaks itself.').waitFor()
    await page.getByRole('link', { name: 'Connect a speech provider' }).waitFor()
    expect(await accessibilityIssues(page)).toEqual([])
    await page.getByRole('button', { name: 'Listen to a simulated caller' }).click()
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await page.getByRole('log', { name: 'Conversation' }).getByText('Hello.').waitFor()
    expect(await accessibilityIssues(page)).toEqual([])
  })
})

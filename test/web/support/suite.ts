import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { startService, type RunningService } from './service.ts'
import { visit, type Visit, type VisitOptions } from './visit.ts'

export interface Suite {
  readonly service: RunningService
  readonly browser: Browser
  /** Opens a window that is closed after the test; a problem it reported fails the test. */
  come: (options?: VisitOptions) => Promise<Visit>
}

/** One service and one browser for the tests of a `describe`. */
export function openSuite(settings: Record<string, string> = {}, browserArguments: string[] = []): Suite {
  let service: RunningService | undefined
  let browser: Browser | undefined
  let open: Visit[] = []

  beforeAll(async () => {
    ;[service, browser] = await Promise.all([startService(settings), launchChromium(browserArguments)])
  })

  afterEach(async () => {
    const windows = open
    open = []
    await Promise.all(windows.map((each) => each.close()))
    expect(windows.flatMap((each) => each.problems)).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  function opened<Thing>(thing: Thing | undefined): Thing {
    if (thing === undefined) throw new Error('The suite is not open yet.')
    return thing
  }

  return {
    get service() {
      return opened(service)
    },
    get browser() {
      return opened(browser)
    },
    async come(options = {}) {
      // A browser that the machine has ended failed the test it was in: the next one, or the repeat, has its own.
      if (!opened(browser).isConnected()) browser = await launchChromium(browserArguments)
      const window = await visit(opened(browser), opened(service).url, options)
      open.push(window)
      return window
    },
  }
}

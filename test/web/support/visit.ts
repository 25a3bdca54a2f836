import type { Browser, BrowserContext, Page } from 'playwright-core'
import { EMAIL, PASSWORD } from './service.ts'

const PATIENCE_MS = 120_000

/** A browser window on the console, and the problems it reported. */
export interface Visit {
  context: BrowserContext
  page: Page
  /** Errors on the browser's console, violations of the content security policy, requests to anywhere else. */
  problems: string[]
  /** The address of the project that the first start made: `/console/projects/<id>`. */
  project: string
  close: () => Promise<void>
}

export interface VisitOptions {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  locale?: string
  reducedMotion?: 'reduce' | 'no-preference'
  /** Default true: logged in, on the overview. */
  isLoggedIn?: boolean
}

/**
 * Opens a window, logged in unless told otherwise. Errors that answers above 399 leave on the console are expected
 * ones.
 */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, height = 900, colorScheme = 'light', locale = 'en-GB', reducedMotion = 'reduce' } = options
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    locale,
    reducedMotion,
    timezoneId: 'Asia/Kolkata',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // Only to end tests that hang: a machine with too much to do shows a page late.
  context.setDefaultTimeout(PATIENCE_MS)
  const problems: string[] = []
  const page = await context.newPage()
  watch(page, url, problems)
  context.on('page', (each) => watch(each, url, problems))
  const close = () => context.close()
  if (options.isLoggedIn === false) return { context, page, problems, project: '', close }

  const answer = await context.request.post('/console/api/session', { data: { email: EMAIL, password: PASSWORD } })
  if (!answer.ok()) throw new Error(`Logging in answered ${answer.status()}.`)
  const projects = (await (await context.request.get('/console/api/projects')).json()) as { id: string }[]
  const project = `/console/projects/${projects[0]?.id}`
  return { context, page, problems, project, close }
}

/** What a browser writes by itself where an answer is above 399, or the service was stopped by the test. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4|net::ERR_)|^WebSocket connection to .*net::ERR_/

function watch(page: Page, url: string, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    const isExpected = EXPECTED.test(text)
    if ((message.type() === 'error' || message.type() === 'warning') && !isExpected) problems.push(text)
  })
  page.on('request', (request) => {
    const address = request.url()
    const isOwn =
      address.startsWith(url) || address.startsWith(url.replace('http', 'ws')) || address.startsWith('data:')
    if (!isOwn) problems.push(`request to ${address}`)
  })
}

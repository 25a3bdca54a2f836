import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { packagedChromium } from './packaged-chromium.ts'

/** Nothing that reaches out, shows itself, or needs a graphics card. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where a Chromium is: named by CHROMIUM_PATH, unpacked from a package for Linux, or installed. Null for none. */
async function findChromium(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return named
  return (await packagedChromium()) ?? INSTALLED.find((path) => existsSync(path)) ?? null
}

/** A browser for one suite; `arguments_` are added to those of every run. */
export async function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('There is no Chromium. Set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] })
}

const found = await findChromium()
if (found === null) {
  const line = 'There is no Chromium here: the tests of the console in a browser are skipped. Set CHROMIUM_PATH.'
  if (process.env['PARLEY_REQUIRE_CHROMIUM'] !== undefined) throw new Error(line)
  console.warn(line)
}

/** Whether the suites that need a browser can run. */
export const hasChromium = found !== null

import type { Page } from 'playwright-core'

// What runs in the page is text, as the tests are not compiled for a browser.

/**
 * The longest of the frames, but for the slowest twentieth, that the page drew while something was done, in
 * milliseconds.
 */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    window.frameTimes = []
    let last = performance.now()
    const count = (now) => {
      window.frameTimes.push(now - last)
      last = now
      window.frameRequest = requestAnimationFrame(count)
    }
    window.frameRequest = requestAnimationFrame(count)
  `)
  await act()
  const times = await page.evaluate<number[]>('cancelAnimationFrame(window.frameRequest), window.frameTimes')
  const sorted = times.slice(1).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

/** From a key's event to the end of the paint that shows it: the median of several, in milliseconds. */
export async function keyToPaint(page: Page, key: string, times: number): Promise<number> {
  await page.evaluate(`
    window.keyTimes = []
    document.addEventListener('keydown', (event) => {
      const began = event.timeStamp
      requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - began)))
    }, true)
  `)
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
  const found = await page.evaluate<number[]>('window.keyTimes')
  return found.sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0
}

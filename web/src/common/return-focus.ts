/** Longer than a closing dialog takes to hand the focus back. */
const AFTER_MS = 50
/** A button that works may still have to wait for a list to be read again. */
const MAX_TRIES = 20

/** What last had the focus, unless somebody has pointed elsewhere since. */
let last: Element | null = null

/** Begins to follow what has the focus. */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node) || !last?.contains(target)) last = null
  })
}

/**
 * To be called after an act that disables or removes what was pressed: a browser leaves the focus nowhere then, and whoever
 * uses the keyboard begins at the top. It goes back to the control as soon as that can have it, else to the page's heading.
 */
export function returnFocus(): void {
  tryLater(MAX_TRIES)
}

function tryLater(triesLeft: number): void {
  setTimeout(() => {
    const focused = document.activeElement
    if (focused !== null && focused !== document.body && !isDisabled(focused)) return
    if (!(last instanceof HTMLElement)) return
    const canHaveIt = last.isConnected
    if (canHaveIt && !isDisabled(last)) last.focus({ preventScroll: true })
    else if (canHaveIt && triesLeft > 1) tryLater(triesLeft - 1)
    else document.querySelector('h1')?.focus({ preventScroll: true })
  }, AFTER_MS)
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled')
}

/**
 * Controls name the part of the flow that they edit: `data-pointer="/nodes/3/next"`, a JSON pointer. A problem leads to
 * the control of its pointer, or to the nearest one around it. The button of a folded section lists the pointers
 * inside, separated by spaces, in `data-opens`.
 */
function focusPointer(pointer: string): boolean {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const name = CSS.escape(path)
    const opener = document.querySelector<HTMLElement>(`[data-opens~="${name}"]`)
    const control = document.querySelector<HTMLElement>(`[data-pointer="${name}"]`) ?? firstInside(opener)
    if (control) {
      control.focus()
      control.scrollIntoView({ block: 'nearest' })
      return true
    }
    if (opener?.getAttribute('aria-expanded') === 'false') {
      opener.click()
      return false
    }
  }
  return false
}

/** The first control of an unfolded section: what is missing as a whole begins there. */
function firstInside(opener: HTMLElement | null): HTMLElement | null {
  const content = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  return content?.querySelector<HTMLElement>('[data-pointer]') ?? null
}

/** Time for the inspector to load and show its step, in ms. */
const WAIT_MS = 5_000

/** Focuses the control as soon as it is there, unless the user turns to something else first. */
export function focusPointerSoon(pointer: string): void {
  const until = performance.now() + WAIT_MS
  const turnedAway = new AbortController()
  const once = { once: true, capture: true, signal: turnedAway.signal }
  const stop = () => turnedAway.abort()
  requestAnimationFrame(function look() {
    if (turnedAway.signal.aborted) return
    if (focusPointer(pointer) || performance.now() >= until) return stop()
    requestAnimationFrame(look)
  })
  // Not before the click or key that asked for the control has passed.
  setTimeout(() => {
    for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, stop, once)
  })
}

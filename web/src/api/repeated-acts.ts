/** Two presses of Enter or Space that close together are one act, as two clicks are by the rule of the system. */
const DOUBLE_PRESS_MS = 400

/** Tells acts of the user that only repeat the one before: a double click, a key held down or pressed twice. */
export interface RepeatedActs {
  /** Whether the latest act was such a one. */
  wasRepeated: () => boolean
}

/**
 * Watches the acts in a document. The second click of a double click does nothing where another control has taken the
 * place of the first one: nobody has meant that one.
 */
export function watchActs(document: Document): RepeatedActs {
  let isRepeated = false
  let clicked: Element | null = null
  let pressed: { key: string; on: EventTarget | null; at: number } | null = null

  document.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return // by a key or by a program
      const control = controlOf(event.target)
      isRepeated = event.detail > 1
      if (isRepeated && control !== clicked) {
        event.preventDefault()
        event.stopPropagation()
      } else clicked = control
    },
    true,
  )
  document.addEventListener(
    'keydown',
    ({ key, target, timeStamp, repeat }) => {
      const isSame = pressed?.key === key && pressed.on === target && timeStamp - pressed.at < DOUBLE_PRESS_MS
      isRepeated = (key === 'Enter' || key === ' ') && (repeat || isSame)
      pressed = { key, on: target, at: timeStamp }
    },
    true,
  )
  // What was typed or filled in between makes the next press one of its own.
  document.addEventListener('input', () => (pressed = null), true)
  return { wasRepeated: () => isRepeated }
}

/** The button, link or field that is meant; a field and its label are one. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
  return label ?? target.closest('button, a, label, [role]') ?? target
}

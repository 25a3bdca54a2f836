/**
 * Controls name the part of the flow that they edit: `data-pointer="/nodes/3/next"`, a JSON pointer. A problem leads to
 * the control of its pointer, or to the nearest one around it. The button of a folded section lists the pointers
 * inside, separated by spaces, in `data-opens`.
 */
function focusPointer(pointer: string): boolean {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const control = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(path)}"]`)
    if (!control) {
      const opener = document.querySelector<HTMLElement>(`[data-opens~="${CSS.escape(path)}"][aria-expanded="false"]`)
      opener?.click()
      if (opener) return false
      continue
    }
    control.focus()
    control.scrollIntoView({ block: 'nearest' })
    return true
  }
  return false
}

/** Waits some frames for the control: the inspector has to show its step first. */
export function focusPointerSoon(pointer: string, frames = 20): void {
  requestAnimationFrame(() => {
    if (!focusPointer(pointer) && frames > 0) focusPointerSoon(pointer, frames - 1)
  })
}

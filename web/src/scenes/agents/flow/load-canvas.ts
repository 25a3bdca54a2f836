import { loadPart } from '../../../api/load-part.ts'

/** From this width on the chart is shown at once. */
export const WIDE = '(min-width: 75em)'

export async function loadCanvas() {
  return { default: (await loadPart(() => import('./canvas.tsx'))).Canvas }
}

/** Loads the chart where it is shown at once, together with the tab around it rather than after it. */
export function loadCanvasEarly(): void {
  if (window.matchMedia(WIDE).matches) loadCanvas().catch(() => {})
}

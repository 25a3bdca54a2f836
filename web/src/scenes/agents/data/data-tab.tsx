/** Replaced by the editor. */
export function DataTab() {
  return null
}

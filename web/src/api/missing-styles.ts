/** Style sheets that did not arrive. The loader of the build asks for each only once, and shows the page without. */
const missing = new Set<HTMLLinkElement>()

/** Begins to notice style sheets that do not arrive. */
export function watchStyles(): void {
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  }
  document.addEventListener('error', notice, { capture: true })
}

/** Asks once more for those that did not arrive; throws where one still does not. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(askAgain))
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  missing.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not arrive.`)))
    link.remove()
    document.head.append(again)
  })
}

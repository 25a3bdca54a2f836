/** Returns a function that names a language in the viewer's language; a code that names none, such as "a", as it is. */
export function languageNames(viewer: string): (code: string) => string {
  const names = new Intl.DisplayNames([viewer], { type: 'language' })
  return (code) => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}

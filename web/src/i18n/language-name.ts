/** The name of a language in the viewer's language; a code that names none, such as "a", as it is. */
export function languageName(code: string, viewer: string): string {
  try {
    return new Intl.DisplayNames([viewer], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

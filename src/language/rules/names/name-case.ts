/** Capitalises a name that was written without any capital; others stay unchanged. */
export function nameCase(text: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy !== tidy.toLowerCase() && tidy !== tidy.toUpperCase()) return tidy
  return tidy
    .toLowerCase()
    .replace(
      /(^|[\s.-]|'(?=\p{L}{2}))(\p{L})/gu,
      (_match, before: string, letter: string) => before + letter.toUpperCase(),
    )
}

/** Returns a number with grouped digits. */
export function grouped(count: number, language: 'en' | 'hi'): string {
  return new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en').format(count)
}

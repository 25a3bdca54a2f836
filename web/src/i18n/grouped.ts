/** A number that a person can read: with its digits in groups. */
export function grouped(count: number, language: 'en' | 'hi'): string {
  return new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en').format(count)
}

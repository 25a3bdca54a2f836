import { below, quote, type Issues, type Where } from '../issues.ts'
import { cut, MAX_TEXT_CHARS } from '../limits.ts'
import { LANGUAGES, type Texts } from '../types.ts'
import type { FieldSpec, FieldTexts, Language } from '../../../ports/language.ts'
import { asObject, attribute, readText, type Saved } from './attributes.ts'

/** `texts` of a step: language → text. Empty texts count as absent, and so does an empty object. */
export function readTexts(saved: Saved, title: string, where: Where, issues: Issues): { texts?: Texts } {
  const texts: Texts = {}
  for (const { language, value, at } of entriesByLanguage(saved, title, where, issues)) {
    if (typeof value !== 'string') issues.error(`${title}: the text in ${quote(language)} must be text.`, at)
    else if (value.length > MAX_TEXT_CHARS)
      issues.error(`${title}: the text in ${quote(language)} may have at most ${MAX_TEXT_CHARS} characters.`, at)
    if (typeof value === 'string' && value.trim() !== '') texts[language] = cut(value, MAX_TEXT_CHARS)
  }
  return Object.keys(texts).length === 0 ? {} : { texts }
}

/** `texts` of a field: language → the question, or `{question, options, misfit}`. */
export function readFieldTexts(
  saved: Saved,
  { title, where, options }: { title: string; where: Where; options: readonly string[] },
  issues: Issues,
): Pick<FieldSpec, 'texts'> {
  const texts: Partial<Record<Language, FieldTexts>> = {}
  for (const { language, value, at } of entriesByLanguage(saved, title, where, issues)) {
    const given = typeof value === 'string' ? { question: value } : asObject(value)
    if (!given) {
      issues.error(`${title}: the texts in ${quote(language)} must be a question, or {question, options, misfit}.`, at)
      continue
    }
    const name = `${title}, texts in ${quote(language)}`
    const question = readText(given, 'question', name, at, issues)
    const misfit = readText(given, 'misfit', name, at, issues)
    const said = readOptionTexts(given, name, at, options, issues)
    texts[language] = { ...(question && { question }), ...(misfit && { misfit }), ...(said && { options: said }) }
  }
  return Object.keys(texts).length === 0 ? {} : { texts }
}

function readOptionTexts(
  given: Saved,
  title: string,
  at: Where,
  options: readonly string[],
  issues: Issues,
): Record<string, string> | undefined {
  const value = attribute(given, 'options')
  if (value === undefined) return undefined
  const where = below(at, 'options')
  const saved = asObject(value)
  if (!saved || !Object.values(saved).every((text) => typeof text === 'string')) {
    issues.error(`${title}: "options" must be an object of texts by option.`, where)
    return undefined
  }
  for (const option of Object.keys(saved))
    if (!options.includes(option))
      issues.error(`${title}: the field has no option ${quote(option)}.`, below(where, option))
  const texts = Object.entries(saved as Record<string, string>)
  return Object.fromEntries(texts.filter(([option, text]) => options.includes(option) && text.trim() !== ''))
}

function entriesByLanguage(
  saved: Saved,
  title: string,
  where: Where,
  issues: Issues,
): { language: Language; value: unknown; at: Where }[] {
  const value = attribute(saved, 'texts')
  if (value === undefined) return []
  const at = below(where, 'texts')
  const given = asObject(value)
  if (!given) {
    issues.error(`${title}: "texts" must be an object with a text for each language.`, at)
    return []
  }
  return Object.entries(given).flatMap(([key, text]) => {
    const language = LANGUAGES.find((one) => one === key)
    if (!language)
      issues.error(
        `${title}: "texts" knows the languages ${LANGUAGES.join(' and ')}, not ${quote(key)}.`,
        below(at, key),
      )
    return language ? [{ language, value: text, at: below(at, key) }] : []
  })
}

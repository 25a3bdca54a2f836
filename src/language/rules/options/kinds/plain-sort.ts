import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { undenied } from '../../set-aside/undenied.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { clausesOf } from '../../words/clauses.ts'
import { matterIds, namedBy } from '../../words/matters-in.ts'
import { soundsTheSame } from '../../words/sounds-the-same.ts'
import type { Tokens } from '../../words/tokens.ts'
import { indexOf } from '../option-index.ts'
import { agreed, type OptionSpan, optionWords } from '../option-span.ts'
import { DENIES } from '../../words/function-words.ts'

/** Sorts that are no things: what something is where nothing else is said of it. */
export const PLAIN_SORTS = regex`
  ^(?:
    regular|normal|ordinary|usual|routine|basic|general|standard|simple|periodic|saadharan|sadharan|samanya|aam|नॉर्मल
    |रेगुलर|साधारण|सामान्य|जनरल|बेसिक|आम
  )$
`

interface Plain {
  option: string
  head: string
  /** What the question is about ("what kind of work the car needs"). */
  about: ReadonlySet<number>
  /** Whether its head alone names it: others have the same one, and some have another. */
  isByHead: boolean
}

/** The one option of a plain sort ("regular service"), where others have the same head ("AC service"). */
const plainAmong = oncePerField(({ field: { options, description } }): { plain: Plain | undefined } => {
  const plains = options.filter((option) => {
    const words = optionWords(option)
    return words.length === 2 && PLAIN_SORTS.test(words[0] ?? '')
  })
  const [option, another] = plains
  if (option === undefined || another !== undefined) return { plain: undefined }
  const head = optionWords(option).at(-1) ?? ''
  const akin = options.filter((one) => one !== option && optionWords(one).at(-1) === head)
  if (akin.length === 0) return { plain: undefined }
  const about = new Set(matterIds(optionWords(description)))
  return { plain: { option, head, about, isByHead: akin.length + 1 < options.length } }
})

/** "General servicing karani hai", "just a service", "normal wala": the plain one, where nothing says that another is meant. */
export function plainSort(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const { plain } = plainAmong(plan)
  if (plain === undefined) return undefined
  const { option, head, about, isByHead } = plain
  if (undenied(heard, indexOf(plan).own.all(heard)).some(({ tag }) => tag !== option)) return undefined
  const { words } = heard
  const isHead = (word: string): boolean => word === head || isFormOf(word, head) || soundsTheSame(word, head)
  return agreed(
    clausesOf(heard).flatMap(({ from, to }): OptionSpan[] => {
      const said = words.slice(from, to)
      const isPlain = said.some((word) => PLAIN_SORTS.test(word))
      // A lone "service" may be the end of what was not heard.
      if (!isPlain && !(isByHead && said.length > 1 && said.some(isHead))) return []
      const isOpen = said.some(
        (word) =>
          !PLAIN_SORTS.test(word) &&
          !isHead(word) &&
          !isGrammarWord(word) &&
          !AROUND.test(word) &&
          !namedBy(word).some((id) => about.has(id)),
      )
      return isOpen || said.some((word) => DENIES.test(word)) ? [] : [{ value: option, isExplicit: false, from, to }]
    }),
  )
}

/** "Servicing" of a service */
function isFormOf(word: string, head: string): boolean {
  return word.length > 4 && word.replace(/(?:ing|s)$/, '') === head.replace(/e?s?$/, '')
}

const AROUND = regex`
  ^(?:
    a|the|my|our|we|for|one|just|only|needs?|want(?:ed)?|get|due|done|do|to|some|karani|karana|karwani|karwana
    |karvani|karvana|karni|karna|kara|karwa|karao|hogi|hoga|chahiye|dena|dijiye|wala|wali|vala|vali|bhaiya|bhai|sir
    |करवानी|करवाना|करानी|कराना|करनी|करना|करवा|करा|होगी|होगा|भैया|दीजिए|वाला|वाली
  )$
`

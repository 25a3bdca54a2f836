import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'

type Trouble = 'wrong' | 'missing' | 'late'

/** The option for each trouble with an order, where exactly one says so; of a lone one the question has to ask for a trouble or a reason. */
const troublesOf = oncePerField(({ field }): { troubles: ReadonlyMap<Trouble, string> } => {
  const troubles = new Map<Trouble, string>()
  for (const [trouble, pattern] of OPTIONS) {
    const [only, another] = field.options.filter((option) => pattern.test(option))
    if (only !== undefined && another === undefined) troubles.set(trouble, only)
  }
  return { troubles: troubles.size > 1 || ASKS_WHY.test(field.description) ? troubles : new Map() }
})

const ASKS_WHY = /\b(?:reasons?|why|problems?|issues?|complaints?|wrong)\b/i

const OPTIONS: readonly (readonly [Trouble, RegExp])[] = [
  ['wrong', /\b(?:wrong|different|incorrect) (?:item|product|order|size|thing|delivery)|^(?:wrong|incorrect)$/i],
  ['missing', /\b(?:missing|incomplete|short)\b/i],
  ['late', /\b(?:late|delay(?:ed)?|not (?:yet )?(?:received|delivered|arrived))\b/i],
]

/** "Blue mangaya tha, red bhej diya", "teen mein se do hi mile", "time pe nahi aaya": what went wrong with an order, told as it was. */
export function orderTrouble(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const { troubles } = troublesOf(plan)
  if (troubles.size === 0 || heard.words.length > MAX_WORDS) return undefined
  const said = heard.words.join(' ')
  if (UNSETTLED.test(said)) return undefined
  const told = TOLD.flatMap(([trouble, pattern]) => (pattern.test(said) ? (troubles.get(trouble) ?? []) : []))
  const [value, another] = told
  return value === undefined || another !== undefined
    ? undefined
    : { value, isExplicit: false, from: 0, to: heard.words.length }
}

const MAX_WORDS = 20
const UNSETTLED = /(?<!\p{L})(?:if|agar|kya|अगर|क्या)(?![\p{L}\p{M}])/u
const TOLD: readonly (readonly [Trouble, RegExp])[] = [
  [
    'wrong',
    regex('u')`
      \b(?:not|isnt|wasnt) (?:at all )?what (?:i|we|he|she|they) (?:had |have )?
        (?:ordered|asked|wanted|chose|selected|bought|paid)\b
      |(?:^| )jo (?:\S+ ){0,2}?(?:maa?n?g[aw]\w*|order|bol[aei]|chun\w*)(?: \S+){0,3} (?:nahi|nai)
        [ ](?:aay|aai|mil|bhej|hai)
      |जो (?:\S+ ){0,2}?(?:मंग\S*|ऑर्डर|बोल[ाीे]|चुन\S*)(?: \S+){0,3} नहीं (?:आय|आई|मिल|भेज|है)
      |(?:
        (?:maa?n?g[aw]\w*|order (?:kiy\w+|ki\w*)|bol[aei]|kah[aei]|ordered|asked for|wanted)(?: \S+){1,5}
          [ ](?:bhej|de di|nikl|nikal|aay[aei]|aa ga|mil|sent|got|received|came|gave)
      )
      |(?:kuch|koi) (?:aur|doosr[aei]|dusr[aei]) (?:hi |\S+ )?(?:bhej|de|nikl|aay|mil)
      |some(?:one|body) elses (?:order|parcel|item)
      |kisi aur k[aei]
      |(?:मंगा\S*|ऑर्डर किया|कहा)(?: \S+){1,5} (?:भेज|दे दि|निकल|आया|आई|आ ग|मिल)
      |(?:कुछ|कोई) (?:और|दूसर[ाी]) (?:ही |\S+ )?(?:भेज|दे|निकल|आया|मिल)
      |किसी और (?:का|की)
    `,
  ],
  [
    'missing',
    regex('u')`
      (?:mein se|out of|में से) \S+ (?:hi |only |ही )?(?:mil|aay|nikl|came|मिल|आए|निकल)
      |\b(?:ek|do|teen|kuch|one|two|some|half|aadh[aei]) (?:\S+ ){0,3}
        (?:kam|nahi th[aei]|nahi mil[aei]|missing|short|gayab|less|was not there|wasnt there)\b
      |(?:एक|दो|तीन|कुछ|आध[ाे]) (?:\S+ ){0,2}(?:कम|नहीं थ[ाीे]|नहीं मिल[ाीे]|गायब)
    `,
  ],
  [
    'late',
    regex('u')`
      \b(?:time|samay|waqt) (?:pe|par|se) nahi (?:aay|aaya|mila|pahunch)
      |\b(?:not|never) on time\b
      |(?:समय|टाइम) (?:पे|पर|से) नहीं (?:आय|मिल|पहुंच)
    `,
  ],
]

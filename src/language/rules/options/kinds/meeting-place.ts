import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { clauseAt } from '../../words/clauses.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'
import { DENIES } from '../../words/function-words.ts'

/** Where both meet: at the person's, or at ours. */
interface Places {
  home: string
  ours: string
}

const HOME = /\b(?:home|house|door|doorstep|onsite|on site|my place)\b|घर/i
const OURS = regex('i')`
  \b(?:
    clinic|branch|store|shop|office|cent(?:re|er)|lab|laboratory|showroom|workshop|garage|studio|counter|outlet
    |hospital|school|campus|self[- ]?pickup|walk[- ]?in|dealership|desk
  )\b
  |दुकान|क्लिनिक|शाखा|सेंटर|लैब
`

/** The one option at the person's home, and the one at ours. */
const placesOf = oncePerField(({ field }): { places: Places | undefined } => {
  const at = (place: RegExp) => field.options.filter((option) => place.test(option))
  const [home, otherHome] = at(HOME)
  const [ours, otherOurs] = at(OURS)
  const isPlain = home !== undefined && ours !== undefined && home !== ours && !otherHome && !otherOurs
  return { places: isPlain ? { home, ours } : undefined }
})

/** Who comes: "I'll come down to you", "main khud aa jaunga aapke yahan". */
const I_COME = regex('u')`
  \b(?:i|we|ill|well|i will|we will|i can|we can|ill just|let me) (?:just |myself |ourselves |rather |also )*
    (?:come|drop in|drop by|walk in|visit|reach|get there|stop by)\b(?! (?:back|to know|home))
  |\bcoming (?:to you|there|down|over to you)\b
  |\b(?:main|mai|hum|khud|hum log) (?:\S+ ){0,3}?(?:aa|pahunch|pahuch) ?
    (?:jaung[ai]|jaenge|jayenge|ung[ai]|enge|jaoong[ai])\b
  |\b(?:main|hum|khud) (?:\S+ ){0,3}?(?:aaung[ai]|aayenge|aaenge|aajaung[ai]|aajayenge)\b
  |(?:मैं|हम|खुद) (?:\S+ ){0,3}?(?:आ ?जाऊंग[ाी]|आऊंग[ाी]|आ ?जाएंगे|आएंगे|पहुंच जाऊंग[ाी]|पहुंच जाएंगे)
`
const YOU_COME = regex('u')`
  \b(?:you|someone|somebody|your \w+|the \w+|he|she|they) (?:\w+ )?
    (?:will |would |should |can |could |must |has to |have to |need to |needs to |to )*(?:come|visit)
    (?: over| down)? (?:here|home|over|to (?:me|us|my|our)|at my|at our)\b
  |\b(?:send|have) (?:someone|somebody|a \w+|your \w+|the \w+)\b
  |\b(?:aap|aapka|aapki|aap log|koi|kisi|ladka|banda|aadmi) (?:\S+ ){0,3}?(?:ghar|yahan|idhar|yahin) (?:\S+ ){0,2}?
    (?:aa|aake|aakar|aaiye|aao|bhej)\w*
  |\b(?:ghar|yahan|idhar) (?:pe |par |hi )?(?:aake|aakar|aa ?jao|aaiye|aa ?jaiye|bhej do|bhej dijiye|bula)\b
  |(?:घर|यहां|इधर) (?:पे |पर |ही )?(?:आके|आकर|आ जाओ|आइए|आ जाइए|भेज)
`
const ASKS = /^(?:can|could|do|does|will|would|is|are|when|what|how|kya|kab|क्या|कब)\b/

/** "She can't get out of bed, so someone has to come here": who comes tells where both meet. */
export function meetingPlace(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const { places } = placesOf(plan)
  if (places === undefined || heard.words.length > MAX_WORDS) return undefined
  const told = segmentsOf(heard).flatMap(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    if (ASKS.test(said) || DENIES.test(said)) return []
    const [isMine, isYours] = [I_COME.test(said), YOU_COME.test(said)]
    return isMine === isYours ? [] : [{ value: isMine ? places.ours : places.home, from, to }]
  })
  const [first] = told
  if (first === undefined || told.some(({ value }) => value !== first.value)) return undefined
  return { ...first, isExplicit: false }
}

/** "I can't come to the clinic": a place that is out of reach is not chosen. */
export function isOutOfReach(heard: Tokens, { from }: OptionSpan): boolean {
  return CANNOT_COME.test(heard.words.slice(clauseAt(heard, from)?.from, from).join(' '))
}

const CANNOT_COME = regex`
  \b(?:cant|cannot|wont|couldnt|can not|will not|unable to|not able to|wont be able to|not possible to)
    [ ](?:really |possibly |be able to )?(?:come|go|visit|reach|travel|get|make it|drive|walk)
    (?: (?:all the way|down|over|up|out|to|the|your|a|any|into|in|till))*$
`

const MAX_WORDS = 24

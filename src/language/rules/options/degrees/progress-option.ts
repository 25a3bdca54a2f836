import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'
import { hitsOf } from './hits.ts'
import { PROGRESS, type Progress } from './progress-words.ts'

/** The options by how far something is, where all but one at most tell that and one is for what is done. */
const progressAmong = oncePerField(
  ({ field: { options } }): { byProgress: ReadonlyMap<Progress, string>; maxWords: number } => {
    const isPair = options.some((option) => options.some((one) => isDenialOf(one, option)))
    // "Shortlisted" beside "booked" and "not booked" is not done yet.
    const told = options.map((option) => {
      const progress = progressOfOption(option)
      const isOther = progress === 'done' && isPair && !options.some((one) => isDenialOf(one, option))
      return { option, progress: isOther ? undefined : progress }
    })
    const byProgress = new Map<Progress, string>()
    const doubled = new Set<Progress>()
    for (const { option, progress } of told) {
      if (progress === undefined) continue
      if (byProgress.has(progress)) doubled.add(progress)
      byProgress.set(progress, option)
    }
    const isOfProgress =
      byProgress.has('done') &&
      byProgress.size > 1 &&
      doubled.size === 0 &&
      (byProgress.has('undone') ||
        told.every(({ option, progress }) => progress !== undefined || IS_OPEN.test(option))) &&
      told.filter(({ option, progress }) => progress === undefined && !IS_OPEN.test(option)).length <= 1
    const isWhole = told.every(({ option, progress }) => progress !== undefined || IS_OPEN.test(option))
    return { byProgress: isOfProgress ? byProgress : new Map(), maxWords: isWhole ? MAX_WORDS : MAX_BESIDE_OTHER }
  },
)

/** "Not booked" of "booked", "unpaid" of "paid" */
function isDenialOf(one: string, option: string): boolean {
  const words = optionWords(option).join(' ')
  return [`not ${words}`, `un${words}`].includes(optionWords(one).join(' '))
}

const IS_OPEN = /\b(?:other|not sure|dont know|don't know|cant say|can't say|not applicable|na)\b/i

function progressOfOption(option: string): Progress | undefined {
  const words = optionWords(option)
  const said = words.join(' ')
  if (QUALITIES.test(said)) return undefined
  if (/\b(?:part|partly|partial|partially|half|some|semi)\b/.test(said)) return 'part'
  if (/^(?:not|no|non|never|yet|havent|hasnt)\b|\b(?:pending|unpaid|due(?! (?:date|day)))\b|^un\w+ed$/.test(said))
    return 'undone'
  if (/\b(?:will|plan|plans|planning|planned|later|soon|intends?|intending)\b/.test(said)) return 'planned'
  if (/\b(?:progress|process|processing|ongoing|underway|going on|under \w+)\b/.test(said)) return 'doing'
  return DONE.test(said) ? 'done' : undefined
}

const DONE = regex`
  ^(?:(?:already|fully|all|have|has) )*
    (?:done|paid|sent|given|taken|made|got|complete|bought|built|\w{2,}ed)(?: (?:it|already|in full|fully))?$
`
/** What something is like, rather than what has become of it. */
const QUALITIES = regex`
  \b(?:
    interested|satisfied|needed|required|wanted|preferred|mixed|shared|used|salaried|retired|limited|skilled
    |experienced|advanced|aged|red|bed|furnished|damaged|employed|reserved|married|divorced|separated|widowed|educated
    |covered|fixed|related|delayed|tired|need|speed|seed|weed|breed|feed|indeed
  )\b
`

const MAX_WORDS = 14
/** One option tells of something else, which longer messages may mean. */
const MAX_BESIDE_OTHER = 4

/**
 * The option for how far it is: "abhi tak nahi karwaya" for "Not filed", "aadhe diye hain" for "Partially paid", "kal kar dunga" for
 * "Will file later".
 */
export function progressOption(heard: Tokens, plan: FieldReader, start = 0): OptionSpan | undefined {
  const { byProgress, maxWords } = progressAmong(plan)
  if (byProgress.size === 0 || heard.words.length > maxWords || SAYS.test(heard.words.join(' '))) return undefined
  const hits = hitsOf(heard, PROGRESS, start)
  const did = hits.length === 0 ? DID.exec(heard.words.join(' ')) : null
  const done = byProgress.get('done')
  if (did && done !== undefined) return { value: done, isExplicit: true, from: 0, to: heard.words.length }
  const said = WEAKEST_FIRST.find((progress) => hits.some(({ degree }) => degree === progress))
  const hit = hits.find(({ degree }) => degree === said)
  if (said === undefined || hit === undefined) return undefined
  if (said !== 'undone' && said !== 'part' && DENIES.test(heard.words.join(' '))) return undefined
  const value = byProgress.get(said) ?? INSTEAD[said].map((one) => byProgress.get(one)).find((one) => one !== undefined)
  return value === undefined ? undefined : { value, isExplicit: true, from: hit.from, to: hit.to }
}

/** What is done in part is not done, and what is told beside it ("will give the rest") is of the rest. */
const WEAKEST_FIRST: readonly Progress[] = ['part', 'planned', 'doing', 'undone', 'done']
/** What it is where the options do not tell it apart. */
const INSTEAD: Readonly<Record<Progress, readonly Progress[]>> = {
  done: [],
  part: ['doing'],
  doing: ['part'],
  planned: ['undone'],
  undone: [],
}

/** "I transferred it on the second" */
const DID = regex`
  ^(?:(?:yes|yeah|oh|well|actually) )*(?:i|we|ive|weve|he|she|they)(?: have| has| had)?(?: already| just)?
    [ ](?!wanted|needed|tried|asked|called|decided|planned|missed|failed|refused|stopped|waited|lost|received|used|lived)
    \w{3,}ed
    (?: (?:it|that|them|this|the|my|all|everything|on|in|last|yesterday|today|already|online|by|through|before)\b|$)
`

/** What is told, asked or supposed of it. */
const SAYS = regex('u')`
  (?<!\p{L})(?:
    bata|bataya|bol|bola|kaha|keh|kahi|told|tell|said|say|call|phone|samajh|kya|kab|kaise|kaun|kyun|kyon|what|when|how|who|why
    |where|if|agar|maybe|shayad|could you|can you|बता|बताया|बोल|बोला|कहा|समझ|क्या|कब|कैसे|कौन|क्यों|अगर|शायद
  )(?![\p{L}\p{M}])
`
const DENIES = /(?:^| )(?:not|no|never|dont|wont|cant|didnt|havent|nahi|nai|mat|नहीं|मत)(?: |$)/

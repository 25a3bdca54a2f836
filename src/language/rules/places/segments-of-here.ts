import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isOfThePast } from '../set-aside/of-the-past.ts'
import { asksForPlaceOfThing } from './place-of-thing.ts'
import type { Clause } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * The parts of a message that tell where one is, where others tell where one was, comes from or goes to, where somebody else
 * is, or what was written down wrong: "originally from Gaya", "next month I shift to Surat", "he lives in Pune". All of them
 * where none tells where one is.
 */
export function segmentsOfHere(heard: Tokens, plan: FieldReader): readonly Clause[] {
  const segments = segmentsOf(heard)
  if (segments.length < 2) return segments
  const origins = subjectsOf(plan).origin ? segments.filter(({ from, to }) => ORIGIN.test(textOf(heard, from, to))) : []
  if (origins.length > 0) return origins
  const here = segments.filter((segment) => !tellsElsewhere(heard, segment, plan))
  return here.length > 0 ? here : segments
}

function tellsElsewhere(heard: Tokens, segment: Clause, plan: FieldReader): boolean {
  const said = textOf(heard, segment.from, segment.to)
  const asks = subjectsOf(plan)
  return (
    ((!asksForPlaceOfThing(plan) || OF_SPEAKER.test(said)) && isOfThePast(heard, segment)) ||
    NEARBY.test(said) ||
    WRONG.test(said) ||
    (!asks.origin && ORIGIN.test(said)) ||
    (!asks.goal && TO_COME.test(said)) ||
    (!asks.work && AT_WORK.test(said)) ||
    (!asks.others && OTHERS.test(said)) ||
    (asksForPlaceOfThing(plan) && AT_HOME.test(said))
  )
}

function textOf({ words }: Tokens, from: number, to: number): string {
  return words.slice(from, to).join(' ')
}

/** What the field itself asks for. */
const subjectsOf = oncePerField(({ label, field }) => {
  const asked = `${label.join(' ')} ${field.description.toLowerCase()}`
  return {
    origin: !OF_NOW.test(asked) && /\b(?:native|home ?town|origin\w*|birth\w*|born|permanent)\b/.test(asked),
    goal: /\b(?:want\w*|prefer\w*|destination|to|drop|going|next|new|shift\w*|mov\w*|relocat\w*|wish\w*)\b/.test(asked),
    work: /\b(?:works?|office|job|company|employ\w*|shop|business|college|school|branch)\b/.test(asked),
    others:
      /\b(?:patient|student|child|parents?|mother|father|son|daughter|passenger|bride|groom|receiver|recipient|guest|pet)\b/.test(
        asked,
      ),
  }
})

const OF_SPEAKER = /^(?:(?:and|but|so|because) )?(?:i|we|main|mai|hum|ham|मैं|हम)(?: |$)/
const AT_HOME = regex('u')`
  \b(?:
    (?:i|we) (?:live|stay|reside|am living|are living|am staying|are staying)|(?:im|i am|we are|were) from
    |(?:my|our|mera|hamara) (?:home|house|ghar) is
    |(?:ka|ke|ki|se) (?:hoon|hun|hu|hain)|reh?t[aei] (?:hoon|hun|hu|hain)|rehne wal[aei]
  )\b
  |(?<!\p{L})(?:(?:का|के|की|से) (?:हूं|हैं)|रहत(?:ा|ी|े) (?:हूं|हैं)|रहने वाल)
`

const OF_NOW = /\b(?:now|lives?|living|stays?|staying|current(?:ly)?|present(?:ly)?)\b/
const ORIGIN = regex('u')`
  \b(?:
    originally|native|hometown|home town|home state|born|brought up|raised|grew up|by birth|ancestral|basically from
    |gaon (?:to|hai)|mool|mul|janm|paida|maika|mayka|sasural|rehne wal[aei]
  )\b
  |(?<!\p{L})(?:मूल|जन्म|पैदा|मायका|ससुराल|पैतृक)(?![\p{L}\p{M}])
`
const TO_COME = regex('u')`
  \b(?:
    next (?:month|year|week)|agle (?:mahine|saal|hafte)
    |from (?:next|january|february|march|april|may|june|july|august|september|october|november|december)
    |(?:will be|am|are|im|were) (?:soon )?(?:moving|shifting|relocating)|planning to
    |shift (?:ho|hone|hona) (?:rah\w*|wal\w*|hai)|jaane wal[aei]
  )\b
  |(?<!\p{L})(?:अगले (?:महीने|साल|हफ्ते)|शिफ्ट (?:हो रह|होने वाल)|जाने वाल)
`
const NEARBY = /\b(?:nearest|closest|close to|not far from|sabse (?:paas|nazdeek))\b|सबसे (?:पास|नजदीक)/
/** "Indore wala galat likha hai" */
const WRONG = regex('u')`
  \b(?:galat|galti se|wrong|wrongly|mistakenly|by mistake) ?(?:likh\w*|lik\w*|written|entered|typed|noted|hai|de)?\b
  |(?<!\p{L})(?:गलत|गलती से)(?![\p{L}\p{M}])
`
const AT_WORK = regex('u')`
  \b(?:office|workplace|work|job|factory|posted|posting|naukri|noukri|kaam|duty)\b
  |(?<!\p{L})(?:ऑफिस|नौकरी|काम|ड्यूटी)(?![\p{L}\p{M}])
`
const OTHERS = regex('u')`
  ^(?:(?:and|but|so|well|see|actually|lekin|par|aur|लेकिन|पर|और) )*(?:
    he|she|they|hes|shes|theyre
    |(?:my|our|mer[aei]|hamar[aei]|मेर[ाेी]|हमार[ाेी])
      [ ](?!(?:home|house|place|city|town|area|address|family|flat|ghar|shahar|घर|शहर|पता)(?: |$))\S+
    |(?:husband|wife|parents|son|daughter|brother|sister|papa|mummy|bhai|behen|beta|beti|पति|पत्नी|पापा|मम्मी|भाई|बहन|बेटा|बेटी)
      s?
  )[ ]
`

import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isKin } from '../names/kin.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import { says, spacedOut } from '../words/says.ts'
import type { Tokens } from '../words/tokens.ts'
import { endOfWay } from './framed-place.ts'

/**
 * Whether a place is only told of: where kin live, the other end of the way, a town on the way, where one went before: "my sister lives
 * in Jaipur", "from Delhi" to "where to?", "via Agra".
 */
export function isToldOfAPlace(heard: Tokens, span: Clause, plan: FieldReader): boolean {
  const clause = clauseAt(heard, span.from)
  if (clause === undefined) return false
  const words = heard.words.slice(clause.from, Math.max(clause.to, span.to))
  const said = marked(heard, clause, span)
  if (!asksOfOthers(plan) && (words.some(isKin) || OTHERS.test(said)) && LIVE.test(said) && !WITH_KIN.test(said))
    return true
  const end = endOfWay(plan)
  if (end === undefined) return false
  if (ON_THE_WAY.test(said) || BEFORE.test(said) || COMES.test(said)) return true
  return end === 'goal' ? STARTS.test(said) : GOES.test(said)
}

const PLACE = '¤'

/** The words of a clause with a sign for the place; what leads to it stays a word. */
function marked({ words }: Tokens, { from, to }: Clause, span: Clause): string {
  let begin = span.from
  while (begin < span.to - 1 && LEADS.test(words[begin] ?? '')) begin += 1
  let end = span.to
  while (end > begin + 1 && TRAILS.test(words[end - 1] ?? '')) end -= 1
  return spacedOut([...words.slice(from, begin), PLACE, ...words.slice(end, Math.max(to, span.to))])
}

const TRAILS = /^(?:hote|hue|huye|hokar|hoke|raste|se|ke|pahunchan[aei]|pahuchan[aei]|होते|हुए|होकर|रास्ते|पहुंचान[ाेी])$/
const LEADS = /^(?:via|through|between|from|to|near|pichli|pichle|baar|saal|mahine|last|time|year|month)$/

const asksOfOthers = oncePerField(({ label, field: { description } }) =>
  [...label, ...description.toLowerCase().split(/\W+/)].some(
    (word) => isKin(word) || /^(?:student|patient|guest|applicant|nominee|native)$/.test(word),
  ),
)

const OTHERS = says(
  `(?:the|your|aapka|aapke) (?:driver|train|bus|flight|agent|branch|office)|a friend|some friends|cousin`,
)
const LIVE = says(`
  lives|live|living|stays|staying|settled|studies|studying|study|works|working|is from|are from|is in|are in|used|told|said|recommended
  reht*|raht*|padht*|padh rah*|kaam kart*|job kart*|se hai|mein hai|me hai|bataya|रहत*|पढत*|पढ रह*|काम करत*|में है|से है|बताया
`)
/** "Maa baap ke saath Nagpur mein rehta hoon": the speaker lives there, too. */
const WITH_KIN = says('ke saath|के साथ|with my|with our')
const ON_THE_WAY = says(`
  (?:via|through|between|crossing|past) ${PLACE}
  ${PLACE} (?:se |से )?(?:hote hue|hote huye|hokar|ho kar|hoke|ho ke|होते हुए|होकर)|${PLACE} (?:ke|के) (?:raste|beech|रास्ते|बीच)
`)
const BEFORE = says(`
  went to ${PLACE}|was in ${PLACE}|were in ${PLACE}|last time|last year|last month|pichli baar|pichle saal|पिछली बार|पिछले साल
  ${PLACE} (?:gaye the|gaya tha|gayi thi|gaye thay|गए थे|गया था|गई थी)
`)
/** "The flight is from Mumbai" */
const COMES = says(`(?:flight|train|bus|driver) (?:is |comes |starts )?(?:from|se|से) ${PLACE}`)
const STARTS = new RegExp(
  `^ (?:(?:it is|its|im|i am|we are|haan|yes|coming|travelling|traveling|starting) ){0,2}from ${PLACE} $` +
    `|(?<= )(?:coming|travelling|traveling|starting|leaving|returning|flying) from ${PLACE}(?= )` +
    `|(?<= )${PLACE} (?:se|से)(?: $| (?:aa rah|aa raha|aaye|aana|aaya|chal|nikal|lena|le jana|le jaana|pick|start|आ रह|चल|निकल|लेना))`,
)
const GOES = says(`
  (?:send|sent|sending|deliver|delivering|ship|going|go|move|moving|shift|shifting)(?: \\S+)? to ${PLACE}
  ${PLACE} (?:bhejn*|bhijwan*|pahunchan*|pahuchan*|le jaan*|le jan*|drop|tak|utarn*|भेजन*|पहुंचान*|ले जान*|तक)
`)

import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isKinInflected, isPossessive } from '../names/kin.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Clause } from '../words/clauses.ts'
import { matterIds } from '../words/matters-in.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { asksForName } from './framed-thing.ts'
import { OF } from '../words/function-words.ts'

/** What many things are, so that it names none of them. */
const QUALITIES = wordSet(
  `petrol diesel cng automatic manual पेट्रोल डीजल सीएनजी ऑटोमैटिक office company personal family ghar दफ्तर ऑफिस कंपनी घर
   white black red blue green yellow grey gray silver golden brown pink orange purple maroon big small large little bigger
   smaller biggest smallest new newer old older latest first second third last
   other same usual cheap cheaper expensive good better best long short tall heavy light left right previous current normal
   regular ordinary simple nice fancy front back upper lower middle
   safed kala kali kale laal lal neela neeli nila nili hara hari peela peeli pila pili sunehra gulabi bada badi bade chhota
   chhoti chhote chota choti naya nayi naye purana purani purane pehla pehli pehle
   doosra doosri dusra dusri dusre aakhri kharab theek thik tuta tuti toota tooti band khali damaged broken fine ready gone
   lost stolen sasta sasti mehnga mehngi accha acchi achha achhi lamba lambi
   सफेद काला काली काले लाल नीला नीली हरा हरी पीला पीली गुलाबी बड़ा बड़ी बड़े छोटा छोटी छोटे नया नयी नई नए पुराना पुरानी पुराने
   पहला पहली पहले दूसरा दूसरी दूसरे खराब ठीक टूटा टूटी बंद सस्ता सस्ती महंगा महंगी अच्छा अच्छी`,
)
const DETERMINERS = wordSet(
  'the that this a an its it is my our wo woh vo voh ye yeh wahi wohi yahi jo hai wali wala वो वह ये यह वही यही जो ek एक',
)
const POINTERS = /^(?:one|ones|wal[aei]|waal[aei]|vaal[aei]|rang|colour|color|वाला|वाली|वाले|रंग|कलर)$/
const REFERS = /^(?:wahi|wohi|yahi|same|jo|वही|यही|जो)$/

/** "What colour would you like?": a quality is an answer. */
const asksForQuality = oncePerField(({ field, label }) =>
  [...label, ...field.description.toLowerCase().split(/[^\p{L}\p{M}]+/u)].some((word) => QUALITY_NAMES.has(word)),
)
const QUALITY_NAMES = wordSet(
  'colour color shade size shape style pattern finish material type kind variant flavour flavor version rang kalar रंग कलर साइज आकार प्रकार',
)

/**
 * "The white one", "nayi wali", "papa ki gaadi", "wahi jo pichli baar": points at a thing by what it is like or whose it
 * is, and does not name it.
 */
export function pointsAtThing(
  { words }: Tokens,
  { from, to }: Clause,
  plan: FieldReader,
  isHeldBySentence = false,
): boolean {
  const said = words.slice(from, to)
  if (REFERS.test(said[0] ?? '')) return true
  const telling = said.filter((word) => !DETERMINERS.has(word) && !POINTERS.test(word))
  if (isOwned(said)) return true
  const isKind = (word: string): boolean => speaksOf(plan, word) || isSameMatter(plan, word)
  if (asksForQuality(plan) || !telling.every((word) => QUALITIES.has(word) || isKind(word) || isCount(word)))
    return false
  const isPointed = telling.length < said.length || said.some((word) => POINTERS.test(word)) || telling.some(isKind)
  return isPointed || isHeldBySentence || asksForName(plan)
}

/** The "do" of "do gaadiyan hain" */
function isCount(word: string): boolean {
  return !/^\d/.test(word) && numberWord(word, true) !== undefined
}

/** "My husband's car", "papa ki gaadi", "apni bike" */
function isOwned(said: readonly string[]): boolean {
  const last = said.at(-1) ?? ''
  const owner = said.at(-2) ?? ''
  if (said.length < 2 || matterIds([last]).length === 0) return false
  const isOf = OF.test(owner)
  return (
    said.length <= MAX_OWNED &&
    (isOf ? isKinInflected(said.at(-3) ?? '') : isKinInflected(owner) || isPossessive(owner))
  )
}

const MAX_OWNED = 4

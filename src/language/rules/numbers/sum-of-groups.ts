import { isKinInflected, isPossessive } from '../names/kin.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import type { NumberSpan } from './number-span.ts'

/**
 * "Hum paanch aur bhaiya ke ghar se teen", "twenty from our side and ten from theirs": two groups, one of the speaker's own people and
 * one of somebody else's, are counted together. Undefined where a word speaks of anything else.
 */
export function sumOfGroups(heard: Tokens, spans: readonly NumberSpan[]): number | undefined {
  const [own, other, more] = spans
  if (own === undefined || other === undefined || more !== undefined) return undefined
  const { words } = heard
  const join = words.findIndex((word, at) => at >= own.to && at < other.from && JOINS.has(word))
  if (join === -1 || ![own, other].every(({ value }) => Number.isInteger(value) && value > 0)) return undefined
  const isOf = (from: number, to: number, group: (word: string) => boolean): boolean =>
    words.slice(from, to).some(group)
  const isOwnFirst = isOf(0, join, (word) => WE.has(word))
  const isOtherSecond = isOf(join + 1, words.length, isOthers)
  if (!isOwnFirst || !isOtherSecond || isOf(0, join, isOthers)) return undefined
  const isPlain = words.every(
    (word, at) =>
      spans.some(({ from, to }) => at >= from && at < to) ||
      at === join ||
      WE.has(word) ||
      isOthers(word) ||
      isPossessive(word) ||
      AROUND.has(word) ||
      isGrammarWord(word),
  )
  return isPlain ? own.value + other.value : undefined
}

/** Whether a word names people who are not of the speaker's house. */
function isOthers(word: string): boolean {
  return isKinInflected(word) || OTHERS.has(word)
}

const JOINS = wordSet('and aur plus और प्लस')
const WE = wordSet('we us our ours hum ham hamare humare hamari hamara apne weve were हम हमारे हमारी अपने')
const OTHERS = wordSet(
  `their theirs them his her hers unke unki unka uske relatives relations neighbours neighbors guests friends colleagues
   rishtedar rishtedaar rishtedaron padosi padosiyon padoshi mehmaan mehman sasural maayke mayke samdhi dost doston उनके उनकी
   उसके रिश्तेदार पडोसी मेहमान ससुराल मायके दोस्त`,
)
const AROUND = wordSet(
  `people persons log jan jane members side house home family ghar taraf wale from of will be come coming are is there total around about
   aayenge aaenge honge hain aa rahe ke se ki लोग जन घर तरफ वाले परिवार आएंगे होंगे हैं आ रहे के से की`,
)

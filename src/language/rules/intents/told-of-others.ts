import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { clauseOfWish } from './clause-of-wish.ts'
import { toldInEnglish } from './told-in-english.ts'
import { toldInHindi } from './told-in-hindi.ts'
import { goesOnAgainst, type ToldWish } from './told-wish.ts'

/**
 * Whether a clause with a wish only tells of one: what the speaker said to somebody else ("till I told them to stop
 * calling", "बैंक वालों को मना कर दिया था कि …"), what others say to the speaker ("he keeps telling me to stop"), and what
 * the speaker only thought of saying ("सोच रहा था कह दूँ कि …"). Said to the agent it is a wish, whoever says it.
 */
export function isToldOfOthers(heard: Tokens, wish: Clause): boolean {
  const { from, to } = clauseOfWish(heard, wish)
  const said = heard.words.slice(from, to)
  const told: ToldWish = { said, behind: heard.words.slice(to), isFirst: from === 0 }
  return isOnlyThought(told) || toldInEnglish(told) || toldInHindi(told)
}

function isOnlyThought({ said, behind }: ToldWish): boolean {
  const clause = said.join(' ')
  return THOUGHT.some((pattern) => pattern.test(clause)) || (MEANT_TO.test(clause) && goesOnAgainst(behind))
}

const THOUGHT = [
  regex`
    \b(?:was|were|am|im|been) thinking\b
    |\b(?:thinking|thought) (?:of|about)\b
    |\b(?:nearly|almost|felt like|feel like|about to|tempted to|close to|wouldve|would have|couldve|could have)
      [ ](?:say|said|saying|tell|telling|told|ask|asking|asked)\b
  `,
  /(?:^| )(?:soch|सोच)(?:[aiet]\S*|ने|ता|ती|ते|ा|ी|े)?(?: |$)(?:\S+ )*?(?:bol|kah|keh|mana|बोल|कह|मना)\S*(?: |$)/,
  regex`
    (?:^| )(?:ma?nn?|dil|irada|jee|मन|दिल|इरादा|जी) (?:to |तो |bhi |भी |hi |ही )?
      (?:tha|thi|kiya|hua|kar|karta|mein|me|था|थी|किया|हुआ|कर|करता|में)(?: |$)
  `,
  /(?:^| )(?:lag|लग)\S* (?:\S+ )*?(?:bol|kah|keh|kar|बोल|कह|कर) (?:doon|dun|du|दूं)(?: |$)/,
  regex`
    (?:^| )(?:bolne|kehne|kahne|karne|बोलने|कहने|करने) (?:hi |ही |to |तो )?
      (?:wal[aei]|ja|jaa|lag[aie]|वाल(?:ा|ी|े)|जा|लग(?:ा|ी|े)) (?:rah[aei] |रह(?:ा|ी|े) )?(?:tha|thi|the|था|थी|थे)(?: |$)
  `,
]
/** "I wanted to say stop calling, but …" */
const MEANT_TO = /\b(?:wanted|meant|planned|planning|hoped) to (?:say|tell|ask)\b/

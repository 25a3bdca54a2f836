import { regex } from '../../../../base/regex.ts'
import { isKinInflected } from '../../names/kin.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { answersIt } from './answers-it.ts'
import { CALLERS, INSTITUTIONS, OCCASIONS, PEOPLE } from './matters.ts'
import type { WhenAsked } from './when-asked.ts'

/** "My exam is on @", "@ ko shaadi hai", "salary comes on @", "mummy @ ko aa rahi hain": on that day something else is so. */
export function isFactOfElse(words: readonly string[], said: string, asked: WhenAsked): boolean {
  const isOther = (word: string, at?: number): boolean =>
    !asked.names(word) || (at !== undefined && ANOTHER.test(words[at - 1] ?? ''))
  if (PEOPLE_COME.test(said) && words.some((word) => isOf(word) && isOther(word)) && !asked.asksFor(ASKED_TO_COME))
    return true
  if (PEOPLE_COME.test(said) && words.some((word) => CALLERS.has(word) && isOther(word))) return true
  if ((asked.asksFor(/check ?-?in/) && ARRIVES.test(said)) || (asked.asksFor(/check ?-?out/) && RETURNS.test(said)))
    return false
  if (isStateSince(said)) return true
  if ((ENDS.test(said) && !asked.asksFor(ASKED_OF_END)) || (OPENS.test(said) && !asked.asksFor(/open|clos/)))
    return true
  const isTold = (word: string): boolean => OCCASIONS.has(word) || (INSTITUTIONS.has(word) && STATES.test(said))
  if (words.some((word, at) => isTold(word) && isOther(word, at))) return !answersIt(said) && !ONLY_AROUND.test(said)
  const subject = OWN_SUBJECT.exec(said)?.[1]
  if (answersIt(said)) return false
  const thing = HINDI_SUBJECT.exec(said)
  const noun = thing?.[1] ?? thing?.[2]
  if (noun !== undefined && !isGrammarWord(noun) && !VERBS.test(noun) && isOther(noun) && !OF_WISHES.test(noun))
    return true
  if (subject === undefined || isOf(subject.split(' ').at(-1) ?? '')) return false
  return subject.split(' ').every((word) => isOther(word) && !OF_WISHES.test(word))
}

/** A verb: "at the office" alone tells where. */
const STATES = regex('u')`
  (?:^| )(?:is|are|will|has|have|starts?|ends?|opens?|closes?|reopens?|hai|hain|hoon|hoga|hogi|honge|है|हैं|हूं|होगा|होगी|होंगे)(?= |$)|(?:ega|egi|enge|ेगा|ेगी|ेंगे|एगा|एगी|एंगे)$
`

function isOf(word: string): boolean {
  return PEOPLE.has(word) || isKinInflected(word)
}

const PEOPLE_COME = regex('u')`
  (?:^| )(?:comes?|coming|arriv\S*|returns?|returning|visiting|leaves?|leaving)(?= |$)
  |(?:^| )(?:aa|laut)(?: ?rah[aei]|yenge|yega|yegi|enge|ega|egi|ayenge|ayega|ayegi|te|ti|ta| ja(?:yenge|yega|yegi|enge|ega|egi|te|ti|ta))(?= |$)|(?:^| )jaa? rah[aei](?= |$)
  |(?<![\p{L}\p{M}])(?:आ|लौट) ?(?:जा)?(?:रहे|रही|रहा|एंगे|एगा|एगी|ते|ती|ता)(?= |$)|(?<![\p{L}\p{M}])जा रह[ाीे](?= |$)
`
/** "Our flight lands on @", "train @ ko pahunchegi" */
const ARRIVES =
  /(?:^| )(?:lands?|landing|reach(?:es|ing)?|arriv\S*|pah?u?n?ch\S*|utr\S*)(?= |$)|(?<![\p{L}\p{M}])(?:पहुंच|उतर)\S*/u
/** "Flight back is on @", "return ticket @ ki hai" */
const RETURNS =
  /(?:^| )(?:(?:flight|train|bus|ticket)(?: \S+)? back|return (?:flight|train|bus|ticket|journey)|wapsi|vapsi)(?= |$)|वापसी/
const ASKED_TO_COME =
  /visit|appointment|\bcome|camp|collect|pick|drop|arriv|guest|travel|admission|check ?-?in|deliver|consult|tour|interview/

const ANOTHER = /^(?:another|other|dusr[aei]|doosr[aei]|दूसर[ाेी])$/
/** "It expires on @", "@ ko khatam ho raha hai" */
const ENDS = regex('u')`
  (?:^| )(?:ends?|expires?|expiring|gets over|runs out|khatam|khatm|khtm|खत्म|समाप्त)(?= |$)
`
/** "The kitchen closes at @", "aap @ band karte ho" */
const OPENS = regex('u')`
  (?:^| )(?:opens|closes|reopens?|(?:you|they|shops?|banks?) (?:open|close)|khul(?:ta|ti|te|ega|egi|enge)|band (?:kart|hot)[aei])(?= |$)
  |(?<![\p{L}\p{M}])(?:खुल(?:ता|ती|ते|ेगा|ेगी)|बंद (?:कर|हो)त[ाीे])(?= |$)
`
const ASKED_OF_END = /\bends?\b|expir|valid|until|till|renew|last|over|deadline|due|khatam|vacat|lease/
/** "After office", "office ke baad": a time of day, told by something else. */
const ONLY_AROUND = regex('u')`
  (?:^| )(?:after|post|before(?= (?:the |my )?(?:office|school|college|work|lunch|duty))) (?:the |my )?\S+(?: hours| time)?(?= (?:at |by |around )?@| @|$)
  |(?:^| )\S+ (?:ke|se|के|से) (?:baad|pehle|pahle|बाद|पहले)(?= |$)
`
/** Somebody's own thing, and what is told of it: "my notice ends on @". */
const OWN_SUBJECT = regex('u')`
  (?:^|^.* )(?:my|our|his|her|their) ((?:\S+ )?\S+) (?:is|are|will be|starts?|ends?|begins?|expires?|comes?|opens?|finish(?:es)?)(?: \S+){0,2} @
`
const VERBS =
  /^(?:socha|irada|iraada|mann|vichar|bola|kaha)$|(?:n[aie]|t[aei]|rah[aei]|ng[aei]|wal[aei]|[नतल][ाेी]|रह[ाेी])$/
/** "Registry @ ko hai", "@ ko meri registry hai" */
const HINDI_SUBJECT = regex('u')`
  ^(?:\S+ ){0,2}?(\p{L}[\p{L}\p{M}]{2,}) @ (?:(?:ko|ki|ka|se|को|की|का|से) )?(?:hai|hain|hoga|hogi|honge|है|हैं|होगा|होगी)$
  |^@ (?:ko|ki|ka|को|की|का) (?:\S+ ){0,2}?(\p{L}[\p{L}\p{M}]{2,}) (?:hai|hain|hoga|hogi|honge|है|हैं|होगा|होगी)$
`
/** What belongs to any answer for a day or time. */
const OF_WISHES = regex`
  ^(?:
    preference|choice|preferred|best|first|second|earliest|free|time|timing|timings|slot|day|date|appointment|visit|booking|plan|availability
    |answer|convenient|suitable|option|pick|request|target|last|next|ideal|available|favourite|call|turn
  )$
`

/** "@ se bimar hoon", "Monday se tabiyat kharab hai": since when something is so. */
function isStateSince(said: string): boolean {
  return SINCE.test(said) && !BEGINS.test(said) && !answersIt(said)
}
const SINCE = regex('u')`
  @ (?:se|से) (?:(?!\S+t[aei] )\S+ ){0,4}(?:hai|hain|hoon|hun|hu|है|हैं|हूं)(?: (?:na|to|ji|ना|तो|जी))?$
  |(?:^| )since @
`
const BEGINS = regex('u')`
  (?:^| )(?:\S+(?:na|ni|ne)|shuru|start|join|available|free|khali|theek|sahi|pakka|chahiye|leke|lekar|pehle|baad) ?(?:hai|hain|hoon|hun|hu|hoga)?(?= |$)
  |(?<![\p{L}\p{M}])(?:\S+(?:ना|नी)|शुरू|स्टार्ट|खाली|ठीक|सही|चाहिए|लेकर|पहले|बाद)(?= |$)
`

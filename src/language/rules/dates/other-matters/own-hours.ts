import { regex } from '../../../../base/regex.ts'
import { SUITS } from './answers-it.ts'
import type { WhenAsked } from './when-asked.ts'

/** What people do at their hours, or will have to: "I get up at @", "@ uthta hoon", "Delhi ja raha hoon @", "must reach by @". */
export function isOfOwnHours(said: string, asked: WhenAsked): boolean {
  if (isOfReturn(said) && !asked.asksFor(ASKED_OF_RETURN)) return true
  if (MUST_BE.test(said) && !asked.asksFor(ASKED_OF_ARRIVAL)) return true
  if (GOES.test(said) && !isOfReturn(said) && asked.asksFor(ASKED_FOR_RETURN)) return true
  if (LEAVES.test(said) && (!asked.asksFor(ASKED_OF_LEAVING) || asked.asksFor(ASKED_FOR_RETURN))) return true
  const [, there = '', direction = there] = TRIP.exec(said) ?? []
  if (direction !== '' && !asked.names(direction) && !asked.asksFor(ASKED_OF_LEAVING)) return true
  if (asked.asksFor(ASKED_OF_HABIT)) return false
  return ROUTINE.test(said) || (HABIT.test(said) && !PROMISED.test(said) && !SUITS.test(said))
}

function isOfReturn(said: string): boolean {
  return RETURNS.test(said) && !GIVES_BACK.test(said)
}

const RETURNS = regex('u')`
  (?:^| )(?:return|returns|returning|(?:be|am|im|are|is|come|comes|coming|get|getting|reach|fly|flying|go|going|@) back|^back)(?= |$)
  |^back (?:on|by|at|from|@)
  |(?:^| )(?:wapas|wapis|vapas|vapis|waapas|wapsi|vapsi|laut(?!kar|ke)\S*)(?! (?:kar|ke)(?: |$))(?= |$)
  |(?<![\p{L}\p{M}])(?:वापस|वापसी|लौट\S*)(?= |$)
`
const GIVES_BACK = regex('u')`
  (?:^| )(?:pay|give|call|ring|send|return (?:it|the|this|them|money|your)) ?(?:it |you )?back(?= |$)|(?:^| )return (?:it|the|this|them|money|your)(?= |$)
  |(?:^| )(?:wapas|wapis|vapas) (?:kar|de|bhej|le)\S*(?= |$)
  |वापस (?:कर|दे|भेज|ले)\S*(?= |$)
`
const ASKED_OF_RETURN = /return|\bback\b|check ?-?out|wapas|vapas|वापस|लौट|discharge|\bagain\b|review|follow/

const MUST_BE = regex('u')`
  (?:^| )(?:need to|have to|has to|must|should|want to|got to|supposed to|required to) (?:reach|be (?:there|at|in|back)|arrive|report|get (?:there|to)|catch)(?= |$)
  |(?:^| )(?:pahunch|pahuch|pohoch|pahoch)(?:na|ni)(?= |$)|पहुंचना(?= |$)
`
const ASKED_OF_ARRIVAL = /reach|arriv|\bcome|join|report|visit|appointment|check ?-?in|interview|camp|pahunch|पहुंच/

const LEAVES = regex('u')`
  (?:^| )(?:i|we|ill|well|im|i am|we are|i will|we will|i have to|we have to) (?:leave|leaving|go|going|fly|flying) (?:(?:on|at|by) )?@
  |(?:^| )(?:going|go|be) out(?= |$)
  |(?:^| )(?:ghumne|ghoomne|mandir|gurudwara|church|masjid|shopping|picnic|घूमने|मंदिर) (?:pe |par )?(?:ja|जा)\S*(?= |$)
  |(?:^| )(?:nikal|nikl) (?:rah[aei])(?= |$)|(?:^| )(?:nikalna|niklna|nikalunga|niklunga|niklenge|nikalenge)(?= |$)
  |(?<![\p{L}\p{M}])निकल(?:ना|ूंगा|ेंगे| रहा| रही| रहे)(?= |$)
`
/** The way there, where the way back is asked for. */
const GOES = /(?:^| )(?:jaa?na|जाना) (?:hai|है)(?= |$)|(?:^| )(?:going|flying|leaving|go)(?= |$)/
const ASKED_FOR_RETURN = /return|wapas|वापस/
/** Where somebody goes: "leaving for Delhi", "Delhi ja raha hoon". */
const TRIP = regex('u')`
  (?:^| )(?:leave|leaving|go|going|fly|flying|off) (?:for|to) (?:the |my |a )?(?!the |my |a |see |be |pay |do |come |take |give |collect |make |start |join |bring |store|shop|branch|showroom|cent(?:re|er)|counter)(\S+)
  |(?:^| )(?!(?:main|mai|me|hum|i|ko|@|se|wahan|to|toh|bhi|hi|mein|na|nahi|दे|main) )(\S+) (?:jaa? rah[aei]|jaa?na (?:hai|padega|hoga)|जा रह[ाीे]|जाना (?:है|पडेगा|होगा))(?= |$)
`
const ASKED_OF_LEAVING = /travel|journey|trip|depart|leav|flight|train|mov(?:e|ing)|shift|vacat|tour|check ?-?out|admi/

const ROUTINE = regex('u')`
  (?:^| )(?:i|we|he|she|they|kids|children|\S+) (?:usually |normally |always |generally |only )?
    (?:get (?:up|off|paid|home from|my (?:salary|pension|wages))|gets (?:up|off|paid)|wake(?: up)?|wakes(?: up)?|finish|finishes|sleep|sleeps|leave (?:for|office|work|home)|leaves (?:for|office|work|home)|go to|goes to|have (?:lunch|dinner|breakfast)|eat|eats|come home|comes home|reach home|reaches home|reach (?:my |the )?(?:office|work|school|college|shop|factory)|come from|comes from|return|returns|start work|starts work|pray|pick up my|drop my)(?= |$)
  |(?:^| )(?:i|we) (?:usually |only |always )?work(?: \S+){0,3} @
  |(?:^| )(?:lunch|dinner|breakfast|nap|namaz|prayer|walk|nashta|khana)(?: \S+){0,2} (?:at|is|hai)(?= |$)
`
/** Words that end like a Hindi verb. */
const NO_VERBS =
  '(?:date|late|rate|site|route|note|beta|bete|beti|mata|pita|rasta|chhota|chhoti|sasta|sasti|minute|private|estimate|favourite|party)'
/** "@ uthta hoon", "bachche @ aate hain", "office @ chhutta hai" */
const HABIT = regex('u')`
  (?:^| )(?!${NO_VERBS} )\S{1,8}t[aei] (?:hai|hain|hoon|hun|hu|h|ho)(?: (?:na|to|toh|ji|hum|main|mai))?$
  |(?:^| )(?!${NO_VERBS} )\S{1,8}t[aei] (?:hai|hain|hoon|hun|hu) (?:\S+ )?@
  |(?<![\p{L}\p{M}])\S{1,8}(?:ता|ती|ते) (?:है|हैं|हूं)(?: (?:ना|तो|जी))?$
  |(?<![\p{L}\p{M}])\S{1,8}(?:ता|ती|ते) (?:है|हैं|हूं) (?:\S+ )?@
`
const PROMISED = regex('u')`
  (?:^| )(?:
    (?:aa?|aa ja|kar|le|de|bhej|rakh|bhar|mil|karwa|dila)(?:ta|ti|te) (?:hoon|hun|hu)|aa (?:jaa?)?t[aei] hain|(?:kar|le|de|rakh|mil|dekh|chal|lag|ban|suit kar)(?:ta|ti|te) (?:hai|hain)|chah(?:ta|ti|te)|sak(?:ta|ti|te)
    |(?:आ|आ जा|कर|ले|दे|भेज|रख|मिल)(?:ता|ती|ते) हूं|आ (?:जा)?ते हैं|(?:कर|ले|दे|रख|मिल|चल|लग|बन)(?:ता|ती|ते) (?:है|हैं)|(?:चाह|सक)(?:ता|ती|ते)
  )(?= |$)
`
const ASKED_OF_HABIT =
  /table|lunch|dinner|meal|usual|normal|daily|wake|sleep|office hours|timing|routine|regular|work(?:out|ing)? (?:time|hours)|leaves? (?:home|work)/

import { regex } from '../../../base/regex.ts'
import { isKin, isPossessive } from '../names/kin.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether a clause speaks of a call that is none of ours: of who comes and calls when there ("have the engineer ring me once he
 * reaches the gate", "ड्राइवर पहुँचकर मुझे फ़ोन कर ले"), or of what one's kin will do ("mere husband baad mein call karenge").
 */
export function isCallOfOthers(heard: Tokens, wish: Clause): boolean {
  const { from, to } = clauseAround(heard, wish)
  const said = heard.words.slice(from, to)
  return (
    ON_ARRIVAL.test(said.join(' ')) ||
    BESIDE_A_VISIT.test(said.join(' ')) ||
    (WHEN_THERE.test(said.join(' ')) && !heard.words.some((word) => SPEAKER.test(word) || I_AM.test(word))) ||
    THEY_CALL.test(said.join(' ')) ||
    isOfKin(said) ||
    (PLACE_REACHED.test(said.join(' ')) && !said.some((word) => SPEAKER.test(word)))
  )
}

const ON_ARRIVAL = regex('u')`
  \b(?:ask|tell|have|let|get) (?:the|your|that|him|her|them)(?: \w+){0,3}?(?: to)? (?:call|ring|phone|message) (?:me|us) (?:before|when|once|on|after) (?:com\w+|reach\w+|arriv\w+|he|she|they|deliver\w+)\b
  |\b(?:call|ring|phone|buzz|message) (?:me|us)(?: up)? (?:once|when|as soon as|after|before)
    [ ](?:(?:he|she|they|you|it|the \w+|your \w+)(?: (?:have|has|is|are|get|gets))?|hes|shes|theyre|youre|theyve|youve|its)
    [ ](?:reach|arrive|come|near|downstairs|outside|here|there|at|to|enter|park|start|leave)
  |(?:^| )(?:pahu?nch|aa|nikal|पहुंच|आ|निकल)(?: )?(?:kar|ke|कर|के) (?:\S+ )??(?:mujhe|mujhko|hame|hume|humein|हमें|मुझे|मुझको)
    [ ](?:\S+ )??(?:call|phone|fone|ring|message|कॉल|फोन|रिंग|मैसेज)[ ]
`

/** "Aake phone kar dena", "pahunch ke call karna", "jab pahuncho tab call karna": who comes is to call from the door. */
const WHEN_THERE = regex('u')`
  (?:^| )(?<!(?:ghar|office|room|hostel|घर|ऑफिस) )(?:(?:aake|aakar|aa ?ke|aa ?kar|pahu?nch ?(?:ke|kar)|आके|आकर|आ के|पहुंच ?(?:के|कर)) (?:\S+ )?|(?:jab|जब) (?:(?:aap|tum|aap log|driver|ladka|delivery boy|आप|तुम|ड्राइवर|लडका) )?(?:pahuncho|pahunchen|pahuche|aao|aaye|aayen|aaoge|pahunchoge|पहुंचो|पहुंचें|आओ|आएं) (?:tab |to |तब |तो )?)
    (?:ek |एक )?(?:call|phone|fone|ring|कॉल|काल|फोन|रिंग)
    [ ](?:karna|karo|kijiye|kijiyega|kar (?:lena|dena|do|lo)|lagana|marna|maarna|de dena|करना|करो|कीजिए|कीजिएगा|कर (?:लेना|देना|दो|लो)|लगाना)(?: |$)
`

/** "Baad mein GST wale phone karte hain" */
const THEY_CALL = regex('u')`
  (?:^| )(?:wale|wali|वाले|वाली) (?:\S+ ){0,2}?(?:call|phone|fone|कॉल|काल|फोन) (?:kart[aei]|karenge|करत[ाेी]|करेंगे)(?: |$)
`

/** "Call me that morning to remind", "us din phone kar lena": about the day that was just settled. */
const BESIDE_A_VISIT = regex('u')`
  \bthat (?:day|morning|afternoon|evening|night)\b|\bto (?:remind|confirm)\b
  |(?:^| )(?:us|usi|उस|उसी) (?:din|subah|shaam|दिन|सुबह|शाम)(?: |$)|(?:^| )(?:yaad|याद) (?:dila|दिला)
`

/** "Water tank pe pahunch ke phone karna": who is to call is on the way; "main ghar pahunch ke …" is who was called. */
const PLACE_REACHED = regex('u')`
  (?:^| )(?:se|pe|par|tak|से|पे|पर|तक) (?:pahu?nch|aa|utar|पहुंच|आ|उतर)(?: )?(?:kar|ke|कर|के) (?:\S+ )??
    (?:call|phone|fone|ring|कॉल|फोन|रिंग)
    [ ](?:karna|karo|kijiye|kijiyega|kar lena|kar dena|lagana|करना|करो|कीजिए|कर लेना|कर देना|लगाना)(?: |$)
`
/** "Ghar pahunch ke call karna, abhi bus mein hoon" */
const I_AM = /^(?:hoon|hun|hu|हूं|हूँ)$/
const SPEAKER = /^(?:main|mai|hum|ham|मैं|हम)$/

/** The speaker's kin calls, and nobody is asked to call them. */
function isOfKin(said: readonly string[]): boolean {
  const at = said.findIndex((word, index) => isKin(word) && isPossessive(said[index - 1] ?? ''))
  const behind = said.slice(at + 1).join(' ')
  return at > 0 && !/^(?:ko|se|को|से)(?: |$)/.test(behind) && WILL_CALL.test(behind)
}

const WILL_CALL = regex('u')`
  (?:^| )(?:call|phone|fone|कॉल|फोन)
    [ ](?:kar (?:le?|de)?ng[aei]|kar leg[ai]|kareng[aei]|kareg[ai]|karega|करेंगे|करेगा|करेगी|कर लेंगे|कर लेगा|कर लेगी)(?: |$)
`

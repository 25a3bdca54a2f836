import { regex } from '../../../base/regex.ts'
import { isKin } from '../names/kin.ts'
import { wordSet } from '../words/word-set.ts'
import { goesOnAgainst, type ToldWish } from './told-wish.ts'

/**
 * Whether the speaker told others than the agent ("unko mana kiya tha ki …", "पिछली agency को मैंने बोला"), or whether the
 * wish is what others would have said ("husband bole call later bol do, par …").
 */
export function toldInHindi({ said, behind }: ToldWish): boolean {
  if (!said.some((word) => SAYS.test(word))) return false
  if (isToldToAgent(said)) return isReported(said) && goesOnAgainst(behind)
  if (OF_THE_PAST.test(said.join(' '))) return true
  const whom = said.findIndex((_, at) => isOther(said, at))
  if (whom !== -1 && said.some((_, at) => at >= whom && at < whom + REACH && isTelling(said, at))) return true
  return goesOnAgainst(behind) && (isReported(said) || SAY_IT.test(said.join(' ')))
}

/** "Aapko bola tha", "apni team ko bol do": the agent, or its own people. */
function isToldToAgent(said: readonly string[]): boolean {
  if (said.some((word) => AGENT.has(word)) || isForColleague(said)) return true
  return said.some((_, at) => isAsked(said, at) && said.slice(0, at).some((one) => ITS_PEOPLE.has(one)))
}

/** "Nurse ko bol do mujhe kabhi phone na kare": who else calls for the agent is to be told, and for good. */
function isForColleague(said: readonly string[]): boolean {
  const at = said.findIndex((_, index) => isAsked(said, index))
  if (at < 2 || !TO.test(said[at - 1] ?? '')) return false
  const whom = said[at - 2] ?? ''
  return !OTHERS.has(whom) && !isKin(whom) && NEVER_ME.test(said.slice(at).join(' '))
}

const NEVER_ME = regex('u')`
  (?:^| )(?:mujhe|mujhko|hame|hume|humein|hamein|मुझे|मुझको|हमें) (?:\S+ ){0,2}?
    (?:kabhi|dobara|dubara|phir|aage se|aaj ke baad|कभी|दोबारा|दुबारा|फिर|आगे से|आज के बाद)(?: |$)
  |(?:^| )(?:kabhi|dobara|dubara|aage se|कभी|दोबारा|दुबारा|आगे से) (?:mujhe|mujhko|hame|hume|humein|मुझे|मुझको|हमें)(?: |$)
`

/** "Bolna pada", "bol deti thi", "maine kab kaha", "log bolte hain" */
const OF_THE_PAST = regex('u')`
  (?:^| )(?:bolna|kehna|karna|बोलना|कहना|करना) (?:hi |ही )?(?:pad[aie]|पड(?:ा|ी|े))(?: |$)
  |(?:^| )(?:bolt|kaht|keht|(?:bol|kah|keh|kar) det|mana kart|बोलत|कहत|(?:बोल|कह|कर) देत|मना करत)(?:[aie]|ा|ी|े)
    [ ](?:tha|thi|the|hai|hain|था|थी|थे|है|हैं)(?: |$)
  |(?:^| )(?:kab|कब) (?:kaha|bol[aie]|mana|कहा|बोल(?:ा|ी|े)|मना)(?: |$)
`

/** Words between whom it was said to and the verb. */
const REACH = 8
const SAYS = /^(?:bol|kah|keh|mana|daant|dant|chilla|samjha|suna|बोल|कह|मना|डांट|चिल्ला|समझा|सुना)/
const AGENT = wordSet('aapko aapse tumko tumhe tumse aap tum aaplogon aapki aapke आपको आपसे तुमको तुम्हें तुमसे आप तुम आपकी आपके')
const ITS_PEOPLE = wordSet(
  'apni apne team company office staff department branch अपनी अपने टीम कंपनी ऑफिस स्टाफ दफ्तर ब्रांच',
)
/** "Unko", "उनसे": others, in one word. */
const OTHERS = wordSet(
  `unko unse usko usse use unhe unhein inko inse inhe inhein sabko sabse kisiko
   उनको उनसे उसको उससे उसे उन्हें इनको इनसे इन्हें सबको सबसे`,
)
const TO = /^(?:ko|se|को|से)$/
/** What "ko" and "se" may follow without naming anybody: times, numbers, the speaker. */
const NOBODY = wordSet(
  `mujh mujhko hum ham is us iss ab aage aaj kal kab kabse tab phir fir pehle pahle baad shuru shaam sham subah raat dopahar
   din baje number phone mobile list
   database system jaldi aaram pyar pyaar izzat tameez sidhe seedhe dil man mann der jab monday tuesday wednesday thursday
   friday saturday sunday karne kehne bolne hisaab wajah taraf tarike zor jor
   मुझ हम इस उस अब आगे आज कल कब तब फिर पहले बाद शुरू शाम सुबह रात दोपहर दिन बजे नंबर फोन मोबाइल लिस्ट जल्दी आराम प्यार सीधे दिल
   मन देर जब करने कहने बोलने वजह तरफ जोर`,
)

function isOther(said: readonly string[], at: number): boolean {
  if (OTHERS.has(said[at] ?? '')) return true
  return TO.test(said[at] ?? '') && at > 0 && !NOBODY.has(said[at - 1] ?? '')
}

/** "Bola", "keh diya", "mana kiya tha", "bol do": "bol dunga" is to come. */
function isTelling(said: readonly string[], at: number): boolean {
  if (!SAYS.test(said[at] ?? '')) return false
  const next = said.slice(at + 1, at + 3)
  return !TO_COME.test(said[at] ?? '') && !next.some((word) => TO_COME.test(word))
}

const TO_COME = /(?:unga|oonga|ungi|oongi|enge|engi|ega|egi|ूंगा|ूंगी|ऊंगा|ऊंगी|उंगा|उंगी|दूंगा|दूंगी|ेंगे|ेगा|ेगी)$/u

/** "Bol do", "kehna", "बोलिए": asked of the agent. */
function isAsked(said: readonly string[], at: number): boolean {
  if (!SAYS.test(said[at] ?? '')) return false
  return ASKED.test(said[at] ?? '') || DO.has(said[at + 1] ?? '')
}

const ASKED = /^(?:bol|kah|keh|kehn|बोल|कह)(?:o|na|iye|iyega|िए|ना|ो|िएगा|िये)$|^(?:kaho|kahiye|kehna|कहो|कहिए|कहना)$/
const DO = wordSet('do dena dijiye dijiyega dijie dijio दो देना दीजिए दीजिएगा दीजिये')

/** "Mere husband bole", "wife ne kaha", "patni kehti hai": the words are those of somebody else. */
function isReported(said: readonly string[]): boolean {
  return said.some((word, at) => {
    if (!SAYS.test(word) || isAsked(said, at)) return false
    const before = said.slice(Math.max(0, at - 4), at)
    return before.some((one, index) => (isKin(one) || isNe(before, index)) && !SELF.test(one))
  })
}

function isNe(before: readonly string[], at: number): boolean {
  return /^(?:ne|ने)$/.test(before[at] ?? '') && at > 0
}

const SELF = /^(?:maine|humne|main|mai|hum|मैंने|हमने|मैं|हम)$/
/** "… bol do", "… कह दीजिए" behind a wish: what somebody is to say. */
const SAY_IT =
  /(?:call|phone|later|number|कॉल|फोन|नंबर)(?: \S+){0,4} (?:bol|keh|kah|बोल|कह) (?:do|dena|de|दो|देना|दे)(?: |$)/

import type { FieldReader } from '../../fields/field-reader.ts'
import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'
import { isWished } from './wished.ts'

/**
 * Whether a part of the day is told of as one in which somebody does something else or is away: "subah office jaata hoon", "evening I
 * have class", "no one in the morning".
 */
export function isBusyThen(plan: FieldReader, said: string): boolean {
  if (NOBODY.test(said)) return true
  if (isWished(said) || FREE.test(said)) return false
  if (BUSY.test(said) || DOES.test(said)) return true
  const held = HELD.exec(said) ?? HELD_IN.exec(said)
  return held !== null && !plan.cues.has(held[1] ?? held[2] ?? '')
}

/** "Subah mummy ghar pe hoti hai", "my wife will be there" */
export function isFreeThen(said: string): boolean {
  return FREE.test(said) && !NOBODY.test(said)
}

/** Whether one only greets, or will tell or be called then: "good evening", "subah bata dunga", "tell you in the evening". */
export function isToldThen(plan: FieldReader, said: string): boolean {
  return (
    (TELLS_LATER.test(said) || GREETS.test(said)) &&
    !COMES.test(said) &&
    !plan.cues.has('call') &&
    !plan.cues.has('contact')
  )
}

const NOBODY = says(`
  no one|nobody|noone|no body|koi nahi|koi bhi nahi|not home|not at home|not there|not free|not available|isnt home|wont be home
  ghar pe nahi|ghar par nahi|nahi reht*|nahi raht*|nahi hot*|nahi hoon|nahi rahun*|कोई नहीं|कोई भी नहीं|घर पर नहीं|नहीं रहत*|नहीं होत*
`)
const FREE = says(`
  free|available|there|home|ghar|khali|after|before|ke baad|ke pehle|se pehle|se pahle|baad|se aa*|se lautkar|se laut*|office se|school se|kaam se
  no problem|koi dikkat|फ्री|घर|खाली|के बाद|बाद|से पहले|से आ*|से लौट*|ऑफिस से
`)
const BUSY = says(`
  busy|out|out of town|travelling|traveling|away|asleep|sleeping|not possible|impossible|too hot|too cold|too early|too late|rush
  bahar|bijee|bizi|so rah*|mushkil|tight|बाहर|बिजी|व्यस्त|सो रह*|मुश्किल
  (?:at|in) (?:the |my )?(?:office|work|school|college|class|classes|gym|shop|court|meeting|meetings)
  office mein|office me|office rah*|college mein|school mein|dukan par|duty par|duty pe|ऑफिस में|स्कूल में|कॉलेज में|ड्यूटी पर
`)
/** "I work", "he plays", "sote hain", "खेलता है" */
const DOES = says(`
  (?:i|we|they|kids|children|people) (?:usually |always |also |all )?(?:work|sleep|go|play|study|pray|cook|leave|teach|attend|rest|walk|drive|drop|take|reach|pick)
  (?:he|she|it|son|daughter|wife|husband|mother|father|everyone) (?:usually |always |also )?(?:works|sleeps|goes|plays|studies|prays|cooks|leaves|teaches|attends|rests|drops|takes|reaches|picks)
  (?:sot[aie]|jaa?t[aie]|khelt[aie]|padht[aie]|padhat[aie]|nikalt[aie]|ghoomt[aie]|pakat[aie]|kamat[aie]|nahat[aie]|chalat[aie]|dekht[aie]) (?:hoon|hun|hu|hai|hain|h)
  (?:सोत[ाेी]|जात[ाेी]|खेलत[ाेी]|पढत[ाेी]|पढात[ाेी]|निकलत[ाेी]|नहात[ाेी]) (?:हूं|है|हैं)
  (?:kaam|job|duty|naukri|काम|ड्यूटी) (?:kart[aie]|करत[ाेी]) (?:hoon|hun|hu|hai|hain|हूं|है|हैं)
`)
const WHAT =
  'office|work|kaam|school|class|classes|college|duty|meeting|meetings|tuition|tuitions|coaching|gym|yoga|walk|namaz|pooja|puja|court|exam|exams|nap|party|function|shaadi|cricket|football|dance|music|sports|swimming|match|practice|ऑफिस|काम|स्कूल|क्लास|कॉलेज|ड्यूटी|मीटिंग|ट्यूशन|कोचिंग|पूजा|नमाज'
/** "Subah school hota hai", "evening I have class" */
const HELD = new RegExp(
  String.raw`(?<= )(${WHAT}) (?:hai|hain|hot[aie]|kart[aie]|reht[aie]|raht[aie]|rah[aie]|chalt[aie]|lagt[aie]|है|हैं|होत[ाेी]|करत[ाेी]|रहत[ाेी])(?= )` +
    String.raw`|(?<= )(?:have|has|got|attend)(?: (?:a|an|my|his|her|our))? (${WHAT})(?= )`,
)
/** "School is in the morning" */
const HELD_IN = new RegExp(String.raw`(?<= )(${WHAT}|demo) (?:is|are|starts|runs|happens) (?:in|on|at|from|till)(?= )`)
const TELLS_LATER = says(`
  tell you|let you know|inform you|confirm|call me|ring me|phone me|message me|decide|think
  bata dunga|bata dungi|bata denge|bataunga|bataungi|batayenge|bata deta*|bata deti*|batata hoon|batati hoon|bol dunga|bol dungi
  soch*|confirm kar*|call kar*|phone kar*|बता दूंगा|बता दूंगी|बता देंगे|बताऊंगा|बताऊंगी|बताता हूं|बताती हूं|सोच*|कन्फर्म*|कॉल कर*|फोन कर*
`)
const GREETS = says(`good ${OPTION}|shubh ${OPTION}|शुभ ${OPTION}|गुड ${OPTION}`)
const COMES = says(
  `come|deliver|send|visit|aa jana|aa jao|aana|aaiye|aaye|bhej*|de dena|de jana|le jana|aa sakt*|आ जाना|आ जाओ|आना|आइए|भेज*|दे देना`,
)

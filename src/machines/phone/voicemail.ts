/**
 * What only a recorded greeting says. A person may well say "I am not available on Friday", so that being away counts
 * only of somebody who is called.
 */
const GREETINGS = [
  /\b(?:leave|record) (?:a|an|your|us a|me a|him a|her a) (?:short |brief |voice )?message\b/,
  /\b(?:after|at|following) the (?:tone|beep|signal)\b/,
  /\bvoice ?mail|\bmail ?box\b/,
  /\b(?:person|party|subscriber|customer|number|user)(?: that)? you (?:are|were|have) (?:calling|called|dialled|dialed|trying to (?:reach|call))\b/,
  /\b(?:number|person|subscriber|customer) you (?:called|dialled|dialed)\b/,
  /\b(?:cannot|can't|can not|unable to|not able to) (?:take|answer) (?:your|the) (?:phone |call\b)/,
  /\b(?:can't|cannot|can not) (?:come|get) to the phone\b/,
  /\b(?:subscriber|customer|number|mobile|phone)\b.{0,40}\b(?:not available|unavailable|switched off|not reachable|out of (?:the )?coverage)\b/,
  /(?:बीप|टोन|ध्वनि) के (?:बाद|पश्चात)/,
  /(?:संदेश|मैसेज|मेसेज|सन्देश) (?:छोड़|छोड|रिकॉर्ड)/,
  /(?:व्यक्ति|ग्राहक|उपभोक्ता|नंबर|नम्बर|सब्सक्राइबर).{0,60}(?:उपलब्ध नहीं|उत्तर नहीं|जवाब नहीं|स्विच ?ऑफ|बंद है|कवरेज|पहुँच से बाहर|पहुंच से बाहर)/,
  /वॉइस ?मेल|वॉयस ?मेल/,
  /\b(?:beep|tone) ke ba+d\b/,
  /\b(?:sandesh|message) (?:chh?od|record)/,
]

/** Whether the first words on a line are those of an answering machine, in English, Hindi or romanised Hindi. */
export function isVoicemailGreeting(text: string): boolean {
  const folded = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  return GREETINGS.some((greeting) => greeting.test(folded))
}

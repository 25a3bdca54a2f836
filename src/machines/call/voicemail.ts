const CALLED = String.raw`\b(?:person|party|subscriber|customer|user|number|mobile|phone)(?: that| whom)? you (?:are|were|have|had|just)? ?(?:calling|called|dialled|dialed|trying to (?:reach|call|contact))\b`
const AWAY = String.raw`\b(?:not available|unavailable|not answering|not reachable|cannot be reached|busy|switched off|out of (?:the )?(?:coverage|network)|not in service)\b`

/**
 * What only a recorded greeting says. A person may well say "I am not available on Friday" or "I can't take your call
 * now", so that being away counts only of somebody who is spoken of as the one who was called.
 */
const GREETINGS = [
  /\b(?:leave|record) (?:a|an|your|us a|me a|him a|her a) (?:short |brief |voice |detailed )?message\b/,
  /\b(?:after|at|following) the (?:tone|beep|signal)\b/,
  /\bvoice ?mail\b|\bmailbox (?:of|for|is|belong)/,
  new RegExp(`${CALLED}.{0,80}${AWAY}`),
  new RegExp(String.raw`\b(?:subscriber|customer)\b.{0,60}${AWAY}`),
  /(?:बीप|टोन|ध्वनि) के (?:बाद|पश्चात)/,
  /(?:संदेश|मैसेज|मेसेज|सन्देश) (?:छोड़|छोड|रिकॉर्ड)/,
  /(?:व्यक्ति|ग्राहक|उपभोक्ता|नंबर|नम्बर|सब्सक्राइबर).{0,60}(?:उपलब्ध नहीं|उत्तर नहीं|जवाब नहीं|व्यस्त|स्विच ?ऑफ|बंद है|कवरेज|पहुँच से बाहर|पहुंच से बाहर)/,
  /वॉइस ?मेल|वॉयस ?मेल/,
  /\b(?:beep|tone) ke ba+d\b/,
  /\b(?:sandesh|message) (?:chh?od|record)/,
]

/** Whether the first words on a line are those of an answering machine, in English, Hindi or romanised Hindi. */
export function isVoicemailGreeting(text: string): boolean {
  const folded = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  return GREETINGS.some((greeting) => greeting.test(folded))
}

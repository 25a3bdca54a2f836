import type { Tokens } from './words/tokens.ts'

/**
 * Whether a wish is denied ("I never said stop calling", "wrong number nahi hai"), told of someone else ("he kept saying
 * call me later") or only asked about ("should I call you later?").
 */
export function isQuotedWish(heard: Tokens, from: number, to: number): boolean {
  const { words, breaks } = heard
  let start = from
  while (start > 0 && from - start < MAX_BEFORE && !breaks[start]) start -= 1
  const before = words.slice(start, from).join(' ')
  const within = words.slice(from, to).join(' ')
  const whole = `${before} ${within}`.trim()
  if (DENIED_SAYING.test(before) || DENIED_SAYING.test(whole)) return true
  if (REPORTED.test(before) || REPORTED.test(within)) return true
  if (ASKED.test(whole) && heard.text.trimEnd().endsWith('?')) return true
  return !breaks[to] && DENIED_BEHIND.test(words.slice(to, to + 2).join(' '))
}

const MAX_BEFORE = 8

const DENIED_SAYING =
  /\b(?:never|not|didnt(?! i )|dont|havent|isnt|nobody|wasnt) (?:\w+ ){0,2}?(?:say|said|saying|ask|asked|asking|mean|meant|told|tell|telling|claim|claiming)\b/
/** Someone else's words. */
const REPORTED =
  /(?:^| )(?:he|she|they|it|someone|somebody|everyone|agent|ad|advert|message|sms|mail|neighbour|neighbor|wife|husband|boss|manager|bank|driver|people|recording|website|poster|letter|usne|unhone|unhonne|wo|woh|उसने|उन्होंने)(?: \w+){0,2}? (?:said|says|say|saying|told|tells|asked|asks|wrote|reads|bola|bole|kaha|keh|kehta|बोला|कहा)\b/
const ASKED = /^(?:\w+ )?(?:should|shall|must|do|did|kya) (?:i|we|main|hum)\b/
const DENIED_BEHIND = /^(?:nahi|nahin|nai|नहीं|नही)\b|^(?:nahi|nahin|नहीं|नही)(?: |$)|^(?:नहीं|नही)/

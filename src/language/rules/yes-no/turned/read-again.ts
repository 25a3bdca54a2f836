import { regex } from '../../../../base/regex.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { ReadTurned } from './turned.ts'

const asksIfSolved = oncePerField((plan) =>
  /\b(?:(?:re)?solved|fixed|sorted|repaired|rectified)\b/i.test(questionOf(plan)),
)
const asksIfRestarted = oncePerField((plan) => /\b(?:restart\w*|reboot\w*|reset)\b/i.test(questionOf(plan)))

/** "Phir se ho gaya", "yes but leaking again", "aur kharab ho gaya": it came back, and is not solved by what sounds like it. */
export const readAgain: ReadTurned = ({ heard: { words } }, plan) => {
  const told = words.join(' ')
  if (words.length > MAX_WORDS) return undefined
  if (asksIfSolved(plan)) return CAME_BACK.test(told) && !WORKS.test(told) ? 'no yes' : undefined
  if (GONE.test(told) && asksOfNow(plan)) return 'no yes'
  // "Restart karne se bhi nahi chala" did restart it.
  return asksIfRestarted(plan) && (FAILED_AFTER.test(told) || CANNOT.test(told)) ? 'open' : undefined
}

/** "Yes but gone", "not now, yesterday yes" to "does the patient have fever?" */
const GONE =
  /^(?:yes|haan|ji haan|हां) (?:but|par|lekin|पर|लेकिन) (?:\S+ ){0,2}?(?:gone|over|utar ga\w+|chala ga\w+|khatam|चला गया|उतर गया)(?: \S+)?$|^not now (?:yesterday|earlier|before|last night) yes$/
const asksOfNow = oncePerField((plan) => /^(?:is|are|do|does)\b/i.test(questionOf(plan)))

const MAX_WORDS = 16
const CAME_BACK = regex('u')`
  \bwapas (?:kharab|band|leak\w*|tapak\w*)
  |\b(?:phir|fir|dobara)(?: se)? (?:\S+ )?(?:ho g\w+|leak\w*|aa g\w+|tapak\w*|kharab|band|wahi|shuru)
  |\b(?:leak\w*|problem|issue|noise|stopped|broken?|same|started|failed|happen\w*|back) (?:\S+ ){0,2}?again\b|\bagain (?:\S+ )?(?:leak\w*|stop\w*|broke|same|started|fail\w*)
  |\b(?:aur|zyada|or) (?:zyada |bhi )?kharab\b|\bfor (?:a|one|two|some) (?:days?|weeks?) (?:only|yes)\b|\b(?:till|until) yesterday\b|\bkal tak\b
  |(?:फिर|दोबारा)(?: से)? (?:\S+ )?(?:हो ग|लीक|आ ग|खराब|बंद|वही|शुरू)|(?:और|ज्यादा) (?:ज्यादा |भी )?खराब
`
const WORKS =
  /\b(?:(?:theek|thik|sahi|chalu|working|works|solve|fix) (?:ho|hai|chal|fine|now|again|se|ga)\w*|chalne laga)\b|(?:ठीक|सही|चालू) (?:हो|है|चल)/
const FAILED_AFTER = regex('u')`
  \b(?:restart|reboot|reset|band chalu|on off)\w* (?:\S+ ){0,2}?(?:karne|karke|kar ke|kiya|ke baad|baad)(?: \S+){0,3}? nahi\b
  |\b(?:even )?(?:after|despite|with) (?:the |a |\w+ )?(?:restart|reboot|reset)\w*\b.*\b(?:not|still|no|isnt|doesnt|didnt)\b
  |(?:रीस्टार्ट|रिस्टार्ट|बंद चालू) (?:\S+ ){0,2}?(?:करने|करके|किया|के बाद)(?: \S+){0,3}? नहीं
`
/** "Mujhe nahi aata", "no power", "the router is off" */
const CANNOT = regex('u')`
  ^(?:(?:mujhe|ye|yeh|mujhse) )?(?:to )?nahi (?:aata|aati|hota)(?: mujhe| mujhse)?(?: ye| yeh)?$|^मुझे (?:तो )?नहीं (?:आता|आती)$
  |^(?:there is |theres )?no (?:power|light|electricity|current|bijli)(?: here| now| at home)?$|^(?:light|bijli|बिजली) (?:nahi|नहीं)(?: hai| है)?$
  |^(?:the )?(?:router|modem|machine|रूटर|राउटर) (?:is off|is dead|band|बंद)(?: hai| pada hai| hi hai| है)?$
`

import { regex } from '../../../../base/regex.ts'
import { DAY_PARTS } from '../day-parts.ts'
import { isDayWord } from '../day-words.ts'
import { numberWord } from '../../numbers/number-words.ts'
import { type Clause, saidIn } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { WhenAsked } from './when-asked.ts'

/**
 * Whether somebody grown comes home at an hour, where it is asked when to come there: "I reach home by 7", "ghar 7 baje tak aata hoon",
 * "wife 5 baje ghar aa jati hai". Beside another number the hour may be only what that one is told by.
 */
export function comesHome(heard: Tokens, span: Clause, said: string, asked: WhenAsked): boolean {
  if (!asked.isOfTime || !asked.asksFor(TO_THEIR_HOME)) return false
  if (!HOME_COMING.test(said) || NOT_THEN.test(said)) return false
  if (LATE.test(saidIn(heard, span)) && !OF_EVENING.test(heard.words.join(' '))) return false
  return !heard.words.some(
    (word, at) =>
      (at < span.from || at >= span.to) &&
      (isNumber(word) || (isDayWord(word) && word !== 'the' && !DAY_PARTS.has(word))),
  )
}

/** An hour that is of the morning where no part of the day is said, and nobody comes home then. */
const LATE =
  /(?:^| )(?:8|9|10|11|12|eight|nine|ten|eleven|twelve|aath|ath|nau|no|das|dus|gyarah|barah|आठ|नौ|दस|ग्यारह|बारह)(?:[:.]\d\d)?(?= |$)/
const OF_EVENING = /(?:^| )(?:pm|evening|night|sham|shaam|raat|noon|शाम|रात)(?= |$)/

function isNumber(word: string): boolean {
  return /^\d/.test(word) || (numberWord(word, true) !== undefined && word !== 'do' && word !== 'दो')
}

const TO_THEIR_HOME =
  /deliver|technician|engineer|agent|executive|courier|install|pick ?-?up|collection|sample|doorstep|plumber|electrician|mechanic|carpenter|cleaner|someone|somebody|home visit|at home/
const HOME_COMING = regex('u')`
  (?:^| )(?:i|we|ill|well|she|he|(?:my|the) \S+|wife|husband)(?: (?:usually|normally|only|generally|always|will|can|should|do))*
    [ ](?:(?:reach|reaches|get|gets|come|comes|return|returns|be|am|is|are)(?: back)? home|(?:come|comes|be|am|is|get|gets) back)
    (?: from (?:the |my )?(?:work|office|duty|job|shop))?(?: (?:by|at|around|about|only|after|from|till))* @
  |(?:^| )(?:ghar|ghr|office se|duty se|kaam se|dukan se)(?: \S+)?? @ (?:(?:tak|ke baad|pe|ko|se|hi) )*(?:pah?u?n?chh?|aa|lau?t)(?:ta|ti|te|unga|ungi|enge|ega|egi| ja(?:ta|ti|te)| aa?(?:ta|ti|te|unga|ungi|enge)|aa?unga|aa?ungi)?(?: \S+)?$
  |@ (?:(?:tak|ke baad|pe|ko|se|hi|office|kaam|duty|mer[ai]|wife|husband|pati|patni|mummy|papa) )*(?:ghar|ghr)(?: (?:pe|par|wapas|tak|mein|hi))?
    [ ](?:pah?u?n?chh?|aa|lau?t)(?:ta|ti|te|unga|ungi|enge|ega|egi| ja(?:ta|ti|te|unga|ungi|enge|ega|egi)| aa?(?:ta|ti|te|unga|ungi|enge))?(?: \S+)?$
  |@ (?:tak |ke baad |se )?(?:wapas |ghar )?(?:lau?t (?:aa?(?:ta|ti|te|unga|ungi|enge)|ja(?:ta|ti|te))|wapas aa?(?:ta|ti|te|unga|ungi|enge|aunga|aungi|enge))(?: \S+)?$
  |(?<![\p{L}\p{M}])घर(?: \S+)? @ (?:(?:तक|के बाद|पे|को) )*(?:पहुंच|आ|लौट)\S*(?: \S+){0,2}$
  |@ (?:(?:तक|के बाद|पे|को|ऑफिस|से|मेरी|मेरे|पत्नी|पति) )*घर(?: (?:पे|पर|वापस))? (?:पहुंच|आ|लौट)\S*(?: \S+){0,2}$
`
/** Who opens no door, and what does not take place. */
const NOT_THEN = regex('u')`
  (?:^| )(?:not|dont|doesnt|wont|cant|never|before|nahi|nahin|nai|kids?|children|bachch\S+|bacch\S+|son|daughter|beta|beti|maid|bai|weekdays?|weekends?|sundays?|saturdays?|pehle|pahle|tha|thi|yesterday|नहीं|बच्च\S*|पहले|था|थी)(?= |$)
`

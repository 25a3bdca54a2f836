import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'
import type { Denial } from './denial.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'

/** One of them is in every sentence of the kinds below. */
const CUES = wordSet(
  `decided decide fixed fix final finalised finalized settled confirmed confirm chosen ask check discuss consult pakka tay tai
   socha soch pooch puch poochna puchna poochkar puchkar
   poochungi puchungi poochunga puchunga poochenge puchenge sochkar dekhkar sochna dekhna
   puchh poochh puchhkar poochhkar puchhna poochhna puchhunga puchhungi poochhunga poochhungi puchhenge poochhenge
   पक्का तय फिक्स फाइनल सोचा सोच पूछ पूछना पूछकर पूछूंगी पूछूंगा पूछेंगे सोचना सोचकर कन्फर्म`,
)

/** Nothing is settled: "we haven't decided", "date abhi fix nahi hui", "कुछ तय नहीं किया". */
const UNSETTLED = regex('u')`
  \b(?:not|nothing|havent|hasnt|isnt|arent|didnt|yet to|still to|never)(?: \w+){0,2}
    [ ](?:decided?|fixed|final|finali[sz]ed|settled|confirmed|chosen|fix|confirm)\b
  |\b(?:pakka|fix|final|tay|tai|decide|confirm|socha)(?: \w+){0,2}? (?:nahi|nai)\b
  |(?<!\p{L})(?:पक्का|तय|फिक्स|फाइनल|डिसाइड|कन्फर्म|सोचा)(?: \S+){0,2}? नहीं(?![\p{L}\p{M}])
`

/** Somebody is asked first: "I'll check with my wife and tell you", "pehle papa se poochungi", "सोच कर बताऊँगा". */
const ASKS_FIRST = regex('u')`
  \b(?:ill|i will|well|we will|i have to|have to|need to|must|i should|let me|will)(?: just| first| also)?
    [ ](?:ask|check with|check and|discuss|consult|confirm with|confirm and|decide and|decide later)\b
  |\b(?:pehle|pahle)(?: \w+){0,4}? (?:poochh?|puchh?|soch)\w*
  |\b(?:poochh?|puchh?|soch|dekh) ?(?:kar|ke|karke)(?: \w+)? (?:bat[au]\w*|bol\w+)
  |\b(?:poochh?|puchh?|soch)(?:na|ni) (?:padega|padegi|hoga|hai)\b
  |\b(?:tab|phir|fir|then|uske baad|after that)(?: \w+){0,2}? (?:confirm|final|decide|fix)(?: \w+){0,2}? (?:kar|ho|de|bata)\w*\b
  |\b(?:then|after that) (?:ill|i will|we will|well|i can|we can) (?:confirm|decide|fix|finali[sz]e)\b
  |(?<!\p{L})पहले(?: \S+){0,4}? (?:पूछ|सोच)
  |(?<!\p{L})(?:पूछ|सोच|देख) ?(?:कर|के)(?: \S+)? (?:बता|बोल)
  |(?<!\p{L})(?:पूछना|सोचना) (?:पड़ेगा|पडेगा|होगा|है)
`

/** What stands before such words, or in their sentence, is no answer yet; what is said after them may be. */
export function undecidedIn(heard: Tokens): Denial[] {
  if (heard.words.length < 3 || !heard.words.some((word) => CUES.has(word))) return []
  const last = segmentsOf(heard).findLast(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    return UNSETTLED.test(said) || ASKS_FIRST.test(said)
  })
  return last === undefined ? [] : [{ from: 0, to: last.to, reach: 'all' }]
}

import { regex } from '../../../../base/regex.ts'
import type { ReadTurned } from './turned.ts'

/** "Galti se nahi bol diya", "I said no by mistake", "na nahi bolunga", "staff said no to me", "mera nahi to kiska": a "no" that is told of or asked. */
export const readQuotedNo: ReadTurned = ({ heard: { words } }) =>
  words.length <= MAX_WORDS && QUOTED.test(words.join(' ')) ? 'no no' : undefined

const MAX_WORDS = 16
const QUOTED = regex('u')`
  \b(?:galti|galati) se (?:nahi|na|no)\b|गलती से (?:नहीं|ना)
  |\bby mistake (?:i )?(?:said|told|pressed) no\b|\b(?:said|told|pressed) no (?:by|in) mistake\b
  |\b(?:they|he|she|staff|guy|man|boy|company|bank|doctor|everyone|someone) (?:has |have |just |always )?(?:said|says|told) no\b
  |\b(?:na|naa|no) (?:nahi|mat|kabhi nahi) (?:bol|keh|kah)\w*|\b(?:na|naa|no) kahne (?:ka|ki)\b|(?:^| )(?:ना|न) (?:नहीं|मत) (?:बोल|कह)\S*
  |\b(?:never|not|wont|cant|dont|wouldnt) (?:\S+ )?say no\b
  |\bnahi (?:to|toh) (?:aur )?(?:kaun|kiska|kiski|kiske|kya|kahan|kise)\b|नहीं तो (?:और )?(?:कौन|किसका|किसकी|क्या)
  |\bkaun nahi (?:aat|kart|chaht|jaant)\w*|\bwho (?:doesnt|does not|wouldnt|would not)\b|कौन नहीं (?:आत|करत|चाहत)
  |\bno (?:other )?(?:choice|option|way out)\b|\b(?:koi|aur) (?:aur |koi )?(?:chara|chaara|rasta|upaay) (?:hi |bhi )?nahi|कोई (?:और )?(?:चारा|रास्ता|उपाय) नहीं
`

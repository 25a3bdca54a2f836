import { wordSet } from './word-set.ts'
import type { Tokens } from './tokens.ts'

/** What is done with a value, before a light verb: "likh lo", "note kar lijiye", "भेज दो". */
const STEMS = wordSet(
  `likh likhwa likhva note kar kara karwa karva rakh daal dal bhej bhijwa de le mangwa laga lagwa bana banwa book bol bata badal save enter
   लिख लिखवा नोट कर करा करवा रख डाल भेज भिजवा दे ले मंगवा लगा लगवा बना बनवा बुक बोल बता बदल`,
)
const LIGHT = wordSet(
  `do dijiye dijie dijiyega dena lo lijiye lijie lijiyega lena
   दो दीजिए दीजिये दीजिएगा देना लो लीजिए लीजिये लीजिएगा लेना`,
)
/** Requests of one word, copulas and courtesies that may close an answer. */
const CLOSES = wordSet(
  `likho likhiye likhna likhiyega rakho rakhiye rakhna karo kariye kijiye karna daalo dalo daaliye dalna bhejo bhejiye bhejna batao bataiye note
   hai hain hoga hogi rahega rahegi jayega jaega jayegi jaegi ji na hi please sir madam maam thanks bhai bhaiya
   लिखो लिखिए लिखिये लिखना रखो रखिए रखना करो करिए कीजिए करना डालो डालिए डालना भेजो भेजिए भेजना बताओ नोट
   है हैं होगा होगी रहेगा रहेगी जाएगा जाएगी जायेगा जी ना ही प्लीज भाई भैया`,
)

/** Where an answer ends that has a request behind it: "Sikandarpur likho", "note kar lijiye", "भेज दीजिए जी". */
export function beforeRequest({ words, breaks }: Tokens, from: number, to: number): number {
  let end = to
  while (end > from) {
    const last = words[end - 1] ?? ''
    if (CLOSES.has(last)) end -= 1
    else if (LIGHT.has(last) && end - 1 > from && !breaks[end - 1] && STEMS.has(words[end - 2] ?? '')) end -= 2
    else break
  }
  return end
}

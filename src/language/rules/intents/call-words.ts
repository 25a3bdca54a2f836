/** Words for a call, and for talking by phone. */
export const CALLS = new Set(
  'call calls calling callback phone telephone ring talk speak contact try baat lagaiye lagana milaiye कॉल काल फोन बात लगाइए लगाना मिलाइए'.split(
    ' ',
  ),
)
/** Words with which "don't call me" is more than an answer to "shall we call you?". */
export const FOR_GOOD = new Set(
  `stop quit again anymore never ever list remove delete unsubscribe any more dobara dubara phir band hata hatao aage number opt alone
   दोबारा दुबारा फिर बंद हटा हटाओ आगे नंबर`.split(/\s+/),
)
/** Words with which a part is set against the one before. */
export const AGAINST = /^(?:but|par|lekin|magar|phir|still|anyway|anyways|though|khair|खैर|लेकिन|पर|मगर|फिर)$/

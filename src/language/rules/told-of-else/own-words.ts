import { regex } from '../../../base/regex.ts'

/** What the person wants, promises, bounds or bids to write: such a clause answers, whatever else it names. */
export const ANSWERING = regex('u')`
  (?<![\p{L}\p{M}])(?:
    will|ill|well (?:pay|give|do)|can|could|able|want|would like|need|afford|ready|willing|budget|max|maximum|up ?to|upto|within|at most|at least
    |put|write|note|make it|keep|please|prefer|expect\w*
    |tak|chahiye|chahie|chahta|chahti|chahenge|rakho|rakhiye|likho|likhiye|likh|likhna|sakta|sakti|sakte|paunga|paungi|payenge|chalega
    |\w+(?:unga|ungi|oonga|oongi|enge)
    |तक|चाहिए|चाहता|चाहती|रखो|रखिए|लिखो|लिखिए|लिख|सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|चलेगा|[\p{L}\p{M}]+(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)
  )(?![\p{L}\p{M}])
`
/** The person who speaks, as the one who does what is told. */
export const SPEAKER = /^(?:i|im|ive|id|ill|we|weve|main|mai|mein|maine|hum|ham|humne|mujhe|humein|मैं|मैंने|हम|हमने|मुझे|हमें)$/

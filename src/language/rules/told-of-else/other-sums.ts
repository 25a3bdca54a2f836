import { regex } from '../../../base/regex.ts'

/** What comes in, and what goes out for something else, each with how it is named. */
export const INCOME = regex('u')`
  (?<![\p{L}\p{M}])(?:
    salary|in hand|take home|earns?|earning|earnings|wages|stipend|pension|kamat[aei]|kama leta|kama leti|kamai|tankhwah|tankha|tankhaw?h|vetan
    |तनख्वाह|तनखाह|सैलरी|वेतन|कमाता|कमाती|कमाते|कमाई|पेंशन
  )(?![\p{L}\p{M}])(?! (?:comes?|credited|day|ke (?:baad|din)|aane|aate|aayegi|aaegi|milne|milte|milegi|के बाद|आने|आते|आएगी|मिलने|मिलते|मिलेगी))
`
export const OUTGO = regex('u')`
  (?<![\p{L}\p{M}])(?:
    rent|kiraya|kiraye|loan|karz|karza|penalty|jurmana|(?:medical|hospital|electricity|light|phone|bijli ka|hospital ka) bill
    |किराया|किराये|लोन|कर्ज|कर्जा|पेनल्टी|जुर्माना
  )(?![\p{L}\p{M}])
`
/** What a thing is worth or was bought for. */
export const WORTH =
  /\b(?:worth|cost me|costs? (?:rs )?\d+|it cost|costed|bought (?:it|this|that|another|one) for|valued at|mrp)\b/
/** "2 lakh ka saman hai", "TV 60000 ka hai" */
export const IS_OF = /^(?:k[aei]|का|के|की)$/

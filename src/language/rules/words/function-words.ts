import { regex } from '../../../base/regex.ts'

/**
 * The little words that many rules look for, in the spellings that are left when a message is split into words. A rule
 * has a list of its own only where it means other words.
 */

/** "Nahi" */
export const NAHI = /^(?:nahi|nai|नहीं)$/

/** A word that denies what stands beside it; also one among several words with blanks between. */
export const DENIES = regex('u')`
  (?<!\p{L})(?:
    not|no|never|without|dont|doesnt|didnt|cant|cannot|wont|wouldnt|isnt|arent|wasnt|werent|havent|hasnt|neednt
    |unable|nahi|nai|mat|bina|नहीं|मत|बिना
  )(?![\p{L}\p{M}])
`

export const BUT = /^(?:but|par|lekin|magar|पर|लेकिन|मगर)$/

export const OR = /^(?:or|ya|या)$/

/** Stands between the owner and what is owned: "papa ka number". */
export const OF = /^(?:ka|ki|ke|का|की|के)$/

/** Ends a sentence: "pata wahi hai". */
export const IS = /^(?:hai|hain|है|हैं)$/

/** A verb of being, which may stand behind another verb: "karta hoon", "aana tha". */
export const BE = /^(?:hoon|hun|hu|hai|hain|tha|thi|the|हूं|है|हैं|था|थी|थे)$/

/** Binds a noun to its verb: "is naam se", "Pune mein". */
export const AT = /^(?:me|mein|par|pe|se|पर|पे|में|से)$/

export const WRONG = /^(?:wrong|incorrect|galat|गलत)$/

import { regex } from '../../../base/regex.ts'
import { type Clause } from '../words/clauses.ts'
import { cannotTalkNow, namesLaterInHindi } from './later-calls.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { LATER } from './asks-for-later-call.ts'
import { deniesCallNow } from './denies-call-now.ts'
import { KAR } from './wish-words.ts'

const ABSENT = wordSet(
  'nahi busy vyast bahar meeting gaye gaya so नहीं व्यस्त बाहर मीटिंग out away sleeping driving occupied',
)

/** "Ghar par nahi hai, shaam ko karna" */
export function asksLaterOfBefore(heard: Tokens, { from, to }: Clause, before: Clause | undefined): boolean {
  const { words } = heard
  const said = withoutTrailing(words.slice(from, to))
  if (before === undefined || said.length > 6) return false
  const told = words.slice(before.from, before.to)
  // "Raat ko 9 baje nahi, 8 baje karna" puts one hour in place of another.
  const isThen = namesLaterInHindi(said.join(' ')) && !namesLaterInHindi(told.join(' '))
  if (!said.some((word) => LATER.has(word) || word === 'other') && !isThen) return false
  const isLater = said.join(' ') === 'later' && told.join(' ').endsWith('not now')
  if (isLater) return true
  const isAway =
    COMES_BACK.test(said.join(' ')) ||
    told.some((word) => ABSENT.has(word)) ||
    cannotTalkNow(heard, before) ||
    deniesCallNow(told)
  if (!isAway) return false
  if (AFTER_A_WHILE.test(said.join(' '))) return true
  return KAR.has(said.at(-1) ?? '') || ASKED_THEN.test(said.at(-1) ?? '') || TRY_LATER.test(said.join(' '))
}

/** "Grahak khade hain, thodi der baad" */
const AFTER_A_WHILE =
  /^(?:(?:aap|please|आप) )?(?:thodi|thori|थोडी|थोड़ी) (?:der|देर) (?:(?:ke|के) )?(?:baad|mein|me|बाद|में)$/

/** "January mein aayengi tab karna" */
const COMES_BACK =
  /(?:^| )(?:aay?en?g[aei]|aayega|lautt?en?g[aei]|लौटेंग[ाेी]|लौटेग[ाी]|आएंग[ाेी]|आएग[ाी]|आयेंग[ाेी]) (?:tab|to|तब|तो) /u

/** "Raat ko karo na ji" */
function withoutTrailing(said: readonly string[]): readonly string[] {
  return said.slice(0, said.findLastIndex((word) => !TRAILS.has(word)) + 1)
}

const TRAILS = wordSet('na ji bhai bhaiya yaar didi sir madam please ok okay beta ना जी भाई भैया यार दीदी बेटा')

/** "Agle hafte poochhiyega" */
const ASKED_THEN = /^(?:poo?chh?|puchh?|पूछ)(?:na|iye|iyega|o|lena|ना|िए|िएगा|ो)$/u

const TRY_LATER = regex('u')`
  ^(?:please |maybe )*(?:
    (?:try|call|ring) (?:again )?(?:later|after|tomorrow|in)\b|(?:some other|another) (?:time|day)|later|afterwards
    |tomorrow|(?:kabhi aur|phir kabhi|baad mein|बाद में|फिर कभी)(?! \S*(?:unga|ungi|enge|ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)(?: |$))
  )
`

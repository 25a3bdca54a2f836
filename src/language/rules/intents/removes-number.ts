import { regex } from '../../../base/regex.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { NOT, NAHI, BEFORE_NOT } from './wish-words.ts'

export const REMOVES = wordSet(
  `remove delete erase drop strike wipe lose forget unlist deregister scratch cross cut kaat kaato kato kaatiye kaatdo काट काटो काटिए hata hatao hataiye hatana hatado nikal nikalo nikaliye nikaal nikaalo nikaaliye
   mita mitao हटा हटाओ हटाइए हटाना निकाल निकालो मिटा डिलीट`,
)
const LISTED = wordSet('data info entry number no contact name naam nambar details नंबर नम्बर नाम')
const OWN = wordSet('me my our us this mera hamara mere hamare मेरा हमारा मेरे हमारे')

/** "Delete my number", "take me off this list", "mera number list se hata do" */
export function removesNumber({ words }: Tokens, { from, to }: Clause): boolean {
  const joint = words.slice(from, to).findLastIndex((word) => JOINS.test(word))
  const said = words.slice(from + joint + 1, to)
  if (said.some((word) => NOT.has(word) || NAHI.has(word))) return false
  if (OUT_OF_CALLS.test(said.join(' '))) return true
  if (TO_BE_REMOVED.test(said.join(' ')) && !said.some((word) => OTHER_LISTS.has(word))) return true
  const isFromList = said.some((word) => LISTS.has(word))
  const isOwned = said.some((word) => OWN.has(word) || (isFromList && THIS.has(word)))
  const isListed = said.some((word) => LISTED.has(word)) || said.some((word) => word === 'list' || word === 'लिस्ट')
  const off = said.indexOf('off')
  if (
    !said.some((word) => OTHER_LISTS.has(word)) &&
    /^(?:take|get|strike|keep)$/.test(said.find((word) => !BEFORE_NOT.has(word)) ?? '') &&
    off > 0 &&
    off <= 4
  ) {
    if (
      /^(?:me|my|our|us|this)$/.test(said[said.findIndex((word) => /^(?:take|get|strike|keep)$/.test(word)) + 1] ?? '')
    )
      return true
  }
  const verb = said.findIndex((word) => REMOVES.has(word))
  // "Number delete karo": no other number is spoken of.
  const isBare = said.some((word) => NUMBERS_HELD.test(word)) && !words.some((word) => /\d/.test(word))
  if (verb === -1 || !isListed || !(isOwned || isBare)) return false
  const first = said.findIndex((word) => REMOVES.has(word) || LISTED.has(word) || OWN.has(word))
  return said.slice(Math.min(first, MAX_AHEAD)).every((word) => AROUND.some((set) => set.has(word)))
}

/** "Phone rakho aur number delete karo" */
const JOINS = /^(?:and|aur|और)$/
/** "Yaar bola na number delete kar do mera" */
const MAX_AHEAD = 4
const NUMBERS_HELD = /^(?:number|nambar|contact|नंबर|नम्बर)$/

/** "Mujhe in calls se hata do", "हमें इस लिस्ट से निकाल दीजिए", "take me out of these calls" */
const OUT_OF_CALLS = regex('u')`
  (?:^| )(?:mujhe|mujhko|hame|hume|humein|hamein|humko|मुझे|मुझको|हमें|हमको) (?:\S+ ){0,3}?(?:calls?|messages?|list|कॉल|कॉल्स|मैसेज|लिस्ट|सूची)
    (?: (?:ki|की) (?:list|लिस्ट|सूची))? (?:se|से) (?:\S+ )?(?:hata|nikal|nikaal|mita|delete|remove|हटा|निकाल|मिटा|डिलीट)\S*(?: |$)
  |\b(?:take|get|leave|keep|count|remove) (?:me|us) (?:out|off|from|out of)(?: of)? (?:these|your|such|all|any|further) (?:\w+ )?(?:calls|messages|texts)\b
`

/** "I asked to be taken off", "I want my number removed" */
const TO_BE_REMOVED = regex`
  \b(?:asked|asking|requested|requesting|want|wish|need|like)(?: (?!(?:it|the|an?|this|that)\b)\w+){0,4} to be
    [ ](?:removed|taken off|deleted|delisted|unsubscribed|struck off)\b
  |\b(?:want|need|like|get) (?:my (?:number|name|details|contact)|me|us) (?:to be |be )?
    (?:removed|deleted|unsubscribed|taken off)\b
`

const AROUND_REMOVAL = wordSet(
  `please kindly just now from your the list lists database system records can could you will i want to of off out phone mobile
   and then also sir madam ji yaar bhai bhaiya do dijiye kar dena dijiyega se ko ka apni apne aap for good ever लिस्ट सूची से
   karo kariye kijiye karna karein kardo kardijiye yahan yahaan right today immediately once abhi turant aaj hi ke paas
   दो दीजिए कर करो करिए कीजिए करें यहां अभी तुरंत आज ही पास हटाकर देना को अपनी अपने आप जी भाई भैया`,
)

/** "The waiting list" holds no numbers to call. */
const OTHER_LISTS = wordSet('waiting wait guest price shopping wish')
const THIS = wordSet('ye yeh is iss यह ये इस')
const LISTS = wordSet('list lists record records database system register लिस्ट सूची रिकॉर्ड')
const AROUND = [REMOVES, AROUND_REMOVAL, LISTED, OWN, LISTS, THIS]

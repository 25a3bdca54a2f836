import { regex } from '../../../base/regex.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { wordSet } from '../words/word-set.ts'
import { goesOnAgainst, type ToldWish } from './told-wish.ts'

/** Whether the speaker tells others than the agent ("I asked Airtel to …"), is told by them, or is to stop something. */
export function toldInEnglish({ said, behind, isFirst }: ToldWish): boolean {
  if (isDoneBySpeaker(said)) return !(tellsYou(said) && !goesOnAgainst(behind))
  if (tellsYou(said)) return said.some((word) => BY_OTHERS.test(word) || WISHED.test(word)) && goesOnAgainst(behind)
  if (said.some((word) => BY_OTHERS.test(word)) || HABIT.test(said.join(' '))) return true
  return said.some((word, at) => {
    if (!TELLS.test(word) || isRequest(said, at)) return false
    if (isSaidByNoun(said, at)) return true
    const next = addresseeOf(said, at)
    const before = said.slice(0, at)
    if (THEM.test(next)) return !(isFirst && before.every((one) => OPENERS.has(one)) && !goesOnAgainst(behind))
    if (OTHERS.test(next) || isNamed(said, at)) return true
    return SPEAKER.test(said[at - 1] ?? '') && isWithinStory(before)
  })
}

const TELLS = regex`
  ^(?:
    tell|tells|told|telling|ask|asks|asked|asking|warn|warns|warned|warning|beg|begs|begged|begging|request
    |requested|requesting|order|ordered|instructed|inform|informed|yell|yelled|yelling|shout|shouted|shouting|scream
    |screamed|screaming|scold|scolded|messaged|texted|say|says|said|saying
  )$
`
/** "My grandfather shouts …", "my wife thinks I should tell you …" */
const BY_OTHERS = /^(?:says|tells|asks|warns|shouts|yells|screams|begs|orders)$/
const WISHED = /^(?:thinks|feels|wants|keeps)$/
const HABIT = regex`
  \b(?:usually|normally|generally|often|sometimes|mostly|used to) (?:say|tell|ask)\b
  |\b(?:wouldnt|wont|didnt|doesnt|never|not|to) (?:\w+ )?leave me alone\b
`
const SPEAKER = /^(?:i|we)$/
const YOU = /^(?:you|u|ya|yall|your|ur)$/
const THEM = /^(?:them|those|these)$/
const OTHERS = regex`
  ^(?:
    him|her|everyone|everybody|anyone|anybody|people|the|a|an|that|another|some|every|all|my|our|his|their|its
    |callers|telecallers
  )$
`
const PLAIN = /^(?:tell|ask|warn|beg|request|order|inform|say)$/
/** What a person begins with who says a wish once more: "no, last week also I told them". */
const OPENERS = wordSet(
  `i we ive weve have had no nope and but so then yes ok okay please see look listen already also even just last time week
   month year yesterday earlier before
   many times twice once again too really keep kept how do did to`,
)

/** "Tell them not to call me" asks the agent; "I tell everyone" and "telling them" do not. */
function isRequest(said: readonly string[], at: number): boolean {
  return PLAIN.test(said[at] ?? '') && !said.slice(0, at).some((word) => /^(?:i|we|to|they|people|usually)$/.test(word))
}

function addresseeOf(said: readonly string[], at: number): string {
  const next = said[at + 1] ?? ''
  return (next === 'at' || next === 'to') && !VERB_BEHIND.test(said[at + 2] ?? '') ? (said[at + 2] ?? '') : next
}

/** "Customers always yelled", "and drivers kept saying": who speaks is named right before the verb. */
function isSaidByNoun(said: readonly string[], at: number): boolean {
  if (!/(?:ed|d|s|ing)$/.test(said[at] ?? '')) return false
  let subject = at - 1
  while (BEFORE_VERB.has(said[subject] ?? '')) subject -= 1
  const word = said[subject] ?? ''
  const before = said[subject - 1] ?? ''
  return (
    word.length > 2 &&
    (subject === 0 || JOINS.test(before)) &&
    !OPENERS.has(word) &&
    !NOT_NAMES.test(word) &&
    (word === 'people' || !isGrammarWord(word)) &&
    !NO_SUBJECT.test(word)
  )
}

const BEFORE_VERB = wordSet(
  'always just even then also usually often kept keep keeps all only constantly simply once never',
)
const JOINS = /^(?:and|but|so|because|as|since|where|when|while|the|some|many|most|all|other|few|if|that)$/
const NO_SUBJECT =
  /^(?:been|being|having|were|was|are|did|does|gets?|got|guys|clearly|time|times|polite|sir|madam|maam|bhai|who)$/

const VERB_BEHIND = /^(?:stop|quit|not|never|remove|call|calling|delete|take)$/

/** "Asked Airtel to", "told Ramesh not to" */
function isNamed(said: readonly string[], at: number): boolean {
  const [verb = '', name = '', next = ''] = said.slice(at, at + 3)
  return !/^sa(?:y|id)/.test(verb) && !NOT_NAMES.test(name) && /^(?:to|not|never)$/.test(next)
}

const NOT_NAMES = regex`
  ^(?:
    me|us|to|not|never|dont|do|stop|quit|that|no|please|already|also|before|once|twice|again|times|enough|earlier
    |yesterday|clearly|firmly|someone|somebody|\S+ly
  )$
`

/** "A telecaller made me so angry I said …": the telling stands within a story; "a hundred times I said …" is none. */
function isWithinStory(before: readonly string[]): boolean {
  return (
    (before.some((word) => /^(?:an?|the|another|some|he|she|they|him|her)$/.test(word)) ||
      before.filter((word) => !OPENERS.has(word)).length >= MIN_STORY) &&
    !before.some((word) => /^(?:times?|day|week|month)$/.test(word))
  )
}

const MIN_STORY = 3

/** "My lawyer told you", "she asked me to tell you": said to the agent. */
function tellsYou(said: readonly string[]): boolean {
  return said.some((word, at) => TELLS.test(word) && YOU.test(addresseeOf(said, at)))
}

/** "Keeps telling me to stop calling", "wants us to stop calling", "I should stop calling": the speaker is who calls. */
function isDoneBySpeaker(said: readonly string[]): boolean {
  return said.some((word, stop) => {
    if (!/^(?:stop|quit|not|never)$/.test(word)) return false
    let at = stop - 1
    while (BEFORE_STOP.has(said[at] ?? '')) at -= 1
    const isTold = /^(?:me|us)$/.test(said[at] ?? '') && said[at + 1] === 'to' && !CALLED_ME.test(said[at - 1] ?? '')
    return isTold || (/^(?:stop|quit)$/.test(word) && /^i(?:ll|ve|d)?$/.test(said[at] ?? ''))
  })
}

const CALLED_ME = /^(?:let|call|calling|ring|phone|contact)$/
const BEFORE_STOP = wordSet(
  'to just really please better have had should must will would can cant cannot couldnt could wont might already also simply',
)

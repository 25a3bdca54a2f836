import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isKin, isKinInflected } from '../../names/kin.ts'
import { hasHappened, WAS } from '../../set-aside/has-happened.ts'
import { says } from '../../words/says.ts'
import { wordsOf } from '../../words/tokens.ts'
import { OPTION } from './option-sign.ts'
import { asksForQualification } from './not-passed.ts'
import { isWished } from './wished.ts'

/** Whether a choice is told of what somebody else does or has, or of what one has already: "my wife sees Dr Mehta", "meri apni sedan hai". */
export function isOfAnother(plan: FieldReader, words: readonly string[], said: string): boolean {
  if (isWished(said) || ADVISES.test(said) || isAboutPeople(plan)) return false
  if (OWNED.test(said) && !plan.field.options.some((option) => /\bown\b/i.test(option))) return true
  return words.some(isKin) || words.some((word) => INCOME.test(word) && !plan.cues.has(word))
}

/** Whether what is told of somebody else is no answer to how it is with the one who is asked about: "his cousin is in ICSE". */
export function isOfOtherKin(plan: FieldReader, words: readonly string[], said: string): boolean {
  if (isAboutPeople(plan)) return false
  if (asksOfPupil(plan) ? ONESELF.test(said) : KIN_IS.test(said)) return true
  return OTHER_KIN.test(said) || words.some((word, at) => ANOTHERS.test(word) && isKinInflected(words[at + 1] ?? ''))
}

/** Whether a choice is told of a time that has been: "last month I paid by cheque", "kal clinic aaya tha". */
export function isOfBefore(words: readonly string[], said: string): boolean {
  if (STILL.test(said)) return false
  return words.some((word) => WAS.test(word) || hasHappened(word)) && !isWished(said)
}

/** Whether it is told how it was, where it is asked how it is: "last year he was in the evening batch", "we shifted from ICSE". */
export function isOfLastYear(plan: FieldReader, words: readonly string[], said: string): boolean {
  if (asksForQualification(plan)) return false
  if (TO_NOW.test(said)) return false
  if (MOVED_FROM.test(said)) return true
  return words.some((word) => WAS.test(word) || hasHappened(word)) && LAST_YEAR.test(said)
}

const isAboutPeople = oncePerField(({ field: { options, description }, label }) =>
  [...options.flatMap(wordsOf), ...label, ...wordsOf(description)].some((word) => isKinInflected(word)),
)

const OWNED = says(`
  (?:my|our|his|her) own ${OPTION}|have (?:an |a |one |my )?${OPTION} (?:at|in|of) (?:my |our )?(?:home|house|own)|${OPTION} of my own
  (?:apn[aie]|khud k[aie]|khud|खुद क[ाीे]|खुद|अपन[ाीे]) ${OPTION}
`)
/** "My brother says graphic design" */
const ADVISES = says(
  `for my *|for our *|for his *|for her *|says|suggests|suggested|recommends|recommended|advised|keht*|bolt*|kaha|bola|boli|कहत*|बोलत*|कहा|बोला|बोली`,
)
const INCOME = /^(?:salary|tankhwah|tankhwa|pension|rent|kiraya|सैलरी|तनख्वाह|पेंशन|किराया)$/
const ANOTHERS = /^(?:his|her|their|uska|uski|uske|unka|unki|unke|उसका|उसकी|उसके|उनका|उनकी)$/
const OTHER_KIN = says(`
  my (?:other|elder|older|eldest|younger|youngest|big|bigger|small) (?:one|son|daughter|child|kid|boy|girl|brother|sister)
  other (?:son|daughter|child|kid)
  (?:bada|badi|bade|chhota|chhoti|chhote|chota|choti|dusra|dusri|doosra|doosri) (?:wala|wali|beta|beti|bhai|behen|bete|bachcha)
  (?:बडा|बडी|बडे|छोटा|छोटी|छोटे|दूसरा|दूसरी) (?:वाला|वाली|बेटा|बेटी|भाई|बहन|बेटे|बच्चा)
  (?:my|a|mera|meri|mere|मेरा|मेरी|मेरे) (?:friend|neighbour|neighbor|cousin|boss|colleague|dost|padosi|padosan|दोस्त|पडोसी)
`)
const asksOfPupil = oncePerField(({ field: { description }, label }) =>
  /\b(?:student|child|kid|pupil|school|patient|son|daughter)\b/i.test(`${label.join(' ')} ${description}`),
)
/** "My wife is a graduate", "mera beta 10th mein hai" */
const KIN_IS = says(`
  (?:my|his|her) (?:husband|wife|son|daughter|father|mother|brother|sister|friend) is(?: in)?(?: an?| the)? ${OPTION}
  (?:mer[aie]|hamar[aie]|मेर[ाेी]|हमार[ाेी]) (?:husband|wife|pati|patni|biwi|bet[aie]|bhai|behen|papa|father|mummy|mother|पति|पत्नी|बीवी|बेट[ाेी]|भाई|बहन|पापा|मम्मी) ${OPTION}
`)
/** The parent speaks. */
const ONESELF = says(
  `i myself|i studied|i was in|i was a|i did my|main khud|maine khud|maine padh*|main padh*|मैं खुद|मैंने खुद|मैंने पढ*`,
)
const STILL = says(`
  it was ${OPTION}|that was ${OPTION}|always|usually|same|same as|as before|thought|planned|thinking|hoping|decided|already|hamesha|wahi|socha|sochi|socha tha|हमेशा|वही|सोचा
`)
const LAST_YEAR = says(`
  last (?:year|month|week|time|class)|previously|formerly|earlier|before|used to|pichhl* *|pichl* *|pehle|pahle|until last *|पिछल* *|पहले
  ${OPTION} mein tha|${OPTION} mein thi|${OPTION} me tha|was in ${OPTION}|${OPTION} में था|${OPTION} में थी
`)
const TO_NOW = says(
  `to(?: the| an| a)? ${OPTION}|(?:now|ab|अब)(?: in| mein)? ${OPTION}|${OPTION} (?:now|ab|अब)|(?:aur|and|और)(?: started)?(?: my| own){0,2} ${OPTION}`,
)
const MOVED_FROM = says(
  `(?:shifted|moved|changed|switched|came) from ${OPTION}|${OPTION} se (?:shift|nikal|nikla|hat)*`,
)

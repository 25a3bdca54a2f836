import { future, isNow } from './conjugation.ts'
import { agreesWith, type Asked, type Deed, infinitive, readDeed, readTail, spaced, wished } from './deed.ts'
import { habitualOf } from './finite.ts'
import { having, ofHaving, ofOwning, withAsked } from './having.ts'
import { agreeing, type Agreement } from './noun-forms.ts'
import { ofPassive } from './passive.ts'
import { withPostposition } from './postpositions.ts'
import { inCase, LONGEST_SUBJECT, nominative, type Subject, subjectOf } from './subject.ts'

/** "want to renew", "need a wheelchair", "have insurance", "agree to pay", "prefer a house": what takes another case or deed. */
export function ofMatrix(
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  tense: 'is' | 'will' = 'is',
): string | undefined {
  const { agreement, your } = subject
  const [verb = '', to, ...deedWords] = words
  const deed = to === 'to' ? readDeed(deedWords, 'plain', your, asked) : undefined
  const dative = inCase(subject, 'को')
  switch (verb) {
    case 'want':
    case 'wish':
    case 'like':
      if (deed)
        return spaced(
          nominative(subject),
          infinitive(deed),
          tense === 'is' ? habitualOf('चाह', agreement) : future('चाह', agreement),
        )
      if (verb === 'like' && tense === 'is') return having(dative, words.slice(1), asked, your, 'पसंद')
      return ofWish(subject, words.slice(1), asked) ?? having(dative, words.slice(1), asked, your, 'चाहिए')
    case 'need':
    case 'require':
      if (to === 'to' && deedWords[0] === 'be') return ofBeingDone(subject, deedWords.slice(1), asked)
      if (deed) return spaced(dative, infinitive(deed, false, deedAgreement(deed)), isNow(deedAgreement(deed)))
      return having(dative, words.slice(1), asked, your, 'चाहिए')
    case 'prefer':
      if (deed) return spaced(nominative(subject), infinitive(deed), 'पसंद', future('कर', agreement))
      return having(dative, words.slice(1), asked, your, asked.object === undefined ? 'पसंद' : 'ठीक रहेगा')
    case 'agree':
      return deed
        ? spaced(nominative(subject), infinitive(deed, true), 'के लिए सहमत', isNow(agreement))
        : ofAgreeing(subject, words.slice(1), asked)
    case 'plan':
    case 'intend':
      return (
        deed &&
        spaced(nominative(subject), infinitive(deed, true), 'की सोच', agreeing('रहा', agreement), isNow(agreement))
      )
    case 'have':
      if (deed) return spaced(dative, infinitive(deed, false, deedAgreement(deed)), isNow(deedAgreement(deed)))
      return ofHaving(subject, words.slice(1), asked, tense)
    case 'know':
      return ofKnowing(subject, words.slice(1), asked, isNow)
    case 'own':
      return ofOwning(subject, words.slice(1), asked)
    default:
      return undefined
  }
}

/** In "करनी है" the deed agrees with its object. */
function deedAgreement(deed: Deed): Agreement {
  return agreesWith(deed)
}

/** "The regulator needs to be changed": what is to be done with a thing. */
function ofBeingDone(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const deed = readDeed(words, 'participle', 'आपका', asked)
  if (deed === undefined || deed.object !== undefined || 'dative' in subject.noun) return undefined
  const done = { ...deed, object: subject.noun }
  return spaced(infinitive(done, false, deedAgreement(done)), isNow(deedAgreement(done)))
}

/** "agree to the terms", "agree with the price" */
function ofAgreeing(subject: Subject, [link = '', ...words]: readonly string[], asked: Asked): string | undefined {
  const tail = /^(?:to|with)$/.test(link) && asked.object === undefined ? readTail(words, subject.your) : undefined
  if (tail?.object === undefined) return undefined
  return spaced(
    nominative(subject),
    ...tail.adjuncts,
    withPostposition(tail.object, 'से'),
    'सहमत',
    isNow(subject.agreement),
  )
}

/** "someone to call you back", "a refill booked now" after "do you want" */
function ofWish(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement } = subject
  if (asked.object !== undefined) return undefined
  const added = words.findIndex((word) => word === 'included' || word === 'added')
  if (added > 0) return having(inCase(subject, 'को'), words.slice(0, added), asked, 'अपना', 'चाहिए')
  for (let at = 1; at < Math.min(words.length, LONGEST_SUBJECT); at += 1) {
    const other = subjectOf(words.slice(0, at).join(' '))
    if (other === undefined) continue
    const wants = spaced(nominative(subject), asked.how ?? '', habitualOf('चाह', agreement), 'कि')
    if (words[at] === 'to') {
      const deed = readDeed(words.slice(at + 1), 'plain', 'आपका')
      if (deed !== undefined) return spaced(wants, nominative(other), wished(deed, other.agreement.isPlural))
    }
    const done = ofPassive('should', other, words.slice(at), {})
    if (done !== undefined) return spaced(wants, done)
  }
  return undefined
}

/** "इंजीनियर को पता होना चाहिए" */
export function ofKnowing(
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  verb: (whose: Agreement) => string,
): string | undefined {
  const tail = withAsked(readTail(words, subject.your), asked)
  return tail?.object && spaced(inCase(subject, 'को'), ...tail.adjuncts, tail.object.direct, 'पता', verb(KNOWLEDGE))
}

const KNOWLEDGE: Agreement = { isFeminine: false, isPlural: false }

import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { type Clause, partsBetween } from '../words/clauses.ts'
import { AT, NAHI } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isEveryday, isWrittenName } from './words-of-a-name.ts'

/** A name that is said to be somebody's, and whose it is. */
export interface OwnedName {
  plan: FieldReader
  name: NameSpan
  /** The part of the message that tells it. */
  part: Clause
}

/**
 * "Bete ka naam Kabir hai, mera naam Shalini Arora", "bete ka naam Ayush nahi Ayaan hai": where a flow asks for the name of a child and for that
 * of a grown-up, each name that is said to be the one's or the other's.
 */
export function namesOfOwners(message: Message): OwnedName[] {
  const names = message.plans.filter(({ kind }) => kind === 'name')
  const [child, otherChild] = names.filter((plan) => isOf(plan, OF_CHILD))
  const [grown, otherGrown] = names.filter((plan) => isOf(plan, OF_GROWN))
  if (!child || !grown || otherChild || otherGrown || names.length !== 2) return []
  return partsBetween(message.heard, JOINS).flatMap((part) => {
    const said = message.heard.words.slice(part.from, part.to).join(' ')
    const [, whose = ''] = OWNER.exec(said) ?? []
    if (whose === '') return []
    const plan = OF_SELF.test(whose) ? grown : child
    const name = nameIn(message.heard, part)
    return name ? [{ plan, name, part }] : []
  })
}

/** Behind "naam", and behind the "nahi" of "Ayush nahi Ayaan hai". */
function nameIn(heard: Tokens, part: Clause): NameSpan | undefined {
  const { words } = heard
  const at = words.findIndex((word, index) => index >= part.from && index < part.to && NAME.test(word))
  if (at === -1) return undefined
  let from = at + 1
  while (from < part.to && COPULA.test(words[from] ?? '')) from += 1
  const no = words.findIndex((word, index) => index > from && index < part.to && NAHI.test(word))
  if (no !== -1 && no + 1 < part.to) from = no + 1
  const span = from < part.to ? nameFrom(heard, from) : undefined
  if (span === undefined || span.to > part.to || (isEveryday(heard, span) && !isWrittenName(heard, span.from)))
    return undefined
  // "Beti ka naam register mein hai"
  if (!heard.breaks[span.to] && AT.test(words[span.to] ?? '')) return undefined
  return { ...span, isExplicit: true, explicit: true }
}

function isOf({ label }: FieldReader, pattern: RegExp): boolean {
  return label.some((word) => pattern.test(word))
}

const OF_CHILD = /^(?:student|child|childs|kid|pupil|baby|ward)$/
const OF_GROWN = /^(?:parent|parents|guardian|customer|caller|contact|father|mother|applicant)$/
const OF_SELF = /^(?:my|mera|meri|mere|मेरा|मेरी|मेरे)(?: own| khud ka)?$/
const NAME = /^(?:naam|nam|name|नाम)$/
const COPULA = /^(?:is|hai|to|toh|h|है|तो)$/
const JOINS = /^(?:and|aur|और)$/
const OWNER = regex('u')`
  ^(?:(?:and|aur|haan|ji|yes|so|और|हां|जी) )*(
    (?:my|mera|meri|mere|मेरा|मेरी|मेरे)(?: (?:own|khud ka))?
    |(?:(?:my|our|hamar[aei]|humar[aei]|mer[aei]|uske|मेर[ाेी]|हमार[ाेी]) )?
      (?:son|sons|daughter|daughters|child|childs|kids?|bachch?[aei]|bet[aei]|ladk[aei]|student|students|बच्च[ाेी]|बेट[ाेी]|लडक[ाेी])(?: (?:ka|ki|ke|का|की|के))?
    |(?:his|her|uska|unka|iska|उसका|उनका|इसका)
  ) (?:full |pura |poora |पूरा )?(?:naam|nam|name|नाम)(?: |$)
`

import { regex } from '../../../base/regex.ts'
import { bareClauses } from '../words/bare-clauses.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { changedName, nameInSentence } from './name-in-sentence.ts'
import { nameFrom, spelled } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { doerIn } from './doer.ts'
import { isNoName } from './is-no-name.ts'
import { namedSo } from './named-so.ts'
import { spellingIn } from './spelling.ts'
import { isEveryday } from './words-of-a-name.ts'
import { type NameSearch } from './name-search.ts'
import { replacingName } from './replacing-name.ts'
import { introduced, isNameBesideOwn } from './introduced.ts'
import { introducedFromBehind } from './introduced-from-behind.ts'
import { nameOfKin } from './name-of-kin.ts'
import { nameOfRole } from './name-of-role.ts'
import { nameInClause } from './name-in-clause.ts'
import { inTwoParts } from './in-two-parts.ts'
import { bareName } from './bare-name.ts'

const MARKUP = /[<>{}[\]=\\]/

export function findName(heard: Tokens, search: NameSearch): NameSpan | undefined {
  if (MARKUP.test(heard.text)) return undefined
  const parts = search.mode === 'beside' ? undefined : inTwoParts(heard, (said) => findSaid(said, search))
  if (parts) return parts
  const spelling = spellingIn(heard)
  if (spelling === undefined) return fullest(heard, findSaid(heard, search))
  const said = { ...heard, aside: spelling.map((isSpelled, at) => isSpelled || heard.aside?.[at] === true) }
  return fullest(said, findSaid(said, search)) ?? spelledOut(heard, search.mode !== 'beside', spelling)
}

function findSaid(
  heard: Tokens,
  { mode, isTaken, correctedFrom, isNoun, isRole, isOther, asks, asksOwn }: NameSearch,
): NameSpan | undefined {
  const asked = mode !== 'beside'
  const so = namedSo(heard, asked, isNoun)
  const first =
    replacingName(heard, asked) ??
    (mode === 'asked' ? nameOfRole(heard, isRole) : undefined) ??
    (mode === 'asked' ? changed(heard, correctedFrom) : undefined) ??
    later(so, introduced(heard, asked, isTaken, isOther, asks, asksOwn)) ??
    introducedFromBehind(heard, asked) ??
    (asked ? saidOfWhom(heard) : undefined) ??
    (mode === 'asked' ? loose(inSentence(heard, asksOwn)) : undefined)
  if (!asked || (first !== undefined && !isUsualWord(heard, first))) return first
  return (
    nameOfKin(heard, asksOwn) ??
    nameInClause(heard, isTaken, correctedFrom) ??
    loose(doerIn(heard, isNoun)) ??
    first ??
    bareName(heard, isTaken)
  )
}

/** Without the name of kin behind the speaker's own. */
function inSentence(heard: Tokens, asksOwn: boolean): ReturnType<typeof nameInSentence> {
  const said = nameInSentence(heard)
  return said && asksOwn && isNameBesideOwn(heard, said.from - 2, said.from) ? undefined : said
}

/** "Khet bhaiya ke naam pe hai, unka naam Sukhdev": what is said to be the name, behind what is held in one. */
function later(so: NameSpan | undefined, said: NameSpan | undefined): NameSpan | undefined {
  return so === undefined || (said?.explicit === true && said.from > so.to) ? said : so
}

/** The "office" of "main office mein rahunga": no name, so that another part may hold it. */
function isUsualWord(heard: Tokens, name: NameSpan): boolean {
  return !name.explicit && isNoName(heard, name)
}

/** After a correction or a change: only where no clause behind it is a name by itself. */
function changed(heard: Tokens, correctedFrom: number): NameSpan | undefined {
  const isBare = bareClauses(heard).some(({ from, to }) => from >= correctedFrom && nameFrom(heard, from)?.to === to)
  return isBare ? undefined : loose(changedName(heard, correctedFrom))
}

function loose(span: ReturnType<typeof nameInSentence>): NameSpan | undefined {
  return span && { ...span, isExplicit: false, explicit: false }
}

/** "P R I Y A" alone */
function spelledOut(heard: Tokens, asked: boolean, spelling: boolean[]): NameSpan | undefined {
  const span = asked ? spelled(heard, spelling.indexOf(true)) : undefined
  return span && { ...span, isExplicit: false, explicit: false }
}

/** "Ganesh likho, Ganesh Pawar": the longer form that is said later. */
function fullest(heard: Tokens, name: NameSpan | undefined): NameSpan | undefined {
  if (name === undefined) return undefined
  const short = heard.words.slice(name.from, name.to)
  for (let at = name.to; at < heard.words.length; at++) {
    if (!heard.breaks[at] && heard.words[at] !== short[0]) continue
    const span = nameFrom(heard, at)
    const words = span ? heard.words.slice(span.from, span.to) : []
    if (span && words.length > short.length && short.every((word) => words.includes(word))) return { ...name, ...span }
  }
  return name
}

/** "Priya Yadav naam hai uska", "Omar is the patient", "mera Sunita hai": a name and what it is, in one clause. */
function saidOfWhom(heard: Tokens): NameSpan | undefined {
  for (const { from: start, to } of clausesOf(heard)) {
    let from = start
    while (from < to && OPENS.test(heard.words[from] ?? '')) from += 1
    const isMine = MINE.test(heard.words[from] ?? '')
    if (isMine) from += 1
    const span = nameFrom(heard, from)
    if (span === undefined || span.from !== from || span.to >= to || isEveryday(heard, span)) continue
    const rest = heard.words.slice(span.to, to).join(' ')
    if (isMine ? HAI.test(rest) && !isNoName(heard, span) : OF_WHOM.test(rest))
      return { ...span, isExplicit: true, explicit: true }
  }
  return undefined
}

const OPENS = /^(?:haan|han|ji|yes|so|हां|जी)$/
/** "Mera Sunita hai" */
const MINE = /^(?:mera|मेरा)$/
const HAI = /^(?:hai|है)$/
const OF_WHOM = regex`
  ^(?:
    (?:naam|नाम) (?:hai|है)|(?:hai|है) (?:mera|hamara|uska|unka|iska|मेरा|हमारा|उसका|उनका|इसका) (?:naam|नाम)(?: |$)
    |(?:is|hai|है) (?:the|my|our|his|her) (?:
      name|patient|child|nominee|customer|student|son|daughter|husband|wife|mother|father|brother|sister|owner|guest
      |one
    )\b
  )
`

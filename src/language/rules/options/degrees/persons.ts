import { regex } from '../../../../base/regex.ts'
import { isPossessive } from '../../names/kin.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'
import { type Hit, hitsOf, weighed } from './hits.ts'
import { PERSON, type Person } from './person-words.ts'

export interface PersonOption {
  option: string
  persons: ReadonlySet<Person>
}

const SUBORDINATES: Partial<Record<Person, readonly Person[]>> = {
  spouse: ['husband', 'wife'],
  child: ['son', 'daughter'],
  parent: ['mother', 'father'],
  sibling: ['brother', 'sister'],
}

export function withSubordinates(hits: readonly Hit<Person>[]): Set<Person> {
  return new Set(hits.flatMap(({ degree }) => SUBORDINATES[degree] ?? [degree]))
}

export function personsIn(heard: Tokens, start: number): Hit<Person>[] {
  return weighed(heard, hitsOf(heard, PERSON, start), {}).filter((hit) => !isCalled(heard, hit))
}

/** "Bhaiya, …", "haan beta": who is spoken to. */
function isCalled({ words }: Tokens, { from, to }: Hit<Person>): boolean {
  if (!CALLED.test(words[from] ?? '') || words.length <= to - from + 1) return false
  return !isPossessive(words[from - 1] ?? '') && !DOES.test(words[to] ?? '')
}

const CALLED = /^(?:bhai|bhaiya|didi|beta|beti|aunty|uncle|behen|bahan|भाई|भैया|दीदी|बेटा|बेटी|बहन)$/
const DOES = regex`
  ^(?:
    hi|bhi|hai|hain|aur|ya|ka|ki|ke|ko|ne|se|or|and|is|in|dekh\S*|kar\S*|aat\S*|rakh\S*|reh\S*|rah\S*|saath|sath|ही|भी
    |है|हैं|और|या|का|की|के|को|ने|से|देख\S*|कर\S*|आत\S*|रख\S*|रह\S*|साथ
  )$
`

const KIN: ReadonlySet<Person> = new Set<Person>(
  'husband wife son daughter mother father brother sister kin'.split(' ') as Person[],
)

export function personOption(heard: Tokens, options: readonly PersonOption[], start: number): OptionSpan | undefined {
  const hits = personsIn(heard, start)
  const [first] = hits
  if (first === undefined) return undefined
  const named = hits.map((hit) => optionOfPerson([...withSubordinates([hit])], options))
  const [value] = named
  return value !== undefined && named.every((one) => one === value)
    ? { value, isExplicit: false, from: first.from, to: first.to }
    : undefined
}

/** The option that names them, else the one for other relatives; who does it alone has nobody. */
function optionOfPerson(persons: readonly Person[], options: readonly PersonOption[]): string | undefined {
  const naming = (wanted: readonly Person[]): string | undefined => {
    const [only, another] = options.filter((one) => wanted.every((person) => one.persons.has(person)))
    return another === undefined ? only?.option : undefined
  }
  const own = naming(persons)
  if (own !== undefined) return own
  if (persons.some((person) => options.some((one) => one.persons.has(person)))) return undefined
  if (persons.every((person) => KIN.has(person))) return naming(['kin'])
  if (persons.includes('self')) return naming(['nobody'])
  return persons.includes('nobody') ? naming(['self']) : undefined
}

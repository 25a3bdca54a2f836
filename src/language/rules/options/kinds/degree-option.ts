import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import { abilityIn } from '../degrees/ability.ts'
import type { Ability } from '../degrees/ability-words.ts'
import { extentIn, mattersOf } from '../degrees/extent.ts'
import { EXTENT, type Extent } from '../degrees/extent-words.ts'
import { type Hit, hitsOf } from '../degrees/hits.ts'
import { type PersonOption, personOption, personsIn, withSubordinates } from '../degrees/persons.ts'
import { optionWords, type OptionSpan } from '../option-span.ts'

/**
 * The option of which an answer has the meaning and none of the words: "kabhi kabhi reh jaati hai" for "missing some", "by himself"
 * for "walks alone", "meri bahu" for "other relative". What an option means is read as an answer is, and counts where at least two
 * options of the field mean something of the kind, each something else.
 */
export function degreeOption(heard: Tokens, plan: FieldReader, start = 0): OptionSpan | undefined {
  if (heard.words.length > MAX_WORDS) return undefined
  const { extent, ability, person } = scalesOf(plan)
  const options = [
    extent && optionFor(extent, extentIn(heard, start, mattersOf(plan))),
    ability && optionFor(ability, abilityIn(heard, start)),
    person && personOption(heard, person, start),
  ].filter((option) => option !== undefined)
  const [only, another] = options
  return another === undefined || another.value === only?.value ? only : undefined
}

const MAX_WORDS = 24

/** Whether words of degree are all that an option was found by, which `degreeOption` reads with what stands around them. */
export function isOfDegree(heard: Tokens, plan: FieldReader, { value, from, to }: OptionSpan, start = 0): boolean {
  const { extent, person } = scalesOf(plan)
  if (heard.words.length > MAX_WORDS) return false
  // "Just me" is for those who travel alone, where the other options are people.
  const isOfPeople = person?.some((one) => one.option === value && one.persons.size > 0) === true
  const persons = person ? personsIn(heard, start) : []
  // "Maid" is for an option of helpers where none of the options is told by the people in it.
  const arePaid = persons.length > 0 && persons.every(({ degree }) => degree === 'paid')
  if (arePaid && person?.every((one) => !one.persons.has('paid')) === true) return false
  if (persons.some(({ degree }) => isOfPeople || (degree !== 'self' && degree !== 'nobody'))) return true
  return extent !== undefined && hitsOf(heard, EXTENT, start).some((hit) => hit.from <= from && hit.to >= to)
}

/** Options by what they mean; undefined where they do not differ in it. */
interface Scales {
  extent: ReadonlyMap<Extent, string> | undefined
  ability: ReadonlyMap<Ability, string> | undefined
  person: readonly PersonOption[] | undefined
}

const scalesOf = oncePerField(({ field: { options } }): Scales => {
  const said = options.map((option) => ({ option, heard: tokenize(optionWords(option).join(' ')) }))
  const extents = said.map(({ option, heard }) => ({ option, degree: extentOfOption(option, heard, options) }))
  const isExtent = extents.every(({ option, degree }) => degree !== undefined || IS_OPEN.test(option))
  const abilities = said.map(({ option, heard }) => ({ option, degree: abilityIn(heard, 0)?.degree }))
  const people = said.map(({ option, heard }) => ({ option, persons: withSubordinates(personsIn(heard, 0)) }))
  return {
    extent: isExtent ? byDegree(extents) : undefined,
    ability: byDegree(abilities),
    person: people.filter(({ persons }) => persons.size > 0).length > 1 ? people : undefined,
  }
})

const IS_OPEN = /\b(?:other|not sure|dont know|don't know|cant say|can't say|skip)\b/i

function byDegree<Degree extends string>(
  options: readonly { option: string; degree: Degree | undefined }[],
): ReadonlyMap<Degree, string> | undefined {
  const map = new Map<Degree, string>()
  for (const { option, degree } of options) {
    if (degree === undefined) continue
    if (map.has(degree)) return undefined
    map.set(degree, option)
  }
  return map.size > 1 ? map : undefined
}

function optionFor<Degree>(
  options: ReadonlyMap<Degree, string>,
  meant: Hit<Degree> | undefined,
): OptionSpan | undefined {
  const value = meant && options.get(meant.degree)
  return meant && value !== undefined ? { value, isExplicit: false, from: meant.from, to: meant.to } : undefined
}

/** "Unfurnished" beside "furnished" is for none of it. */
function extentOfOption(option: string, heard: Tokens, options: readonly string[]): Extent | undefined {
  const [first = ''] = heard.words
  const isOpposite = options.some((other) => other !== option && optionWords(other).includes(first.slice(2)))
  return first.startsWith('un') && first.length > 5 && isOpposite ? 'none' : extentIn(heard, 0)?.degree
}

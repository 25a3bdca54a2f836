import { undenied } from '../../set-aside/undenied.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { unitNamed } from '../../numbers/units.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'

/** A number with the unit behind it: "14.2 kg", "chaudah kilo". */
interface Measured {
  value: number
  unit: string
  from: number
  to: number
}

const known = new WeakMap<FieldReader, readonly { option: string; measured: Measured }[]>()

function measuredOptions(plan: FieldReader): readonly { option: string; measured: Measured }[] {
  let options = known.get(plan)
  if (options === undefined) known.set(plan, (options = findMeasured(plan)))
  return options
}

function findMeasured({ field }: FieldReader): readonly { option: string; measured: Measured }[] {
  const found = field.options.flatMap((option) => {
    const [measured, another] = measuredIn(tokenize(option), false)
    return measured && another === undefined ? [{ option, measured }] : []
  })
  return found.length > 1 && found.length === field.options.length ? found : []
}

/**
 * "Pachees kilo wali" where every option has a number with that unit. `'none'` where no option has the one that was said:
 * the rest of the words must not choose another one. Undefined where nothing of the kind is said, or several have it.
 */
export function measuredOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | 'none' | undefined {
  const options = measuredOptions(plan)
  if (options.length === 0) return undefined
  const said = undenied(heard, measuredIn(heard, readsHindi)).filter(({ unit }) =>
    options.some(({ measured }) => measured.unit === unit),
  )
  const [first] = said
  if (first === undefined || said.some(({ value }) => value !== first.value)) return undefined
  const exact = options.filter(({ measured }) => measured.unit === first.unit && measured.value === first.value)
  // "Chaudah kilo" for 14.2 kg
  const near = options.filter(
    ({ measured }) => measured.unit === first.unit && Math.floor(measured.value) === first.value,
  )
  const [only, another] = exact.length > 0 ? exact : near
  if (only === undefined) return 'none'
  return another === undefined ? { value: only.option, isExplicit: true, from: first.from, to: first.to } : undefined
}

function measuredIn(heard: Tokens, readsHindi: boolean): Measured[] {
  return findNumbers(heard, readsHindi).flatMap(({ value, from, to }) => {
    const unit = heard.breaks[to] ? undefined : unitNamed(heard.words[to] ?? '')
    return unit === undefined ? [] : [{ value, unit, from, to: to + 1 }]
  })
}

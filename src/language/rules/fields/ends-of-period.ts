import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'

/** The fields for the first and the last day of one period: "check-in date" and "check-out date". */
export interface EndsOfPeriod {
  start: FieldReader
  end: FieldReader
}

/** Undefined where the flow asks for no period, or for several. */
export function endsOfPeriod(plans: readonly FieldReader[]): EndsOfPeriod | undefined {
  const days = plans.filter(({ kind }) => kind === 'date')
  if (days.length < 2) return undefined
  const [start, otherStart] = days.filter((plan) => endOf(plan) === 'start')
  const [end, otherEnd] = days.filter((plan) => endOf(plan) === 'end')
  const leaves = days.filter((plan) => endOf(plan) === 'departure')
  const [departure, otherDeparture] = leaves
  if (otherStart || otherEnd || otherDeparture) return undefined
  const first = start ?? departure
  const last = end ?? departure
  return first && last && first !== last ? { start: first, end: last } : undefined
}

/** "Departure" begins a journey, and ends a stay. */
const endOf = oncePerField(({ label, field }): 'start' | 'end' | 'departure' | undefined => {
  const named = roleOf(label.join(' '))
  return named ?? roleOf(field.description.toLowerCase())
})

function roleOf(text: string): 'start' | 'end' | 'departure' | undefined {
  if (END.test(text)) return 'end'
  if (START.test(text)) return 'start'
  return /\bdepart(?:ure|ing)?\b/.test(text) ? 'departure' : undefined
}

const END = /\b(?:check ?-?out|end|ends|ending|return|returning|to|till|until|last day)\b|वापसी|चेक ?-?आउट/
const START = /\b(?:check ?-?in|start|starts|starting|begin|begins|beginning|from|arrival|first day)\b|शुरू|चेक ?-?इन/

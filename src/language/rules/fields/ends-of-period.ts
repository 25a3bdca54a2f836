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
  const [start, ...otherStarts] = days.filter((plan) => endOf(plan).role === 'start')
  const [end, ...otherEnds] = days.filter((plan) => endOf(plan).role === 'end')
  const [departure, ...otherDepartures] = days.filter((plan) => endOf(plan).role === 'departure')
  if ([otherStarts, otherEnds, otherDepartures].some(({ length }) => length > 0)) return undefined
  const first = start ?? departure
  const last = end ?? departure
  return first && last && first !== last && isOfSame(endOf(first), endOf(last))
    ? { start: first, end: last }
    : undefined
}

/** Whether a field is for the first day of a period: "check-in date". */
export function beginsPeriod(plan: FieldReader): boolean {
  return endOf(plan).role === 'start'
}

interface End {
  role: 'start' | 'end' | 'departure' | undefined
  /** What else the field's name says: "policy" of `policy_start`. Undefined where its description tells the role. */
  of?: string
}

/** `job_start` and `lease_end` are no two ends of one period. */
function isOfSame({ of: one }: End, { of: other }: End): boolean {
  return one === undefined || other === undefined || one === other
}

const endOf = oncePerField(({ label, field }): End => {
  const name = label.join(' ')
  const role = roleOf(name, START, END)
  if (role === undefined) return { role: roleOf(field.description.toLowerCase(), CHECK_IN, CHECK_OUT) }
  const rest = name.replace(START, ' ').replace(END, ' ').replace(DEPARTURE, ' ').replace(DATE, ' ')
  return { role, of: rest.trim().replaceAll(/\s+/g, ' ') }
})

/** "Departure" begins a journey, and ends a stay. */
function roleOf(text: string, start: RegExp, end: RegExp): End['role'] {
  if (end.test(text)) return 'end'
  if (start.test(text)) return 'start'
  return DEPARTURE.test(text) ? 'departure' : undefined
}

const END = /\b(?:check ?-?out|ends?|ending|return|drop(?: ?off)?|to|till|until)\b/
const START = /\b(?:check ?-?in|pick ?up|starts?|starting|begins?|beginning|from|arrival)\b/
const CHECK_OUT = /\b(?:check(?:ing)?[ -]?out|return (?:date|journey))\b|वापसी|चेक[ -]?आउट/
const CHECK_IN = /\b(?:check(?:ing)?[ -]?in|arrival)\b|चेक[ -]?इन/
const DEPARTURE = /\bdeparture\b/
const DATE = /\b(?:date|day|on)\b/

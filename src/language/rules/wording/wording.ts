import type { FieldSpec, SpecialIntent } from '../../../ports/language.ts'
import type { FieldReader } from '../field-reader.ts'

/** Everything that the rule model says in one language. */
export interface Wording {
  /** A whole question for one field; `isBare` leaves the options of an enum out, as they are said beside it. */
  ask(plan: FieldReader, isBare?: boolean): string
  /** One question for several fields. */
  askSeveral(plans: FieldReader[]): string
  /** What a good answer looks like ("for example, tomorrow at 4 pm"), or the options. */
  explain(plan: FieldReader): string
  /** Before the question, when the last answer brought nothing: gentler the first time, plainer after that. */
  notUnderstood(attempt: number): string
  stillNeeded: string
  repeat: string
  /** A day was named, its time was not. */
  whatTime: string
  bye: string
  /** To "can you speak in …?", where the flow has only this language. */
  onlyThisLanguage: string
  greeting: string
  who: string
  /** To "why do you need that?", where the flow gives no reason. */
  why(company: string | undefined): string
  /** To "one moment, let me get my card". */
  wait: string
  cannotAnswer: string
  /** To "who is this?", where the flow tells who the agent is, or for whom it calls. */
  introduce(name: string | undefined, company: string | undefined): string
  /** To "why do you need that?", where the flow gives a reason ("because …", "so that …"). */
  because(reason: string): string
  /** Between two options that were both named. */
  either(one: string, other: string): string
  /** When an answer was outside `min`, `max` or `pattern`. */
  outside(field: FieldSpec): string
  /** When the flow goes on without an answer that it requires. */
  missed: string
  /** A sum or another large number, said back. */
  amount(value: number): string
  thanks(name: string): string
  /** Said after something was understood; `value` is a day or time worth saying again, or undefined. */
  gotIt(value: string | undefined, turn: number): string
  /** What was collected so far, before it is confirmed. */
  readBack(parts: string[]): string
  /** After a refusal or a plain "no". */
  noted: string
  /** Before the next question, where the last one got no answer at all. */
  moveOn: string
  /** A number that is read back: "2 nights". */
  number(name: string, value: number): string
  birthday(year: number, month: number, date: number): string
  day(year: number, month: number, date: number, weekday: number): string
  time(hour: number, minute: number): string
  dayAndTime(day: string, time: string): string
  closing: Record<SpecialIntent, string>
  goodbye: string
}

import type { FieldSpec, SpecialIntent } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'

/** All texts of the rules in one language. */
export interface Wording {
  /** The whole question for one field. `isBare` leaves out the options of an enum, which are then listed separately. */
  ask(plan: FieldReader, isBare?: boolean): string
  /** One question for several fields. */
  askSeveral(plans: FieldReader[]): string
  /** An example of a good answer ("for example, tomorrow at 4 pm"), or the options. */
  explain(plan: FieldReader): string
  /** Precedes the question when the last answer was not understood: gentler the first time, plainer after that. */
  notUnderstood(attempt: number): string
  stillNeeded: string
  repeat: string
  /** Asks for the time after a day without one. */
  whatTime: string
  /** Asks for the day after a time without one. */
  whatDay: string
  bye: string
  /** Reply to "can you speak in …?" when the flow has only this language. */
  onlyThisLanguage: string
  greeting: string
  /** Reply to "yes, go ahead" where that is no answer. */
  ready: string
  who: string
  /** Reply to "let me talk to a human". */
  noHandOver: string
  /** Reply to "why do you need that?" when the flow gives no reason. */
  why(company: string | undefined): string
  /** Reply to "one moment, let me get my card". */
  wait: string
  cannotAnswer: string
  /** Reply to "who is this?" when the flow tells who the agent is, or for whom it calls. */
  introduce(name: string | undefined, company: string | undefined): string
  /** Reply to "why do you need that?" when the flow gives a reason ("because …", "so that …"). */
  because(reason: string): string
  /** Asks which of two named options is meant. */
  either(one: string, other: string): string
  /** Reply to an answer outside `min`, `max` or `pattern`. */
  outside(field: FieldSpec): string
  /** Said when the flow continues without a required answer. */
  missed: string
  /** A sum or another large number, as it is read back. */
  amount(value: number): string
  thanks(name: string): string
  /** Acknowledges an answer; `value` is a day or time to read back, or undefined. */
  gotIt(value: string | undefined, turn: number): string
  /** Acknowledges a yes or no that was not said in so many words. */
  takenAs(value: boolean): string
  /** Lists the collected values before they are confirmed. */
  readBack(parts: string[]): string
  /** Acknowledges a refusal, a plain "no", or a part of an answer. */
  noted: string
  /** Precedes the next question when the last one got no answer. */
  moveOn: string
  /** A number that is read back: "2 nights". */
  number(name: string, value: number): string
  birthday(year: number, month: number, date: number): string
  day(month: number, date: number, weekday: number): string
  time(hour: number, minute: number): string
  dayAndTime(day: string, time: string): string
  closing: Record<SpecialIntent, string>
  goodbye: string
}

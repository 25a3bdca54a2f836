import { isConfirmation, readerOf, spaced } from '../../language/rules/fields/field-reader.ts'
import type { FieldKind } from '../../language/rules/fields/kind-of.ts'
import type { Flow, FlowField } from '../../machines/flow/types.ts'
import type { FieldValue, SpecialIntent } from '../../ports/language.ts'
import { isMeant, meaningOf, type Meaning, type MeaningContext } from './meaning.ts'
import type { Person, TurnChoice } from './person.ts'
import {
  ASIDES,
  CORRECTED,
  CORRECTED_LATER,
  FRAMES,
  MIXED,
  NOT_HEARD,
  REFUSALS,
  REFUSALS_OF_YES_NO,
  WISHES,
} from './sentences.ts'

/** Kinds of field whose value people correct after saying a wrong one. */
const CORRECTABLE = new Set<FieldKind>([
  'number',
  'enum',
  'date',
  'time',
  'datetime',
  'name',
  'city',
  'phone',
  'pincode',
])
const WITH_A_DAY = new Set<FieldKind>(['date', 'datetime'])
const INTENTS: readonly [SpecialIntent, ...SpecialIntent[]] = ['opted_out', 'wrong_person', 'callback_requested']
const PLAIN: TurnChoice = { detour: 0, wording: 0 }

/** One person in one conversation: knows the values to give, and remembers what was said. */
export class Speaker {
  readonly #person: Person
  readonly #fields: ReadonlyMap<string, FlowField>
  readonly #context: MeaningContext
  readonly #meanings: Map<string, Meaning>
  /** The latest value said for each field. */
  readonly said: Record<string, FieldValue> = {}
  /** The person's request, such as to end the conversation, once they have one. */
  wish: SpecialIntent | null = null
  /** How often the request was said. */
  wishCount = 0

  constructor(person: Person, flow: Flow, today: number) {
    const { language, meanings } = person
    const branches = flow.nodes.flatMap((node) => (node.type === 'branch' ? node.branches : []))
    this.#person = person
    this.#fields = new Map(flow.fields.map((field) => [field.name, field]))
    this.#context = { language, conditions: branches.map(({ when }) => when), today }
    this.#meanings = new Map(
      flow.fields.map((field, at) => [field.name, meaningOf(field, meanings[at] ?? 0, this.#context)]),
    )
  }

  /** Returns the person's answer when these fields are asked for; `turn` counts the messages before. */
  next(asked: readonly FlowField[], collected: Readonly<Record<string, FieldValue>>, turn: number): string {
    const choice = this.#person.turns[turn] ?? PLAIN
    const { manner, language } = this.#person
    const { detour, wording } = choice
    if (this.wish === null && manner === 'refusing' && detour >= 92) {
      const wish = one(INTENTS, wording)
      // "Call me later" answers "shall we call you about it?".
      const isAnswer = wish === 'callback_requested' && asked.some(({ description }) => /\bcall/i.test(description))
      if (!isAnswer) this.wish = wish
    }
    if (this.wish !== null) {
      this.wishCount += 1
      return one(WISHES[this.wish][language], wording + this.wishCount)
    }
    if (manner === 'confused' && detour >= 55) return one(ASIDES[language], wording)
    if (manner === 'bad line' && detour >= 60) return one(NOT_HEARD[language], wording)
    const isOptional = asked.every(({ required }) => !required)
    if (manner === 'refusing' && detour >= (isOptional ? 40 : 75)) {
      const isYesNo = asked.some(({ type }) => type === 'boolean')
      return one(isYesNo ? REFUSALS_OF_YES_NO[language] : REFUSALS[language], wording)
    }
    const later = manner === 'correcting' && detour >= 20 && detour < 50 ? this.#correctLater(asked, choice) : undefined
    if (later !== undefined) return later
    return this.#answer(asked, collected, choice)
  }

  #answer(asked: readonly FlowField[], collected: Readonly<Record<string, FieldValue>>, choice: TurnChoice): string {
    const { manner, language } = this.#person
    const [only, another] = asked
    if (only && another === undefined && isConfirmation(readerOf(only))) {
      const wrong = this.#firstWrong(collected)
      if (wrong) return this.#say(CORRECTED_LATER[language], wrong, choice)
    }
    const parts = asked.map((field) => this.#partFor(field, collected, choice))
    const frames = manner === 'code-switching' ? MIXED[language] : FRAMES[manner]?.[language]
    const frame = frames && choice.detour > 0 ? one(frames, choice.wording) : '{}'
    return frame.replace('{}', parts.join(', '))
  }

  /** Returns the answer to one question, after a slip of the tongue for people of that manner. */
  #partFor(field: FlowField, collected: Readonly<Record<string, FieldValue>>, { detour, wording }: TurnChoice): string {
    const meaning = this.#meaningNow(field, collected)
    const spoken = one(meaning.spoken, wording)
    this.said[field.name] = meaning.value
    if (this.#person.manner !== 'correcting' || detour < 50 || !CORRECTABLE.has(readerOf(field).kind)) return spoken
    const wrong = this.#another(field, wording)
    if (!wrong) return spoken
    const frame = one(CORRECTED[this.#person.language], wording)
    return frame.replace('{wrong}', one(wrong.spoken, wording)).replace('{}', spoken)
  }

  /**
   * A yes-or-no question that is asked again is answered with yes: the flow has gone back because the person said no.
   */
  #meaningNow(field: FlowField, collected: Readonly<Record<string, FieldValue>>): Meaning {
    const meaning = this.#meanings.get(field.name) ?? meaningOf(field, 0, this.#context)
    if (field.type !== 'boolean') return meaning
    const isConfirmed = isConfirmation(readerOf(field)) && !this.#isDenying(field)
    const isAgain = Object.hasOwn(collected, field.name) && Object.hasOwn(this.said, field.name)
    return isConfirmed || isAgain ? meaningOf(field, 0, this.#context) : meaning
  }

  /** Whether the person answers no although everything is right, which some people do. */
  #isDenying(field: FlowField): boolean {
    const at = [...this.#fields.keys()].indexOf(field.name)
    return (this.#person.meanings[at] ?? 0) % 5 === 1 && !Object.hasOwn(this.said, field.name)
  }

  #correctLater(asked: readonly FlowField[], choice: TurnChoice): string | undefined {
    const known = Object.keys(this.said)
      .flatMap((name) => this.#fields.get(name) ?? [])
      .filter((field) => CORRECTABLE.has(readerOf(field).kind) && !asked.includes(field))
    const field = known[choice.wording % Math.max(1, known.length)]
    const meaning = field && this.#another(field, choice.wording)
    if (!field || !meaning) return undefined
    this.#meanings.set(field.name, meaning)
    return this.#say(CORRECTED_LATER[this.#person.language], field, choice)
  }

  #say(frames: readonly [string, ...string[]], field: FlowField, { wording }: TurnChoice): string {
    const meaning = this.#meanings.get(field.name) ?? meaningOf(field, 0, this.#context)
    this.said[field.name] = meaning.value
    const name = spaced(field.name).toLowerCase()
    // Beside a day that was given before, a weekday would be another.
    const isDay = WITH_A_DAY.has(readerOf(field).kind)
    const spoken = one(isDay ? meaning.spoken.slice(0, 1) : meaning.spoken, wording)
    return one(frames, wording).replace('{field}', name).replace('{}', spoken)
  }

  #firstWrong(collected: Readonly<Record<string, FieldValue>>): FlowField | undefined {
    return [...this.#fields.values()].find((field) => {
      const [meant, kept] = [this.said[field.name], collected[field.name]]
      return meant !== undefined && kept !== undefined && field.type !== 'boolean' && !isMeant(field, meant, kept)
    })
  }

  /** Returns another value of the field than the meant one, if it has any. */
  #another(field: FlowField, wording: number): Meaning | undefined {
    const meant = this.#meanings.get(field.name)
    for (let choice = wording + 1; choice < wording + 6; choice++) {
      const other = meaningOf(field, choice, this.#context)
      if (other.value !== meant?.value) return other
    }
    return undefined
  }
}

function one<Item>(items: readonly Item[], choice: number): Item {
  const item = items[choice % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

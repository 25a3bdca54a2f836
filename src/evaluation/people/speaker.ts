import { isOutside } from '../../base/value-limits.ts'
import { readerOf, spaced } from '../../language/rules/fields/field-reader.ts'
import { isConfirmation } from '../../language/rules/fields/is-confirmation.ts'
import type { FieldKind } from '../../language/rules/fields/kind-of.ts'
import type { Flow, FlowField } from '../../machines/flow/types.ts'
import type { FieldValue, SpecialIntent } from '../../ports/language.ts'
import { isMeant, meaningOf, type Meaning, type MeaningContext } from './meaning.ts'
import { one } from './one.ts'
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
import { DISTINCT, inOrder, isInOrder, type Siblings, siblingsIn } from './siblings.ts'
import { type Memory, namedAnswer, talkOfSiblings } from './talk-of-siblings.ts'

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
  readonly #siblings: readonly Siblings[]
  /** The latest value said for each field. */
  readonly said: Record<string, FieldValue> = {}
  /** The person's request, such as to end the conversation, once they have one. */
  wish: SpecialIntent | null = null
  /** How often the request was said. */
  wishCount = 0
  /** How often an answer had to be said again. */
  againCount = 0

  constructor(person: Person, flow: Flow, today: number) {
    const { language, meanings } = person
    const branches = flow.nodes.flatMap((node) => (node.type === 'branch' ? node.branches : []))
    this.#person = person
    this.#fields = new Map(flow.fields.map((field) => [field.name, field]))
    this.#context = { language, conditions: branches.map(({ when }) => when), today }
    this.#meanings = new Map(
      flow.fields.map((field, at) => [field.name, meaningOf(field, meanings[at] ?? 0, this.#context)]),
    )
    this.#siblings = siblingsIn(flow.fields)
    for (const siblings of this.#siblings) {
      for (const field of siblings) this.#makeDistinct(field, siblings)
      inOrder(siblings, this.#meanings)
    }
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
    const ofSiblings = manner === 'siblings' ? this.#ofSiblings(asked, collected, choice) : undefined
    if (ofSiblings !== undefined) return ofSiblings
    const answers = asked.map((field) => this.#partFor(field, collected, choice))
    const parts = manner === 'ahead' ? [...answers, ...this.#ahead(asked, choice)] : answers
    const frames = manner === 'code-switching' ? MIXED[language] : FRAMES[manner]?.[language]
    const frame = frames && choice.detour > 0 ? one(frames, choice.wording) : '{}'
    return frame.replace('{}', parts.join(', '))
  }

  /** Returns the answer to one question, after a slip of the tongue for people of that manner. */
  #partFor(field: FlowField, collected: Readonly<Record<string, FieldValue>>, { detour, wording }: TurnChoice): string {
    const meaning = this.#meaningNow(field, collected)
    const spoken = one(meaning.spoken, wording)
    this.#tell(field, meaning, collected)
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

  #tell(field: FlowField, meaning: Meaning, collected: Readonly<Record<string, FieldValue>>): void {
    const wasLost = this.said[field.name] === meaning.value && !Object.hasOwn(collected, field.name)
    if (wasLost) this.againCount += 1
    this.#meanings.set(field.name, meaning)
    this.said[field.name] = meaning.value
  }

  #ofSiblings(
    asked: readonly FlowField[],
    collected: Readonly<Record<string, FieldValue>>,
    choice: TurnChoice,
  ): string | undefined {
    const isAsked = (siblings: Siblings) => siblings.some((field) => asked.includes(field))
    const isKnown = (siblings: Siblings) => siblings.some(({ name }) => Object.hasOwn(this.said, name))
    const siblings = this.#siblings.find(isAsked) ?? this.#siblings.findLast(isKnown)
    const memory: Memory = {
      language: this.#person.language,
      said: this.said,
      meaningOf: (field) => this.#meaningNow(field, collected),
      another: (field, wording) => this.#another(field, wording),
      mayMean: (field, meaning) => this.#mayMean(field, meaning),
      tell: (field, meaning) => {
        this.#tell(field, meaning, collected)
      },
    }
    return siblings && talkOfSiblings(asked, siblings, choice, memory)
  }

  /** Answers to questions that are still to come, each with the name of its field. */
  #ahead(asked: readonly FlowField[], { detour, wording }: TurnChoice): string[] {
    const fields = [...this.#fields.values()]
    const from = Math.max(...asked.map((field) => fields.indexOf(field))) + 1
    const open = fields.slice(from).filter((field) => {
      const plan = readerOf(field)
      return !Object.hasOwn(this.said, field.name) && plan.kind !== 'text' && !isConfirmation(plan)
    })
    return open.slice(0, detour < 30 ? 0 : detour < 75 ? 1 : 2).map((field) => {
      const meaning = this.#meaningNow(field, {})
      this.said[field.name] = meaning.value
      const siblings = this.#siblings.find((group) => group.includes(field)) ?? [field]
      return namedAnswer(field, siblings, meaning, wording, this.#person.language)
    })
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
      if (other.value !== meant?.value && this.#mayMean(field, other)) return other
    }
    return undefined
  }

  #makeDistinct(field: FlowField, siblings: Siblings): void {
    if (!DISTINCT.has(readerOf(field).kind)) return
    const before = siblings.slice(0, siblings.indexOf(field))
    const isTaken = ({ value }: Meaning) => before.some(({ name }) => this.#meanings.get(name)?.value === value)
    const choice = this.#person.meanings[[...this.#fields.keys()].indexOf(field.name)] ?? 0
    for (let more = 0; more < siblings.length; more++) {
      const meaning = meaningOf(field, choice + more, this.#context)
      if (isTaken(meaning)) continue
      this.#meanings.set(field.name, meaning)
      return
    }
  }

  #mayMean(field: FlowField, meaning: Meaning): boolean {
    const siblings = this.#siblings.find((group) => group.includes(field)) ?? []
    return !isOutside(meaning.value, field) && isInOrder(siblings, this.#meanings, field, meaning)
  }
}

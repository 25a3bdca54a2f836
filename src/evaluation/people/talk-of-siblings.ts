import { readerOf } from '../../language/rules/fields/field-reader.ts'
import { measureOf } from '../../language/rules/numbers/measure.ts'
import type { FlowField } from '../../machines/flow/types.ts'
import type { FieldValue } from '../../ports/language.ts'
import { namesOf } from './names-of.ts'
import { framesFor } from './frames-for.ts'
import type { Meaning } from './meaning.ts'
import { one } from './one.ts'
import type { SpokenLanguage, TurnChoice } from './person.ts'
import { BESIDE, BOTH, PUT_RIGHT, SAME } from './sibling-sentences.ts'
import { asBefore, type Siblings } from './siblings.ts'

/** What a person knows and remembers in a conversation. */
export interface Memory {
  language: SpokenLanguage
  /** The latest value said for each field. */
  said: Readonly<Record<string, FieldValue>>
  meaningOf: (field: FlowField) => Meaning
  /** Another value than the meant one, if the field has any. */
  another: (field: FlowField, wording: number) => Meaning | undefined
  /** Whether the person may mean this by the field. */
  mayMean: (field: FlowField, meaning: Meaning) => boolean
  /** Remembers that this was said of the field, and is meant by it from now on. */
  tell: (field: FlowField, meaning: Meaning) => void
}

/**
 * What a person says where the flow has several fields of one kind: names the field, answers two at once, or the other one first,
 * "the same", "no kids", or puts an earlier one right. Undefined where nothing of that fits, and the plain answer is due.
 */
export function talkOfSiblings(
  asked: readonly FlowField[],
  siblings: Siblings,
  { detour, wording }: TurnChoice,
  memory: Memory,
): string | undefined {
  const inGroup = asked.filter((field) => siblings.includes(field))
  const [only, another] = inGroup
  const others = siblings.filter((field) => !asked.includes(field))
  const known = others.filter(({ name }) => Object.hasOwn(memory.said, name))
  const open = others.filter((field) => !known.includes(field))
  const say = (field: FlowField, meaning = memory.meaningOf(field)) => {
    memory.tell(field, meaning)
    return namedAnswer(field, siblings, meaning, wording, memory.language)
  }
  if (detour >= PUT_RIGHT_FROM) return putRight(known, siblings, wording, memory)
  if (!only || detour === 0) return undefined
  if (another) return isWay(detour, 'other') ? say(only) : inOneBreath(inGroup.slice(0, 2).map((field) => say(field)))
  if (asked.length > 1) return undefined
  const [next] = open
  if (isWay(detour, 'other')) return next && say(next)
  if (isWay(detour, 'both')) return next && inOneBreath([say(only), say(next)])
  if (isWay(detour, 'same')) return theSame(only, known, siblings, wording, memory) ?? none(only)
  if (isWay(detour, 'beside')) {
    const last = known.at(-1)
    return last && filled(one(BESIDE[memory.language], wording), { one: say(last), other: say(only) })
  }
  return say(only)

  function inOneBreath([first = '', second = '']: readonly string[]): string {
    return filled(one(BOTH[memory.language], wording >> 2), { one: first, other: second })
  }

  function none(field: FlowField): string | undefined {
    const nothing: Meaning = { value: 0, spoken: ['0'] }
    return isCount(field) && memory.mayMean(field, nothing) ? say(field, nothing) : undefined
  }
}

/** From which detour on a person talks like that; below the first they name the field. */
const WAYS = [
  ['named', 1],
  ['both', 20],
  ['other', 38],
  ['same', 50],
  ['beside', 68],
] as const
/** From here on, whatever is asked, an earlier answer is put right. */
const PUT_RIGHT_FROM = 82

type Way = (typeof WAYS)[number][0]

function isWay(detour: number, way: Way): boolean {
  return WAYS.findLast(([, from]) => detour >= from)?.[0] === way
}

function theSame(
  field: FlowField,
  known: readonly FlowField[],
  siblings: Siblings,
  wording: number,
  memory: Memory,
): string | undefined {
  const other = known.at(-1)
  const { kind } = readerOf(field)
  const frames = SAME[kind]?.[memory.language].filter((frame) => known.length === 1 || frame.includes('{other}')) ?? []
  if (!other || frames.length === 0 || (kind === 'number' && (!isCount(field) || wording % 2 === 0))) return undefined
  const meaning = asBefore(memory.meaningOf(other))
  if (!memory.mayMean(field, meaning)) return undefined
  memory.tell(field, meaning)
  return filled(one(frames, wording), { other: one(namesOf(other, siblings, memory.language), wording) })
}

function putRight(
  known: readonly FlowField[],
  siblings: Siblings,
  wording: number,
  memory: Memory,
): string | undefined {
  const field = known[wording % Math.max(1, known.length)]
  if (!field || field.type === 'boolean') return undefined
  const before = memory.meaningOf(field)
  const after = memory.another(field, wording)
  if (!after) return undefined
  memory.tell(field, after)
  const named = (meaning: Meaning) => namedAnswer(field, siblings, meaning, wording, memory.language)
  return filled(one(PUT_RIGHT[memory.language], wording), {
    one: named(before),
    other: named(after),
    wrong: one(before.spoken, wording),
    value: one(after.spoken, wording),
  })
}

/** An answer that says which field it is for. */
export function namedAnswer(
  field: FlowField,
  siblings: Siblings,
  { value, spoken }: Meaning,
  wording: number,
  language: SpokenLanguage,
): string {
  const frames = framesFor(field, value)
  const name = one(namesOf(field, siblings, language), wording)
  return filled(one(frames[language], wording), { field: name, value: one(spoken, wording) })
}

/** "Two adults", where a sum is no number of things. */
function isCount(field: FlowField): boolean {
  const plan = readerOf(field)
  return plan.kind === 'number' && measureOf(plan) !== 'amount'
}

function filled(frame: string, parts: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}

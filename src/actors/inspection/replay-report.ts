import type { Difference } from '../journal/differences.ts'
import type { Replay, ReplayedStep } from '../journal/replay.ts'
import { delayNameOf } from './delay-name.ts'
import { MASK, redact, maskPhoneNumbers } from './redact.ts'
import type { StateValue, Timer } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Json } from '../../base/json.ts'

/** Renders a replay as text: one block of lines per step, the verdict last. `reveal` shows transcripts. */
export function* reportReplay(replay: Replay, reveal = false): Generator<string> {
  for (const step of replay.steps) yield* reportStep(step, reveal)
  if (replay.record.length > 0) yield 'The stored record is not where the journal leads:'
  for (const difference of replay.record) yield line('differs', differenceText(difference, reveal))
  const { differenceCount, steps } = replay
  yield `${counted(steps.length, 'step')}, ${differenceCount === 0 ? 'no difference' : counted(differenceCount, 'difference')}`
}

function* reportStep({ entry, before, differences, isOutdated }: ReplayedStep, reveal: boolean): Generator<string> {
  const { seq, event, value, status, rejected } = entry
  const { type, at, ...rest } = event
  yield `#${seq}  ${timeText(at)}  ${type}`
  yield line('state', `${before === null ? '(none)' : stateText(before)} → ${stateText(value)}`)
  if (status !== 'active') yield line('status', status)
  if (Object.keys(rest).length > 0) yield line('event', JSON.stringify(redact(rest, reveal)))
  if (rejected)
    yield line('rejected', `${rejected.name}: ${reveal ? rejected.message : maskPhoneNumbers(rejected.message)}`)
  for (const timer of entry.timersSet) yield line('timer', `set ${timerText(timer)}`)
  for (const id of entry.timersCancelled) yield line('timer', `cancelled ${delayNameOf(id)}`)
  for (const { childId, src } of entry.startEffects) {
    yield line('effect', `started ${childId}${src === childId ? '' : ` (${src})`}`)
  }
  for (const id of entry.stopEffects) yield line('effect', `stopped ${id.slice(id.lastIndexOf('#') + 1)}`)
  for (const { kind, position, body } of entry.records) {
    yield line(kind, `${position} ${JSON.stringify(redact(body, reveal))}`)
  }
  for (const create of entry.creates) yield line('creates', `${create.type}/${create.id}`)
  if (isOutdated) yield line('note', `the machine of version ${entry.version} is not here; only the hash was checked`)
  for (const difference of differences) yield line('differs', differenceText(difference, reveal))
  yield ''
}

function line(label: string, text: string): string {
  return `    ${label.padEnd(10)}${text}`
}

/** A state's path, such as `active.ask_name.listening`; of parallel states one path each. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value
  const paths = Object.entries(value).map(([key, inner]) => {
    const rest = inner === undefined ? '' : stateText(inner)
    return rest === '' ? key : `${key}.${rest}`
  })
  return paths.join(' & ')
}

function timerText({ id, at }: Timer): string {
  return `${delayNameOf(id)} for ${timeText(at)}`
}

function timeText(at: EpochMs): string {
  return new Date(at).toISOString()
}

function differenceText({ path, stored, computed }: Difference, reveal: boolean): string {
  return `${path}: stored ${valueText(path, stored, reveal)}, replayed ${valueText(path, computed, reveal)}`
}

/** A value that differs may be anything; the property that holds it says whether it may be shown. */
function valueText(path: string, value: Json | undefined, reveal: boolean): string {
  if (value === undefined) return 'nothing'
  const names = path.split('.')
  if (names.at(0) === 'hash' && typeof value === 'string') return value.slice(0, 12)
  if (names.at(0) === 'value' || names.slice(0, 2).join('.') === 'snapshot.value') return JSON.stringify(value)
  let nested: Json = value
  for (const name of names.reverse()) nested = { [name]: nested }
  let shown = redact(nested, reveal)
  for (const name of names.reverse()) {
    const inner: Json | undefined = (shown as Record<string, Json>)[name]
    shown = inner === undefined ? MASK : inner // a name that looked like a number was masked itself
  }
  return JSON.stringify(shown)
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

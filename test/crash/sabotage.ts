/**
 * Loaded before the service (`node --import`), breaks the kernel on purpose: the source of one file is changed while it
 * is loaded. A crash test that does not notice is worth nothing.
 */
import { registerHooks } from 'node:module'

interface Fault {
  file: string
  from: string
  to: string
}

export const FAULTS: Record<string, Fault> = {
  'answer-before-commit': {
    file: 'src/actors/runtime/committer.ts',
    from: 'waiting.push({ commit, since: clock.now(), resolve, reject })',
    to: "waiting.push({ commit, since: clock.now(), resolve, reject }); resolve('committed')",
  },
  'forget-generation': {
    file: 'src/actors/runtime/to-event.ts',
    from: '`timer:${generation}:${id}`',
    to: '`timer:${id}`',
  },
  'lose-timers-on-load': {
    file: 'src/actors/journal/load.ts',
    from: 'timers: migrated.timers, effects }',
    to: 'timers: [], effects }',
  },
  'skip-adoption': {
    file: 'src/actors/runtime/sweeps.ts',
    from: 'await slice.waitFor(kernel.adopt(actorId, alive))',
    to: '',
  },
  'skip-wake': {
    file: 'src/actors/runtime/sweeps.ts',
    from: 'await slice.waitFor(kernel.wake(others))',
    to: '',
  },
  'forget-who-asked': {
    file: 'src/actors/runtime/runtime.ts',
    from: 'eventId: eventId ?? freshEventId()',
    to: 'eventId: freshEventId()',
  },
  'leave-out-created-actors': {
    file: 'src/actors/runtime/unit-of-work.ts',
    from: 'const creates = this.children.filter(',
    to: 'const creates = [].filter(',
  },
  'dial-again': {
    file: 'src/effects/dial.ts',
    from: "onInterrupted: 'fail'",
    to: "onInterrupted: 'repeat'",
  },
  'hold-on-to-audio': {
    file: 'src/telephony/sockets/media-sessions.ts',
    from: 'sessions.get(callId)?.close()',
    to: '',
  },
  'forget-hanging-up': {
    file: 'src/machines/call/call-guards.ts',
    from: "return hasEnded(leg) || call.providerCallId === null || leg.hangUp === 'done'",
    to: 'return call.to !== null || leg.hangUp !== undefined',
  },
  'write-half-a-turn': {
    file: 'src/actors/journal/journal-row.ts',
    from: 'of entries.entries()) {\n    body += index',
    to: 'of entries.slice(0, 2).entries()) {\n    body += index',
  },
  'forget-the-tail': {
    file: 'src/store/sqlite/actor-store.ts',
    from: 'tail: isBehind ? readJournal(actorId, record.seq, TAIL_PAGE) : []',
    to: 'tail: []',
  },
  'leave-owners-unwritten': {
    file: 'src/actors/journal/record-mark.ts',
    from: ' || now.owner !== mark.owner',
    to: '',
  },
  'sleep-through-earlier-deadlines': {
    file: 'src/actors/journal/record-mark.ts',
    from: 'if (isEarlier && now.wakeAt !== mark.wakeAt) return true',
    to: '',
  },
}

const name = process.env.PARLEY_SABOTAGE ?? ''
const fault = FAULTS[name]
if (name !== '' && !fault) throw new Error(`There is no fault ${name}. There are ${Object.keys(FAULTS).join(', ')}.`)

if (fault) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith(fault.file)) return loaded
      const source = Buffer.from(loaded.source as Uint8Array).toString()
      if (!source.includes(fault.from)) throw new Error(`${fault.file} no longer has what ${name} changes.`)
      return { ...loaded, source: source.replace(fault.from, fault.to) }
    },
  })
}

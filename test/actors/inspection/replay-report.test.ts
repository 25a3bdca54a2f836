import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeRecord } from '../../../src/actors/journal/records.ts'
import { machinesOf, writeExportedJournal, type ExportedJournal } from '../../../src/effects/exported-journal.ts'
import { reportReplay, stateText } from '../../../src/actors/inspection/replay-report.ts'
import { replayJournal } from '../../../src/actors/journal/replay.ts'
import type { Store } from '../../../src/ports/store.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { commitsOf } from '../../../src/transfer/exported-actor.ts'
import { journalFolder, recordedJournal } from '../../support/kernel/recorded-journals.ts'

async function report(file: ExportedJournal, reveal = false): Promise<string> {
  const replay = await replayJournal(file.rows, machinesOf(file), file.record)
  return [...reportReplay(replay, reveal)].join('\n')
}

describe('the report of a replay', () => {
  it('shows each step in a block and the verdict last', async () => {
    const lines = (await report(recordedJournal('conversation-expired'))).split('\n')
    expect(lines).toContain('#2  2026-11-02T04:30:00.000Z  xstate.done.actor.compose')
    expect(lines).toContain('    state     active.ask_name.asking → active.ask_name.listening')
    expect(lines).toContain('    timer     set untilIdle for 2026-11-02T04:45:00.000Z')
    expect(lines).toContain('    timer     cancelled untilIdle')
    expect(lines).toContain('    effect    started compose')
    expect(lines).toContain('    status    done')
    expect(lines.at(-1)).toBe('7 steps, no difference')
  })

  it('keeps numbers and what people said inside unless it is asked for', async () => {
    const file = recordedJournal('conversation-completed')
    const masked = await report(file)
    for (const inside of ['98765', 'Priya', 'fever', 'Sunrise Clinic']) expect(masked).not.toContain(inside)
    const revealed = await report(file, true)
    for (const inside of ['98765', 'Priya', 'fever', 'Sunrise Clinic']) expect(revealed).toContain(inside)
  })

  it('never shows the hash of a key or the path of a webhook’s address', async () => {
    const key = recordedJournal('api-key-rotated')
    const hash = key.record.snapshot.context.hash as string
    expect(hash).toHaveLength(64)
    expect(await report(key, true)).not.toContain(hash)
    expect(await report(recordedJournal('webhook-delivered-at-third-attempt'))).not.toContain('a-secret-path')
  })

  it('names what differs, and masks it like everything else', async () => {
    const file = recordedJournal('conversation-completed')
    Object.assign(file.record.snapshot.context, { reply: 'Call +91 98765 43210', turnCount: 99, fields: { age: 31 } })
    const lines = (await report(file)).split('\n')
    expect(lines).toContain('The stored record is not where the journal leads:')
    expect(lines).toContain('    differs   snapshot.context.turnCount: stored 99, replayed 7')
    expect(lines).toContain('    differs   snapshot.context.reply: stored "•••", replayed "•••"')
    expect(lines).toContain('    differs   snapshot.context.fields.age: stored "•••", replayed nothing')
    expect(lines.at(-1)).toMatch(/^20 steps, \d+ differences$/)
    expect(lines.join()).not.toContain('98765')
  })

  it('writes a state as a path', () => {
    expect(stateText({ active: { ask_name: 'listening' } })).toBe('active.ask_name.listening')
    expect(stateText({ left: 'on', right: { deep: {} } })).toBe('left.on & right.deep')
  })
})

describe('npm run replay', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-replay-'))
  const file = recordedJournal('conversation-with-slow-model')
  const damaged = structuredClone(file)
  let store: Store

  beforeAll(async () => {
    // Stays open: the replay reads beside a running service.
    store = await openSqliteStore({ dataDir })
    await store.flows.put(file.header.version.split('+')[1] ?? '', file.header.flow ?? {})
    const [first] = file.rows
    await store.actors.commit(commitsOf(encodeRecord(file.record), file.rows))
    expect(first?.actorId).toBe(file.record.actorId)
    damaged.record.snapshot.context.turnCount = 50
    writeFileSync(join(dataDir, 'damaged.jsonl'), writeExportedJournal(damaged))
  })
  afterAll(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true })
  })

  function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
    const script = fileURLToPath(new URL('../../../scripts/replay.ts', import.meta.url))
    const env = { ...process.env, DATA_DIR: dataDir }
    return new Promise((resolve) => {
      execFile(process.execPath, [script, ...args], { env }, (failure, out, error) => {
        resolve({ code: failure ? Number(failure.code) : 0, out, error })
      })
    })
  }

  it('exits with 0 when a stored actor is where its journal leads, and lists its steps', async () => {
    const { code, out } = await run(file.record.actorId)
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').at(-1)).toBe('11 steps, no difference')
    expect(out).not.toContain('Priya')
  })

  it('exits with 1 on a difference', async () => {
    const { code, out } = await run('--file', join(dataDir, 'damaged.jsonl'))
    expect(code).toBe(1)
    expect(out).toContain('snapshot.context.turnCount: stored 50')
  })

  it('exits with 2 and a sentence when there is nothing to replay', async () => {
    const unknown = await run('conversation/00000000-0000-4000-8000-ffffffffffff')
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.error).toContain('There is no conversation/00000000-0000-4000-8000-ffffffffffff')
    expect((await run('conversation')).error).toContain('Name an actor, such as conversation/<id>')
    expect((await run('--file', join(dataDir, 'none.jsonl'))).code).toBe(2)
  })

  it('exports what can be replayed anywhere, to those who know what it holds', async () => {
    const refused = await run(file.record.actorId, '--export')
    expect(refused).toMatchObject({ code: 2, out: '' })
    const { out } = await run(file.record.actorId, '--export', '--reveal')
    writeFileSync(join(dataDir, 'exported.jsonl'), out)
    const replayed = await run('--file', join(dataDir, 'exported.jsonl'))
    expect(replayed.out.trimEnd().split('\n').at(-1)).toBe('11 steps, no difference')
    const recorded = await run('--file', fileURLToPath(new URL('api-key-rotated.jsonl', journalFolder)))
    expect(recorded.code).toBe(0)
  })
})

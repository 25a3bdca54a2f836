import { commitsOf } from '../../src/transfer/exported-actor.ts'
import { BlockWriter } from '../../src/transfer/block-writer.ts'
import { CHECK_PREFIX } from '../../src/transfer/file-format.ts'
import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import { BadRequest, Conflict, SetupError, StoreUnavailable } from '../../src/base/errors.ts'
import { isEmpty } from '../../src/transfer/check-store.ts'
import { importInstallation } from '../../src/transfer/import-installation.ts'
import { readWholeFile } from '../../src/transfer/whole-file.ts'
import type { Store } from '../../src/ports/store.ts'
import { createSeal } from '../../src/security/seal.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../store/folder.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { actorOf, furnish } from '../support/transfer/furnished.ts'
import { clock, contentsOf, exportText, importInto, newPath, seal, using } from '../support/transfer/move.ts'
import { newMongoPlace, newSqlitePlace } from '../support/transfer/stores.ts'

/** Small, so that a file has many blocks to be interrupted in. */
const BLOCK_LENGTH = 300
const INTRUDER = {
  id: '01900000-0000-7000-8000-00000000000e',
  email: 'eve@example.com',
  passwordHash: '',
  createdAt: 0,
}

let file: Buffer
let contents: Awaited<ReturnType<typeof contentsOf>>
beforeAll(async () => {
  const folder = await newFolder()
  const store = await openSqliteStore({ dataDir: folder.path })
  await furnish(store)
  file = Buffer.from(await exportText(store, BLOCK_LENGTH))
  contents = await contentsOf(store)
  await store.close()
  await folder.remove()
})

async function pathOf(bytes: Buffer | string): Promise<string> {
  const path = await newPath()
  writeFileSync(path, bytes)
  return path
}

/** The same store, whose `n`th write fails: before anything is done, or after all of it. */
function failingAt(store: Store, n: number, moment: 'before' | 'after'): { store: Store; writes: () => number } {
  let writes = 0
  const breaking = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    writes += 1
    if (writes === n && moment === 'before') throw new StoreUnavailable()
    const result = await work()
    if (writes === n) throw new StoreUnavailable()
    return result
  }
  const { actors, transfer } = store
  return {
    writes: () => writes,
    store: {
      ...store,
      actors: { ...actors, commit: (commits) => breaking(() => actors.commit(commits)) },
      transfer: {
        ...transfer,
        insertMissing: (kind, items) => breaking(() => transfer.insertMissing(kind, items)),
        markImport: (mark) => breaking(() => transfer.markImport(mark)),
      },
    },
  }
}

describe('an import', () => {
  it('makes the target equal to the source', async () => {
    await using(await newSqlitePlace(), async (store) => {
      const { outcome, counts } = await importInto(store, await pathOf(file))
      expect(outcome).toBe('imported')
      expect(counts).toMatchObject({ user: 1, project: 3, flow: 1, slot: 1, keyUsage: 1, payload: 3, actor: 4 })
      expect(await contentsOf(store)).toEqual(contents)
    })
  })

  it('changes nothing when it is run once more', async () => {
    await using(await newSqlitePlace(), async (store) => {
      const path = await pathOf(file)
      await importInto(store, path)
      await store.keyUsage.add([{ keyId: 'k1', count: 1, lastUsedAt: 6 }])
      expect((await importInto(store, path)).outcome).toBe('unchanged')
      expect(await store.keyUsage.findMany(['k1'])).toEqual([{ keyId: 'k1', count: 8, lastUsedAt: 6 }])
    })
  })

  it.each(['before', 'after'] as const)(
    'goes on where it was, whichever write it was interrupted %s',
    async (moment) => {
      const path = await pathOf(file)
      for (let n = 1; ; n += 1) {
        const isOver = await using(await newSqlitePlace(), async (store) => {
          const failing = failingAt(store, n, moment)
          const first = await importInto(failing.store, path).catch((error: unknown) => error)
          if (failing.writes() < n) return true
          expect(first).toBeInstanceOf(StoreUnavailable)
          await importInto(store, path)
          expect(await contentsOf(store)).toEqual(contents)
          return false
        })
        if (!isOver) continue
        expect(n).toBeGreaterThan(20)
        return
      }
    },
  )

  it.skipIf(skipReason !== undefined)('goes on in the middle of a journal on MongoDB', async () => {
    const path = await pathOf(file)
    await using(await newMongoPlace(), async (store) => {
      const long = actorOf('conversation/00000000-0000-7000-8000-000000000002', 1_100)
      const { id } = JSON.parse(file.toString().split('\n', 1)[0] ?? '') as { id: string }
      await store.transfer.markImport({ fileId: id, lines: 0, isComplete: false })
      await store.actors.commit(commitsOf(long.record, long.journal).slice(0, 2))
      expect((await importInto(store, path)).outcome).toBe('resumed')
      expect(await contentsOf(store)).toEqual(contents)
    })
  })

  it('keeps the service from starting while it is half done', async () => {
    const place = await newSqlitePlace()
    const path = await pathOf(file)
    await using(place, (store) => expect(importInto(failingAt(store, 9, 'before').store, path)).rejects.toThrow())
    await expect(createApp(place.config)).rejects.toThrow(/^The import into this store is incomplete \(\d+ lines/)
    await expect(createApp(place.config)).rejects.toThrow(SetupError)
    await using(place, (store) => importInto(store, path))
    await (await createApp(place.config)).stop()
  })
})

describe('a file that is not as it was written', () => {
  it('is refused for any byte that has changed, with nothing written', async () => {
    await using(await newSqlitePlace(), async (store) => {
      const ends = file.indexOf('\n') + 400
      const places = Array.from({ length: file.length }, (_, place) => place)
      const chosen = places.filter((place) => {
        return (
          (place < ends && place % 7 === 0) || place % 19_973 === 0 || (place > file.length - 300 && place % 5 === 0)
        )
      })
      const path = await newPath()
      for (const [index, place] of chosen.entries()) {
        const changed = Buffer.from(file)
        changed[place] = (changed[place] ?? 0) ^ (1 << (index % 8))
        writeFileSync(path, changed)
        await expect(importInto(store, path), `byte ${place}`).rejects.toThrow(BadRequest)
      }
      expect(await isEmpty(store)).toBe(true)
      expect(await store.transfer.findImport()).toBeNull()
    })
  })

  it('is refused when whoever changed it has written its check lines anew', async () => {
    const forged: string[] = []
    const writer = new BlockWriter((text) => Promise.resolve(void forged.push(text)))
    for (const line of file.toString().split('\n').slice(0, -1)) {
      if (line.startsWith(CHECK_PREFIX)) await writer.endBlock()
      else await writer.add(JSON.parse(line.replace('ann@example.com', 'eve@example.com')) as object)
    }
    expect(forged.join('')).toContain('eve@example.com')
    await using(await newSqlitePlace(), async (store) => {
      const path = await pathOf(forged.join(''))
      await expect(importInto(store, path)).rejects.toThrow(`${path} was changed after it was exported.`)
      expect(await isEmpty(store)).toBe(true)
    })
  })

  it.each([
    ['a line beside its end', (user: object, end: object) => [user, end]],
    ['an item in the line of its end', (user: object, end: object) => [{ ...user, ...end }]],
  ])('is refused when %s was added, which its proof does not cover', async (_what, lastBlock) => {
    const forged: string[] = []
    const writer = new BlockWriter((text) => Promise.resolve(void forged.push(text)))
    for (const line of file.toString().split('\n').slice(0, -1)) {
      const parsed = JSON.parse(line) as { end?: object }
      if (line.startsWith(CHECK_PREFIX)) await writer.endBlock()
      else if (!parsed.end) await writer.add(parsed)
      else for (const added of lastBlock({ kind: 'user', item: INTRUDER }, parsed)) await writer.add(added)
    }
    await using(await newSqlitePlace(), async (store) => {
      const path = await pathOf(forged.join(''))
      await expect(importInto(store, path)).rejects.toThrow(`${path} was changed after it was exported.`)
      expect(await isEmpty(store)).toBe(true)
    })
  })

  it('is refused wherever it is cut off', async () => {
    await using(await newSqlitePlace(), async (store) => {
      const lines = file.toString().split('\n')
      for (const count of [0, 1, 2, 3, 10, lines.length - 4, lines.length - 3, lines.length - 2]) {
        const path = await pathOf(
          lines
            .slice(0, count)
            .map((line) => `${line}\n`)
            .join(''),
        )
        await expect(importInto(store, path), `${count} lines`).rejects.toThrow(BadRequest)
      }
      expect(await isEmpty(store)).toBe(true)
    })
  })

  it.each([
    ['many lines', `${'x'.repeat(1024 * 1024)}\n`],
    ['one line', 'x'.repeat(1024 * 1024)],
  ])('is not read further than any block is long when it has no check lines: %s', async (_name, mebibyte) => {
    await using(await newSqlitePlace(), async (store) => {
      const path = await pathOf(mebibyte.repeat(80))
      await expect(importInto(store, path)).rejects.toThrow(/is damaged or cut off between lines 1 and (1|64)\./)
    })
  })

  it('is named with the lines where the damage is', async () => {
    const text = file.toString().replace('ann@example.com', 'eve@example.com')
    await using(await newSqlitePlace(), async (store) => {
      await expect(importInto(store, await pathOf(text))).rejects.toThrow(
        /is damaged or cut off between lines 3 and \d+\. Copy it again/,
      )
      await expect(importInto(store, await pathOf('hello\n'))).rejects.toThrow('is damaged or cut off')
      await expect(importInto(store, await pathOf(''))).rejects.toThrow('is no exported installation')
      await expect(importInto(store, '/nowhere/at/all.jsonl')).rejects.toThrow('cannot be read')
    })
  })
})

describe('a store that an import must not touch', () => {
  it('is one with another key', async () => {
    const otherSeal = createSeal(Buffer.alloc(32, 1))
    const reading = readWholeFile(await pathOf(file), otherSeal)
    await expect(reading).rejects.toThrow(/^SECRET_KEY is not the one of the installation that was exported/)
  })

  it('is one that holds anything already', async () => {
    await using(await newSqlitePlace(), async (store) => {
      await store.users.insert({ id: 'u9', email: 'bob@example.com', passwordHash: '', createdAt: 1 })
      await expect(importInto(store, await pathOf(file))).rejects.toThrow(Conflict)
    })
    await using(await newSqlitePlace(), async (store) => {
      await store.transfer.markImport({ fileId: 'other', lines: 3, isComplete: false })
      await expect(importInto(store, await pathOf(file))).rejects.toThrow('half an import of another file')
      await store.transfer.markImport({ fileId: 'other', lines: 9, isComplete: true })
      await expect(importInto(store, await pathOf(file))).rejects.toThrow('holds an installation already')
    })
  })

  it('is one that a node is running on, or was a moment ago', async () => {
    await using(await newSqlitePlace(), async (store) => {
      await store.nodes.heartbeat('alive', clock.now() - 19_999)
      await expect(importInto(store, await pathOf(file))).rejects.toThrow(/^A node is running on this store/)
      const later = { now: () => clock.now() + 2 }
      const imported = await importInstallation({
        file: await readWholeFile(await pathOf(file), seal),
        store,
        clock: later,
      })
      expect(imported.outcome).toBe('imported')
    })
  })
})

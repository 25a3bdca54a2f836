import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the disk itself does: blocks of 4 KiB written and synced one after another, in a second. */
export function syncsPerSecond(): number {
  const path = join(tmpdir(), `parley-sync-${process.pid}`)
  const file = openSync(path, 'w')
  const block = Buffer.alloc(4096)
  const startedAt = performance.now()
  let syncs = 0
  while (performance.now() - startedAt < 1_000) {
    writeSync(file, block, 0, block.length, (syncs % 256) * block.length)
    fdatasyncSync(file)
    syncs += 1
  }
  closeSync(file)
  rmSync(path)
  return syncs
}

// Brings the log into the file, beside the thread that goes on writing to it (checkpointer.ts). This file is JavaScript
// so that the thread does not load what strips types.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const { path, fewPages } = workerData
/** So that a pass ends that others write as fast as it reads. */
const MAX_PASSES = 4

const connection = new DatabaseSync(path)
connection.exec('PRAGMA synchronous = FULL')
const checkpoint = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort.on('message', (request) => {
  if (request === 'close') {
    connection.close()
    parentPort.close()
    return
  }
  try {
    bringIn()
  } catch {
    // As when SQLite does it after a commit: the log stays, and it is tried again later.
  }
  parentPort.postMessage('done')
})

/** Each pass brings in what was written during the one before. */
function bringIn() {
  let before = 0
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { checkpointed } = checkpoint.get()
    if (checkpointed - before < fewPages) return
    before = checkpointed
  }
}

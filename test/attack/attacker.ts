/** A thread of its own that attacks, so that the client whose time is taken is not held up by it. */
import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type Victim } from './attacks.ts'

const { name, victim } = workerData as { name: string; victim: Victim }
let isTold = false
parentPort?.on('message', () => (isTold = true))

await ATTACKS.find((attack) => attack.name === name)
  ?.run(victim, () => isTold)
  .catch((error: unknown) => console.error(`  ${name}: ${String(error)}`))
parentPort?.postMessage('done')
parentPort?.close()

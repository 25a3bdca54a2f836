/** A thread of its own that attacks, so that the client whose time is taken is not held up by it. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type Victim } from './attacks.ts'

const { name, victim } = workerData as { name: string; victim: Victim }
// Linux takes this for the calling thread alone. A real attacker has a machine of its own: what it takes of this one is not
// what the service costs the client.
setPriority(0, 19)
let isTold = false
parentPort?.on('message', () => (isTold = true))

await ATTACKS.find((attack) => attack.name === name)
  ?.run(victim, () => isTold)
  .catch((error: unknown) => console.error(`  ${name}: ${String(error)}`))
parentPort?.postMessage('done')
parentPort?.close()

/**
 * Runs the simulated carriers by themselves: `npm run simulator -- [--port 4000] [--seed 1]`. Services use them with
 * `SIMULATOR_URL`.
 */
import { parseArgs } from 'node:util'
import { systemClock } from '../src/actors/system-clock.ts'
import { startSimulator } from '../src/providers/simulator/simulator.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, seed: { type: 'string' } } })
const port = Number(values.port ?? 4000)
const seed = Number(values.seed ?? 1)
if (!Number.isInteger(port) || !Number.isInteger(seed)) {
  process.stderr.write('--port and --seed are whole numbers.\n')
  process.exit(1)
}

const simulator = await startSimulator({ clock: systemClock, port, seed })
process.stdout.write(`The simulated carriers listen on ${simulator.url}\n`)
const stop = () => void simulator.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

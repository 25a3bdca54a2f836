/**
 * Runs the simulated carriers by themselves: `npm run simulator -- [--port 4000] [--seed 1]`. Services use them with
 * `SIMULATOR_URL`.
 */
import { systemClock } from '../src/base/system-clock.ts'
import { BadRequest } from '../src/base/errors.ts'
import { startSimulator } from '../src/simulator/simulator.ts'
import { command, readArguments, readPort } from './command.ts'

const OPTIONS = { port: { type: 'string', default: '4000' }, seed: { type: 'string', default: '1' } } as const
const USAGE = 'Usage: npm run simulator -- [--port 4000] [--seed 1]'

await command(async () => {
  const { values } = readArguments({ options: OPTIONS }, USAGE)
  const port = readPort('port', values.port)
  const seed = Number(values.seed)
  if (!/^\d+$/.test(values.seed) || !Number.isSafeInteger(seed)) {
    throw new BadRequest('--seed: Expected a whole number from 0.')
  }
  const simulator = await startSimulator({ clock: systemClock, port, seed })
  console.log(`The simulated carriers listen on ${simulator.url}. Start services with SIMULATOR_URL=${simulator.url}`)
  const stop = () => void simulator.close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
})

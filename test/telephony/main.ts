/** Many seeded calls on a virtual clock: `npm run calls -- [--count 1000] [--seed 1]`. */
import { parseArgs } from 'node:util'
import { runManyCalls } from './many-calls.ts'

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } })
const [count, seed] = [Number(values.count ?? 1_000), Number(values.seed ?? 1)]
const begun = performance.now()
const { problems, ends } = await runManyCalls({ count, seed })
const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
for (const [end, times] of Object.entries(ends).sort(([, a], [, b]) => b - a)) {
  process.stdout.write(`${String(times).padStart(6)}  ${end}\n`)
}
process.stdout.write(`${count} calls with seed ${seed} in ${seconds} s: ${problems.length} problems\n`)
for (const problem of problems.slice(0, 50)) process.stdout.write(`  ${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)

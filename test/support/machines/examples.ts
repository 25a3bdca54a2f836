import { readdirSync, readFileSync } from 'node:fs'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'

const folder = new URL('../../../examples/flows/', import.meta.url)

/** The example flows as saved, by file name without ending. */
export const savedExamples: [string, unknown][] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))])

export const exampleFlows: [string, Flow][] = savedExamples.map(([name, saved]) => {
  const { flow } = checkFlow(saved)
  if (!flow) throw new Error(`The example ${name} is not ready.`)
  return [name, flow]
})

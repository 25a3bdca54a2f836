import { join } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../errors.ts'
import { readIfThere, writePrivately } from './private-file.ts'

const planSchema = z.object({
  email: z.string(),
  password: z.string(),
  demo: z
    .object({
      projectId: z.string(),
      keyId: z.string(),
      key: z.string(),
      agents: z.array(z.object({ id: z.string(), name: z.string(), description: z.string(), flow: z.string() })),
    })
    .nullable(),
})

/** What the first start outside production made up, for later starts and for the commands of whoever owns the folder. */
export type Plan = z.infer<typeof planSchema>

export function welcomePath(dataDir: string): string {
  return join(dataDir, 'welcome.json')
}

/** Null when there is none. Throws `SetupError` when the file is damaged. */
export function readPlan(dataDir: string): Plan | null {
  const path = welcomePath(dataDir)
  const text = readIfThere(path)
  if (text === null) return null
  try {
    return planSchema.parse(JSON.parse(text))
  } catch (error) {
    const wayOut = 'Remove it, together with the database if that can go too, and start again.'
    throw new SetupError(`DATA_DIR: the file ${path} is damaged. ${wayOut}`, error)
  }
}

export function writePlan(dataDir: string, plan: Plan): void {
  writePrivately(welcomePath(dataDir), `${JSON.stringify(plan, null, 2)}\n`)
}

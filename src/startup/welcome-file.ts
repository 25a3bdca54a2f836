import { join } from 'node:path'
import { SetupError } from '../errors.ts'
import type { DemoPlan } from './demo.ts'
import { readIfThere, writePrivately } from './private-file.ts'

/** What the first start outside production made up, for later starts and for the commands of whoever owns the folder. */
export interface Plan {
  email: string
  password: string
  demo: DemoPlan | null
}

export function welcomePath(dataDir: string): string {
  return join(dataDir, 'welcome.json')
}

/** Null when there is none. Throws `SetupError` when the file is damaged. */
export function readPlan(dataDir: string): Plan | null {
  const path = welcomePath(dataDir)
  const text = readIfThere(path)
  if (text === null) return null
  try {
    const plan: unknown = JSON.parse(text)
    if (isPlan(plan)) return plan
    throw new Error('Something is missing.')
  } catch (error) {
    const wayOut = 'Remove it, together with the database if that can go too, and start again.'
    throw new SetupError(`DATA_DIR: the file ${path} is damaged. ${wayOut}`, error)
  }
}

export function writePlan(dataDir: string, plan: Plan): void {
  writePrivately(welcomePath(dataDir), `${JSON.stringify(plan, null, 2)}\n`)
}

function isPlan(value: unknown): value is Plan {
  if (!hasTexts(value, ['email', 'password']) || !('demo' in value)) return false
  const { demo } = value
  if (demo === null) return true
  if (!hasTexts(demo, ['projectId', 'keyId', 'key']) || !('agents' in demo) || !Array.isArray(demo.agents)) return false
  return demo.agents.every((agent) => hasTexts(agent, ['id', 'name', 'description', 'flow']))
}

function hasTexts(value: unknown, names: string[]): value is object {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return names.every((name) => typeof fields.get(name) === 'string')
}

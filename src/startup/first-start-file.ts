import { join } from 'node:path'
import { SetupError } from '../base/errors.ts'
import type { DemoPlan } from './demo.ts'
import { readIfExists, writePrivateFile } from './private-file.ts'

/** What the first start outside production made up, for later starts and for the commands of whoever owns the folder. */
export interface FirstStartPlan {
  email: string
  /** Null when the operator chose it (`ADMIN_PASSWORD`). */
  password: string | null
  /** As it is stored with the user, by which one that was changed since is noticed. */
  passwordHash: string
  demo: DemoPlan | null
}

export function firstStartPath(dataDir: string): string {
  return join(dataDir, 'welcome.json')
}

/** Null when there is none. Throws `SetupError` when the file is damaged. */
export function readPlan(dataDir: string): FirstStartPlan | null {
  const path = firstStartPath(dataDir)
  const text = readIfExists(path)
  if (text === null) return null
  try {
    const plan: unknown = JSON.parse(text)
    if (isPlan(plan)) return plan
    throw new Error('Something is missing.')
  } catch (error) {
    const remedy = 'Remove it, together with the database if that can go too, and start again.'
    throw new SetupError(`DATA_DIR: the file ${path} is damaged. ${remedy}`, error)
  }
}

export function writePlan(dataDir: string, plan: FirstStartPlan): void {
  writePrivateFile(firstStartPath(dataDir), `${JSON.stringify(plan, null, 2)}\n`)
}

function isPlan(value: unknown): value is FirstStartPlan {
  if (!hasTexts(value, ['email', 'passwordHash']) || !('demo' in value) || !('password' in value)) return false
  const { demo, password } = value
  if (password !== null && typeof password !== 'string') return false
  if (demo === null) return true
  if (!hasTexts(demo, ['projectId', 'keyId', 'key']) || !('agents' in demo) || !Array.isArray(demo.agents)) return false
  return demo.agents.every((agent) => hasTexts(agent, ['id', 'name', 'description', 'flow']))
}

function hasTexts(value: unknown, names: string[]): value is object {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return names.every((name) => typeof fields.get(name) === 'string')
}

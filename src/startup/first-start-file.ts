import { join } from 'node:path'
import { SetupError } from '../base/errors.ts'
import type { DemoPlan } from './demo.ts'
import { readIfExists, writePrivateFile } from './private-file.ts'

/** What the first start outside production generated, for later starts and for commands of the folder's owner. */
export interface FirstStartPlan {
  email: string
  /** Null when the operator chose it (`ADMIN_PASSWORD`). */
  password: string | null
  /** As stored with the user; a password that was changed since has another hash. */
  passwordHash: string
  demo: DemoPlan | null
}

export function firstStartPath(dataDir: string): string {
  return join(dataDir, 'welcome.json')
}

/** Returns null when the file does not exist. Throws `SetupError` when it is damaged. */
export function readPlan(dataDir: string): FirstStartPlan | null {
  const path = firstStartPath(dataDir)
  const text = readIfExists(path)
  if (text === null) return null
  try {
    const plan: unknown = JSON.parse(text)
    if (isPlan(plan)) return plan
    throw new Error('A field is missing.')
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

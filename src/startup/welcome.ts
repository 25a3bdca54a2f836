import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { ConsoleDeps } from '../console/console-deps.ts'
import { ensureFirstUser, randomPassword } from '../console/first-user.ts'
import { SetupError } from '../errors.ts'
import { planDemo, storeDemo } from './demo.ts'
import { readIfThere, writePrivately } from './private-file.ts'

/** What the start prints, so that a newcomer can begin. */
export interface Welcome {
  /** Null when there is a user whom this start did not make, or none at all. */
  login: { email: string; /** Null when the operator chose it. */ password: string | null } | null
  demo: { key: string; agents: { id: string; name: string }[] } | null
  /** Nobody could log in. */
  hasNoUser: boolean
}

const FILE_NAME = 'welcome.json'

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
type Plan = z.infer<typeof planSchema>

/**
 * Makes the first user, and outside production a demo project with agents and a key.
 *
 * Outside production everything is planned first and kept in a file that only its owner can read; then what is not
 * stored yet is stored. So a start that was interrupted is completed by the next one, a store that was emptied is filled
 * again, and every start can print the key.
 */
export async function welcome(config: Config, deps: ConsoleDeps): Promise<Welcome> {
  const { users } = deps.store
  const helpers = { users, newId: () => deps.newId(), now: () => deps.clock.now() }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  if (config.isProduction) {
    if (email !== undefined && password !== undefined) await ensureFirstUser({ email, password }, helpers)
    return { login: null, demo: null, hasNoUser: (await users.count()) === 0 }
  }

  const path = join(config.DATA_DIR, FILE_NAME)
  const kept = readIfThere(path)
  if (kept === null && (await users.count()) > 0) return { login: null, demo: null, hasNoUser: false }
  const plan: Plan = kept === null ? planFirstStart(config, deps) : readPlan(path, kept)
  if (kept === null) writePrivately(path, `${JSON.stringify(plan, null, 2)}\n`)

  const first = await ensureFirstUser(plan, helpers)
  if (kept === null && !first?.created) {
    // Another node was quicker; its greeting is the right one.
    rmSync(path)
    return { login: null, demo: null, hasNoUser: false }
  }
  if (plan.demo && first) await storeDemo(plan.demo, first.user.id, deps)
  return {
    login: first && { email: plan.email, password: plan.password === password ? null : plan.password },
    demo: plan.demo,
    hasNoUser: false,
  }
}

function planFirstStart(config: Config, deps: ConsoleDeps): Plan {
  return {
    email: config.ADMIN_EMAIL ?? 'admin@localhost',
    password: config.ADMIN_PASSWORD ?? randomPassword(),
    demo: config.hasDemo ? planDemo(() => deps.newId()) : null,
  }
}

function readPlan(path: string, text: string): Plan {
  try {
    return planSchema.parse(JSON.parse(text))
  } catch (error) {
    const wayOut = 'Remove it, together with the database if that can go too, and start again.'
    throw new SetupError(`DATA_DIR: the file ${path} is damaged. ${wayOut}`, error)
  }
}

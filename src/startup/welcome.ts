import { rmSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { ConsoleDeps } from '../console/console-deps.ts'
import { ensureFirstUser, randomPassword } from '../console/first-user.ts'
import { planDemo, storeDemo } from './demo.ts'
import { readPlan, welcomePath, writePlan, type Plan } from './welcome-file.ts'

/** What the start prints, so that a newcomer can begin. */
export interface Welcome {
  /** Null when there is a user whom this start did not make, or none at all. */
  login: { email: string; /** Null when the operator chose it. */ password: string | null } | null
  demo: { key: string; agents: { id: string; name: string }[] } | null
  /** Nobody could log in. */
  hasNoUser: boolean
}

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

  const kept = readPlan(config.DATA_DIR)
  if (kept === null && (await users.count()) > 0) return { login: null, demo: null, hasNoUser: false }
  const plan = kept ?? planFirstStart(config, deps)
  if (kept === null) writePlan(config.DATA_DIR, plan)

  const first = await ensureFirstUser(plan, helpers)
  if (kept === null && !first?.created) {
    // Another node was quicker; its greeting is the right one.
    rmSync(welcomePath(config.DATA_DIR))
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

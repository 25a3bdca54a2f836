import { rmSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { ConsoleDeps } from '../console/console-deps.ts'
import { emailOf, ensureFirstUser, randomPassword } from '../console/first-user.ts'
import { hashPassword, isPasswordOf } from '../console/session/password.ts'
import { planDemo, readDemo, storeDemo, type UsableDemo } from './demo.ts'
import { readPlan, firstStartPath, writePlan, type FirstStartPlan } from './first-start-file.ts'

/** What the start prints for a new user. */
export interface FirstStart {
  /** Null when another user exists already, or none does. */
  login: {
    userId: string
    email: string
    /** Null when the operator or the user chose it. */
    password: string | null
  } | null
  /** Null where there is none, or its key does not work any more. */
  demo: UsableDemo | null
  /** No user exists, so nobody can log in. */
  hasNoUser: boolean
}

/**
 * Creates the first user, and outside production a demo project with agents and a key.
 *
 * Outside production everything is generated first and written to a file that only its owner can read; then the missing
 * parts are stored. An interrupted start is thereby completed by the next one, an emptied store is filled again, and
 * every start can print the key, until it is revoked or replaced: then the file forgets the demo.
 */
export async function firstStart(config: Config, deps: ConsoleDeps): Promise<FirstStart> {
  const { users } = deps.store
  const helpers = { users, newId: () => deps.newId(), now: () => deps.clock.now() }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  if (config.isProduction) {
    if (email !== undefined && password !== undefined)
      await ensureFirstUser({ email, passwordHash: () => hashPassword(password) }, helpers)
    return { login: null, demo: null, hasNoUser: (await users.count()) === 0 }
  }

  const stored = readPlan(config.DATA_DIR)
  if (stored === null && (await users.count()) > 0) return { login: null, demo: null, hasNoUser: false }
  const plan = stored ?? (await planFirstStart(config, deps))
  if (stored === null) writePlan(config.DATA_DIR, plan)

  const passwordHash = () => Promise.resolve(plan.passwordHash)
  const first = await ensureFirstUser({ email: plan.email, passwordHash }, helpers)
  if (stored === null && !first?.created) {
    // Another node created the user first and prints the log-in.
    rmSync(firstStartPath(config.DATA_DIR))
    return { login: null, demo: null, hasNoUser: false }
  }
  if (plan.demo && first) await storeDemo(plan.demo, first.user.id, deps)
  const demo = plan.demo && (await readDemo(plan.demo, deps))
  if (demo === 'ended') writePlan(config.DATA_DIR, { ...plan, demo: null })
  return {
    login: first && {
      userId: first.user.id,
      email: plan.email,
      password: first.user.passwordHash === plan.passwordHash ? plan.password : null,
    },
    demo: demo === 'ended' ? null : demo,
    hasNoUser: false,
  }
}

async function planFirstStart(config: Config, deps: ConsoleDeps): Promise<FirstStartPlan> {
  const password = config.ADMIN_PASSWORD ?? randomPassword()
  return {
    email: config.ADMIN_EMAIL ?? 'admin@localhost',
    password: config.ADMIN_PASSWORD === undefined ? password : null,
    passwordHash: await hashPassword(password),
    demo: config.PARLEY_DEMO === false ? null : planDemo(() => deps.newId()),
  }
}

/** Returns why `ADMIN_PASSWORD` does not log in `ADMIN_EMAIL`; null when it does, or when it is not set. */
export async function adminPasswordWarning(
  config: Config,
  { store }: Pick<ConsoleDeps, 'store'>,
): Promise<string | null> {
  const { ADMIN_EMAIL: email = 'admin@localhost', ADMIN_PASSWORD: password } = config
  if (password === undefined) return null
  const user = await store.users.findByEmail(emailOf(email))
  if (!user)
    return `ADMIN_EMAIL and ADMIN_PASSWORD have no effect: there are users already, and ${email} is not one of them.`
  if (await isPasswordOf(user, password)) return null
  return `ADMIN_PASSWORD is not the password of ${email}: it is used at the first start only. Change it in the console, or with: npm run password -- ${email}`
}

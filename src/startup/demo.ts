import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createAgent } from '../console/agents.ts'
import type { ConsoleDeps } from '../console/console-deps.ts'
import { ensureFirstUser, randomPassword } from '../console/first-user.ts'
import { createKey } from '../console/keys.ts'

/** What the start prints, so that a newcomer can begin. Kept in a file that only its owner can read. */
export interface Welcome {
  email: string
  /** Printed at the first start only, unless it was made up. */
  password: string | null
  demo: { projectId: string; key: string; agents: { id: string; name: string }[] } | null
}

const FILE_NAME = 'welcome.json'

/** The flows of `examples/flows/` that a demo project is made of, the one for the curl line first. */
const DEMO_AGENTS = [
  { flow: 'appointment', name: 'Appointment desk', description: 'Books an appointment, in English or Hindi.' },
  { flow: 'order-feedback', name: 'Order feedback', description: 'Asks how an order went and branches on the answer.' },
  { flow: 'home-loan-lead', name: 'Home loan enquiry', description: 'Qualifies a lead by what it answers.' },
]

/**
 * Makes the first user, and outside production a demo project with agents and a key. On later starts it only reads back
 * what it made.
 */
export async function welcome(config: Config, deps: ConsoleDeps): Promise<Welcome | null> {
  const path = join(config.DATA_DIR, FILE_NAME)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Welcome
  if (config.isProduction && (config.ADMIN_EMAIL === undefined || config.ADMIN_PASSWORD === undefined)) return null

  const email = config.ADMIN_EMAIL ?? 'admin@localhost'
  const password = config.ADMIN_PASSWORD ?? randomPassword()
  const { users, projects } = deps.store
  const first = await ensureFirstUser(
    { email, password },
    { users, newId: () => deps.newId(), now: () => deps.clock.now() },
  )
  if (!first?.created) return null

  let demo: Welcome['demo'] = null
  if (config.hasDemo) {
    const project = {
      id: deps.newId(),
      name: 'Demo',
      defaultModel: 'builtin:rules',
      defaultSpeech: '',
      defaultTelephony: '',
      createdAt: deps.clock.now(),
    }
    await projects.insert(project, first.user.id)
    const agents = []
    for (const { flow, name, description } of DEMO_AGENTS) {
      const agent = await createAgent(deps, project.id, { name, description, flow: readFlow(flow) })
      agents.push({ id: agent.id, name })
    }
    const { key } = await createKey(deps, project.id, { name: 'Demo key', expiresInDays: null })
    demo = { projectId: project.id, key, agents }
  }
  const made = { email, password: config.ADMIN_PASSWORD === undefined ? password : null, demo }
  if (!config.isProduction) writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  return made
}

function readFlow(name: string) {
  return JSON.parse(readFileSync(new URL(`../../examples/flows/${name}.json`, import.meta.url), 'utf8')) as never
}

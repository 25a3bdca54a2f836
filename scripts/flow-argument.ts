import { existsSync, readFileSync } from 'node:fs'
import { BadRequest, NotFound } from '../src/base/errors.ts'
import { readConfig } from '../src/config.ts'
import { isUuid } from '../src/base/uuid.ts'
import { checkFlow } from '../src/machines/flow/check.ts'
import type { Flow } from '../src/machines/flow/types.ts'
import { openStoreReadOnly } from './open-store-read-only.ts'

/** A flow that a command works on. */
export interface FlowArgument {
  flow: Flow
  /** The agent's own model; empty where there is none, as for a file. */
  model: string
}

/**
 * Reads the flow that a command's argument names: an agent's id in the store of this installation, or a JSON file with
 * a flow. Throws `NotFound` where there is none and `BadRequest` where it has errors.
 */
export async function readFlowArgument(argument: string): Promise<FlowArgument> {
  if (!isUuid(argument.toLowerCase()) || existsSync(argument))
    return { flow: checked(argument, readJson(argument)), model: '' }
  const { DATA_DIR, MONGODB_URL } = readConfig()
  const store = await openStoreReadOnly(DATA_DIR, MONGODB_URL)
  try {
    const agent = await store.agents.find(argument.toLowerCase())
    if (!agent) {
      throw new NotFound(`There is no agent ${argument} in ${MONGODB_URL === undefined ? DATA_DIR : 'the database'}.`)
    }
    return { flow: checked(`The agent ${agent.name}`, agent.flow), model: agent.model }
  } finally {
    await store.close()
  }
}

const MAX_ERRORS = 10

function checked(title: string, saved: unknown): Flow {
  const { flow, issues } = checkFlow(saved)
  if (flow) return flow
  const errors = issues.filter(({ level }) => level === 'error').map(({ message }) => message)
  const more = errors.length - MAX_ERRORS
  const lines = [...errors.slice(0, MAX_ERRORS), ...(more > 0 ? [`… and ${more} more.`] : [])]
  throw new BadRequest(`${title} has a flow with errors:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? '' : ` that can be read: ${code === 'EISDIR' ? 'it is a folder' : message}`
    throw new NotFound(`${path} is neither an agent's id nor a file${why}.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest(`${path} is not JSON.`)
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The agent that a new store begins with, and the headers of requests with its project's key. */
export function demoOf(dataDir: string): { agentId: string; headers: Record<string, string> } {
  const { demo } = JSON.parse(readFileSync(join(dataDir, 'welcome.json'), 'utf8')) as {
    demo: { key: string; agents: { id: string }[] }
  }
  return { agentId: demo.agents[0]?.id ?? '', headers: { authorization: `Bearer ${demo.key}` } }
}

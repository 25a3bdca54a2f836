import type { FirstStart } from './first-start.ts'

/** A cooperative simulated person (`docs/simulator.md`). */
const DEMO_NUMBER = '+12025550100'

/** Returns what the start prints: addresses, log-in, and curl commands that work unchanged. */
export function banner(
  address: string,
  { login, demo, hasNoUser }: FirstStart,
  {
    simulatesCalls = false,
    databaseSummary = null,
    logInToken = null,
  }: {
    simulatesCalls?: boolean
    databaseSummary?: string | null
    /** Token of a link that logs the first user in. */
    logInToken?: string | null
  } = {},
): string {
  const lines = ['', `  Parley is listening on ${address}`, '']
  if (databaseSummary !== null) lines.push(`  Database  ${databaseSummary}`)
  if (hasNoUser) lines.push('  Nobody can log in yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.')
  if (login) {
    lines.push(`  Console   ${address}/console/`)
    if (logInToken !== null) {
      lines.push(`  One click ${address}/console/login#token=${logInToken}  (once, within 10 minutes)`)
    }
    lines.push(`  Log in    ${login.email}${login.password === null ? '' : `  ${login.password}`}`)
  }
  const agent = demo?.agents[0]
  if (demo) lines.push(`  API key   ${demo.key}`)
  if (demo && agent) {
    const headers = `-H 'Authorization: Bearer ${demo.key}' -H 'Content-Type: application/json'`
    lines.push(
      '',
      `  Talk with the ${agent.name}:`,
      '',
      `curl -s ${address}/v1/conversations ${headers} -d '{"agentId":"${agent.id}"}'`,
      '',
      '  and answer it, with the callId that came back:',
      '',
      `curl -s ${address}/v1/conversations/CALL_ID/messages ${headers} -d '{"text":"I am Priya"}'`,
    )
    if (simulatesCalls) {
      lines.push(
        '',
        '  Have it call a simulated person (see docs/simulator.md):',
        '',
        `curl -s ${address}/v1/calls ${headers} -d '{"agentId":"${agent.id}","to":"${DEMO_NUMBER}"}'`,
        '',
        '  and read the call, with the id that came back:',
        '',
        `curl -s ${address}/v1/calls/CALL_ID ${headers}`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

import type { Welcome } from './welcome.ts'

/** What the start prints: where to go, and a curl line that works as it is. */
export function banner(address: string, { login, demo, hasNoUser }: Welcome): string {
  const lines = ['', `  Parley is listening on ${address}`, '']
  if (hasNoUser) lines.push('  Nobody can log in yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.')
  if (login) {
    lines.push(`  Console   ${address}/console/`)
    lines.push(`  Log in    ${login.email}${login.password === null ? '' : `  ${login.password}`}`)
  }
  const agent = demo?.agents[0]
  if (demo && agent) {
    const headers = `-H 'Authorization: Bearer ${demo.key}' -H 'Content-Type: application/json'`
    lines.push(
      `  API key   ${demo.key}`,
      '',
      `  Talk with the ${agent.name}:`,
      '',
      `curl -s ${address}/v1/conversations ${headers} -d '{"agentId":"${agent.id}"}'`,
      '',
      '  and answer it, with the callId that came back:',
      '',
      `curl -s ${address}/v1/conversations/CALL_ID/messages ${headers} -d '{"text":"I am Priya"}'`,
    )
  }
  return `${lines.join('\n')}\n`
}

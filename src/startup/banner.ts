import type { Welcome } from './demo.ts'

/** What the start prints: where to go, and a curl line that works as it is. */
export function banner(address: string, welcome: Welcome | null): string {
  const lines = ['', `  Parley is listening on ${address}`, '']
  if (welcome) {
    lines.push(`  Console   ${address}/console/`)
    lines.push(`  Log in    ${welcome.email}${welcome.password === null ? '' : `  ${welcome.password}`}`)
  }
  const agent = welcome?.demo?.agents[0]
  if (welcome?.demo && agent) {
    const { key } = welcome.demo
    lines.push(
      `  API key   ${key}`,
      '',
      `  Talk with the ${agent.name}:`,
      '',
      `curl -s ${address}/v1/conversations -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"agentId":"${agent.id}"}'`,
      '',
      '  and answer it, with the callId that came back:',
      '',
      `curl -s ${address}/v1/conversations/CALL_ID/messages -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"text":"I am Priya"}'`,
    )
  }
  return `${lines.join('\n')}\n`
}

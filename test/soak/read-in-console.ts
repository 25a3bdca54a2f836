/** What somebody looks at in the console, one thing a round. Throws for an answer that is not 200. */
export async function readInConsole(address: string, projectId: string, cookie: string, round: number): Promise<void> {
  const project = `/console/api/projects/${projectId}`
  const paths = [
    `${project}/calls?limit=50`,
    `${project}/calls?limit=50&outcome=failed`,
    `${project}/agents`,
    `${project}/keys`,
    `${project}/webhooks`,
    `${project}/deliveries`,
    `${project}/connections`,
    `${project}/opt-outs`,
    'journal',
  ]
  let path = paths[round % paths.length] ?? ''
  if (path === 'journal') {
    const calls = (await read(`${project}/calls?limit=1&channel=api_text`)) as { id: string }[]
    path = `/console/api/actors/conversation/${calls[0]?.id ?? ''}/journal`
  }
  await read(path)

  async function read(from: string): Promise<unknown> {
    const answer = await fetch(address + from, { headers: { cookie } })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${from} was answered ${answer.status}: ${text.slice(0, 200)}`)
    return text.startsWith('[') || text.startsWith('{') ? JSON.parse(text.split('\n')[0] ?? 'null') : null
  }
}

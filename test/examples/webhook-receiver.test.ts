import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEndpoint, deleteEndpoint, pingEndpoint, updateEndpoint } from '../../src/console/endpoints.ts'
import { EXAMPLES, openDemoService, run, type DemoService } from './demo-service.ts'

let service: DemoService
let receiver: ChildProcess
beforeAll(async () => void (service = await openDemoService()))
afterAll(() => service.close())
afterEach(() => void receiver.kill())

const hasPython = spawnSync('python3', ['--version']).status === 0
const programs = [
  { name: 'Node', command: process.execPath, file: 'webhook-receiver/receiver.js', isThere: true },
  { name: 'Python', command: 'python3', file: 'webhook-receiver/receiver.py', isThere: hasPython },
]

describe.each(programs)('the webhook receiver in $name', ({ command, file, isThere }) => {
  it.skipIf(!isThere)('accepts what the service signed and rejects all else', async () => {
    const { console: deps } = service.app
    const { endpoint, secret } = await createEndpoint(deps, service.projectId, 'http://127.0.0.1:9/')
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' }
    receiver = spawn(command, [file], { cwd: EXAMPLES, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [, url = ''] = await printed(receiver, /Receiving on (\S+)/)
    const changed = await updateEndpoint(deps, endpoint, { url })

    const forged = { 'svc-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }
    expect((await fetch(url, { method: 'POST', body: '{}', headers: forged })).status).toBe(401)
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)

    await breakOff(url)
    expect(await firstLine(url, 'Content-Length: -1')).toMatch(/^HTTP\/1\.[01] 4/)

    const ping = printed(receiver, /ping: This is a test delivery/)
    expect(await pingEndpoint(deps, changed)).toMatchObject({ status: 'delivered', lastStatus: 204 })
    await ping
    const completed = printed(receiver, /call\.completed \S+: completed .*"patient_name": ?"Priya"/)
    await run(process.execPath, ['text-conversation/book-appointment.js'], service.env)
    await completed
    await deleteEndpoint(deps, changed)
  })
})

/** Sends the beginning of a request and hangs up. */
async function breakOff(url: string): Promise<void> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  await new Promise((sent) => socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{', sent))
  socket.destroy()
}

/** How a request with such a header is answered. */
async function firstLine(url: string, header: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n{}`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString('latin1')
}

/** Waits until the program has printed what fits. Rejects when it ends before. */
function printed(program: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = ''
    program.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = pattern.exec(text)
      if (found) resolve(found)
    })
    program.once('exit', (code) => reject(new Error(`The receiver ended with ${code}, after printing: ${text}`)))
  })
}

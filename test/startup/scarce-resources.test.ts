import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { DATABASE_FILE } from '../../src/store/sqlite/schema.ts'
import { newFolder } from '../store/folder.ts'

async function newDataDir(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}

/** The service in a process that the shell gives less of something. */
function startWith(limit: string, dataDir: string): ChildProcess {
  const service = spawn('sh', ['-c', `${limit}; exec "$0" src/main.ts`, process.execPath], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'development', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void service.kill('SIGKILL'))
  return service
}

it('a start on a disk that takes nothing more says so in a sentence, and harms nothing', async () => {
  const dataDir = await newDataDir()
  await (await openSqliteStore({ dataDir })).close()
  const file = new DatabaseSync(join(dataDir, DATABASE_FILE))
  file.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 4000)
    INSERT INTO nodes SELECT 'node ' || n, 0 FROM numbers`)
  file.close()
  // 32 KiB a file: enough for what SQLite makes beside its own.
  const service = startWith('ulimit -f 64', dataDir)
  const [said, [code]] = await Promise.all([text(service.stderr as never), once(service, 'exit') as Promise<[number]>])
  expect(code).toBe(1)
  expect(said).toMatch(
    /^DATA_DIR: \S+parley\.db cannot be written: the disk has failed, or takes no larger file\. .*\n$/,
  )
  await (await openSqliteStore({ dataDir })).close()
})

it('strangers who hold all connections that there may be keep nobody from being served who has one', async () => {
  const service = startWith('ulimit -n 64', await newDataDir())
  let said = ''
  for await (const chunk of service.stdout as AsyncIterable<Buffer>) {
    said += chunk.toString()
    if (said.includes('CALL_ID')) break
  }
  service.stdout?.resume()
  const [, port] = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? []
  const [, key] = /API key +(\S+)/.exec(said) ?? []
  const [, agentId] = /"agentId":"([^"]+)"/.exec(said) ?? []
  const client = await connectTo(Number(port))
  const strangers = await Promise.all(Array.from({ length: 200 }, () => connectTo(Number(port))))
  await Promise.race(strangers.map((socket) => once(socket.resume(), 'close')))

  // The first of its kind, for which packages are loaded.
  const body = JSON.stringify({ agentId })
  const head = `Host: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  client.write(`POST /v1/conversations HTTP/1.1\r\n${head}\r\n\r\n${body}`)
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 201 /)
  for (const socket of [client, ...strangers]) socket.destroy()
})

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  return socket
}

it('a log that cannot be made readable for want of a file is written all the same', async () => {
  const program = `
    import { openSync } from 'node:fs'
    import { readableLog } from './src/startup/log.ts'
    try { for (;;) openSync('/dev/null') } catch {}
    readableLog().write('{"msg":"kept"}\\n')`
  const child = spawn('sh', ['-c', 'ulimit -n 64; exec "$0" --input-type=module -e "$1"', process.execPath, program])
  expect(await text(child.stderr)).toBe('{"msg":"kept"}\n')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { readArguments, readPort } from '../../scripts/command.ts'

/** Runs a command to its end; what it said on standard error. */
async function run(script: string, args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args])
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number | null]>])
  return { code, said }
}

it.each([
  ['--prot', /^Unknown option '--prot'\. Usage: npm run simulator[^.]*$/],
  ['--port', /^Option '--port <value>' argument missing\. Usage: /],
  ['4000', /^Unexpected argument '4000'\. Usage: /],
])('arguments that do not fit are answered with one that does: %s', (argument, sentence) => {
  const config = { args: [argument], options: { port: { type: 'string' } } } as const
  expect(() => readArguments(config, 'Usage: npm run simulator -- [--port 4000]')).toThrow(sentence)
})

it.each(['abc', '65536', '-1', '1.5', ''])('%s is no port', (given) => {
  expect(() => readPort('port', given)).toThrow('--port: Expected a port from 0 to 65535.')
})

it('a port that is taken is named in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await run('simulator', ['--port', String(port)])).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop what listens there, or choose another.\n`,
  })
  server.close()
})

it('an address that is none is refused before anybody is asked', async () => {
  expect(await run('inspect', ['--url', 'nonsense'])).toEqual({
    code: 1,
    said: '--url: Expected the address of a service, like http://127.0.0.1:3000.\n',
  })
})

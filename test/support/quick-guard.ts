import { syncBuiltinESMExports } from 'node:module'
import childProcess from 'node:child_process'
import net from 'node:net'

/**
 * Runs before each file of `npm run test:quick`. A file that starts a process or listens on a socket belongs in the
 * list of `vitest.quick.config.ts`.
 */
const refuse = (what: string) => () => {
  throw new Error(`${what} is not for quick tests: exclude this file in vitest.quick.config.ts.`)
}

for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'fork'] as const)
  Object.assign(childProcess, { [name]: refuse(`child_process.${name}`) })
net.Server.prototype.listen = refuse('Listening on a socket')
net.Socket.prototype.connect = refuse('Connecting to a socket')
syncBuiltinESMExports()

/**
 * Gives a user of the console another password, and ends all their sessions.
 *
 *     npm run password -- ann@example.com                 asks for the new password, or reads it from a pipe
 *     MONGODB_URL=mongodb://… npm run password -- …       in the MongoDB database, also while nodes run on it
 *
 * The settings are those of the service. A service on a SQLite file has to be stopped; while it runs, use the console.
 */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { BadRequest, NotFound } from '../src/base/errors.ts'
import { readConfig } from '../src/config.ts'
import { emailOf } from '../src/console/first-user.ts'
import { hashPassword } from '../src/console/session/password.ts'
import { openStore } from '../src/startup/open-store.ts'
import { command } from './command.ts'

const MIN_LENGTH = 8
const MAX_LENGTH = 1_024

await command(async () => {
  const email = readEmail(process.argv.slice(2))
  const { store } = await openStore(readConfig(), { nodeId: randomUUID(), log: { info() {}, warn() {} } })
  try {
    const user = await store.users.findByEmail(email)
    if (!user) throw new NotFound(`There is no user ${email}.`)
    const passwordHash = await hashPassword(await readPassword())
    await store.users.setPassword(user.id, passwordHash)
    console.log(`${email} has a new password, and is logged out everywhere.`)
  } finally {
    await store.close()
  }
})

function readEmail([email, ...more]: string[]): string {
  if (email === undefined || email.startsWith('-') || more.length > 0) {
    throw new BadRequest('Name the user: npm run password -- ann@example.com')
  }
  return emailOf(email)
}

async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await ask() : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH) {
    throw new BadRequest(`A password has ${MIN_LENGTH} to ${MAX_LENGTH} characters.`)
  }
  return password
}

/** Shows nothing of what is typed. */
async function ask(): Promise<string> {
  process.stderr.write('New password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

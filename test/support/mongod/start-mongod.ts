import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DryMongoBinary, MongoMemoryServer } from 'mongodb-memory-server'

export interface StartedMongod {
  /** `mongodb://127.0.0.1:<port>/`, to which `?` or a database's name can be appended. */
  url: string
  /** Description of the server. */
  name: string
  stop(): Promise<void>
}

const STAND_IN = fileURLToPath(new URL('mongod', import.meta.url))
const BUILD = fileURLToPath(new URL('build.sh', import.meta.url))
const BUILT = fileURLToPath(new URL('build/Mongod.class', import.meta.url))
/** The version that the stand-in reports. */
const STAND_IN_VERSION = '7.0.0'
/** Limit for downloading a real mongod at the first run; an unreachable site is given up on after about 7 s. */
const DOWNLOAD_LIMIT_MS = 180_000

/**
 * Starts a MongoDB server for tests: the program that `MONGOMS_SYSTEM_BINARY` names, else a mongod that is on this
 * machine already or can be downloaded, else the stand-in. A stand-in that was built once is taken before another
 * download is tried; remove `test/support/mongod/build` to try again.
 *
 * @throws Error that says why none of them could be had
 */
export async function startMongod(): Promise<StartedMongod> {
  const systemBinary = process.env['MONGOMS_SYSTEM_BINARY']
  if (systemBinary) return start(`the mongod at ${systemBinary}`, { systemBinary })
  const found = await DryMongoBinary.locateBinary(DryMongoBinary.getEnsuredOptions()).catch(() => undefined)
  if (found) return start('mongod, by mongodb-memory-server')
  if (existsSync(BUILT)) return startStandIn()
  try {
    return await within(DOWNLOAD_LIMIT_MS, start('mongod, by mongodb-memory-server'))
  } catch (downloadError) {
    try {
      await promisify(execFile)(BUILD)
      return await startStandIn()
    } catch (buildError) {
      throw new Error(
        `No mongod can be downloaded (${firstLine(downloadError)}), nor its stand-in built (${firstLine(buildError)}).`,
        { cause: buildError },
      )
    }
  }
}

function startStandIn(): Promise<StartedMongod> {
  const name = 'mongo-java-server, standing in for a mongod that cannot be downloaded'
  return start(name, { systemBinary: STAND_IN, version: STAND_IN_VERSION })
}

async function start(name: string, binary: { systemBinary?: string; version?: string } = {}): Promise<StartedMongod> {
  const server = await MongoMemoryServer.create({ instance: { ip: '127.0.0.1' }, binary })
  return { url: server.getUri(), name, stop: async () => void (await server.stop()) }
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${limitMs / 1_000} s`)), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.trim().split('\n', 1)[0] ?? ''
}

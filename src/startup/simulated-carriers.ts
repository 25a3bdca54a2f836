import type { Server } from 'node:http'
import type { Clock } from '../base/time.ts'
import type { JsonObject } from '../base/json.ts'
import type { Config } from '../config.ts'
import type { SimulatedCarriers } from '../telephony/accounts.ts'
import type { Telephony } from '../ports/telephony.ts'
import { simulatedAccounts, startSimulator } from '../simulator/simulator.ts'

/** The simulated carriers of a process, from its start to its stop. */
export interface StartableCarriers extends SimulatedCarriers {
  /** Starts the simulator, unless one runs elsewhere. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Returns null in production, and when the operator's settings connect a carrier. */
export function createSimulatedCarriers(
  config: Config,
  fromSettings: ReadonlyMap<string, JsonObject>,
  { clock, server }: { clock: Clock; server: () => Server },
): StartableCarriers | null {
  if (config.isProduction || fromSettings.has('telephony_a') || fromSettings.has('telephony_b')) return null
  // A separate simulator may serve several nodes behind a proxy; an own one calls back this process.
  const publicUrl = config.SIMULATOR_URL === undefined ? undefined : config.PUBLIC_URL
  let accounts: Record<Telephony, JsonObject> | null = null
  let running: { close(): Promise<void> } | null = null
  return {
    get accounts() {
      if (!accounts) throw new Error('The simulator has not been started.')
      return accounts
    },
    callbackUrl: () => publicUrl ?? localAddress(server()),
    async start() {
      if (config.SIMULATOR_URL !== undefined) {
        accounts = simulatedAccounts(config.SIMULATOR_URL)
        return
      }
      const simulator = await startSimulator({ clock })
      accounts = simulator.accounts
      running = simulator
    },
    async stop() {
      await running?.close()
    },
  }
}

/** Returns the server's address on this machine; null before it listens. */
function localAddress(server: Server): string | null {
  const address = server.address()
  if (address === null || typeof address === 'string') return null
  const { address: host, family, port } = address
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${host}]:${port}` : `http://${host}:${port}`
}

import type { JsonObject } from '../base/json.ts'
import type { ProviderCredentials } from '../ports/language.ts'
import type { Telephony } from '../ports/telephony.ts'

/** A project's account with a carrier, and where that carrier finds us. */
export interface PhoneAccount {
  /** As connected: `accountSid`, `phoneNumber` … */
  fields: JsonObject
  /** Address that the carrier calls back at, without a slash at its end; null when there is none. */
  callbackUrl: string | null
  /** Nobody real is rung. */
  isSimulated: boolean
}

export interface PhoneAccounts {
  /** Null when the project has no account with this carrier. */
  find(projectId: string, telephony: Telephony): Promise<PhoneAccount | null>
}

/** The carriers that are there when a project has connected none. */
export interface SimulatedCarriers {
  accounts: Record<Telephony, JsonObject>
  /** Where the simulator finds us; null before the service listens. */
  callbackUrl(): string | null
}

const CARRIERS: readonly Telephony[] = ['telephony_a', 'telephony_b']

/** Saved or environment accounts come first; with one of them connected, a project never rings simulated people. */
export function createPhoneAccounts(deps: {
  credentials: ProviderCredentials
  publicUrl: string | null
  simulated: SimulatedCarriers | null
}): PhoneAccounts {
  const { credentials, publicUrl, simulated } = deps
  return {
    async find(projectId, telephony) {
      const fields = await credentials.find(projectId, telephony)
      if (fields) return { fields, callbackUrl: publicUrl, isSimulated: false }
      if (!simulated) return null
      const others = CARRIERS.filter((carrier) => carrier !== telephony)
      for (const other of others) if (await credentials.find(projectId, other)) return null
      return { fields: simulated.accounts[telephony], callbackUrl: simulated.callbackUrl(), isSimulated: true }
    },
  }
}

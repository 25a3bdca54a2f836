import { expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { createPhoneAccounts } from '../../src/telephony/accounts.ts'

const SIMULATED = { telephony_a: { accountSid: 'sim a' }, telephony_b: { accountSid: 'sim b' } }
const simulated = { accounts: SIMULATED, callbackUrl: () => 'http://127.0.0.1:3000' }

function accounts(connected: Record<string, JsonObject>, hasSimulator = true) {
  const credentials = { find: (_projectId: string, provider: string) => Promise.resolve(connected[provider] ?? null) }
  const publicUrl = 'https://parley.example'
  return createPhoneAccounts({ credentials, publicUrl, simulated: hasSimulator ? simulated : null })
}

it('simulates both carriers for who has connected none, and calls back on the spot', async () => {
  const found = await accounts({}).find('p', 'telephony_b')
  expect(found).toEqual({ fields: SIMULATED.telephony_b, callbackUrl: 'http://127.0.0.1:3000', isSimulated: true })
})

it('never simulates one carrier beside a real other one', async () => {
  const real = accounts({ telephony_a: { accountSid: 'AC1' } })
  expect(await real.find('p', 'telephony_a')).toEqual({
    ...{ fields: { accountSid: 'AC1' }, callbackUrl: 'https://parley.example', isSimulated: false },
  })
  expect(await real.find('p', 'telephony_b')).toBeNull()
})

it('has no account where nothing is connected and nothing simulated', async () => {
  expect(await accounts({}, false).find('p', 'telephony_a')).toBeNull()
})

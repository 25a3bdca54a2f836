import type { PlainSnapshot } from '../../../src/actors/types.ts'
import { BadRequest } from '../../../src/errors.ts'
import { CarrierRefusal, noPublicUrl, type PhoneCallOrder, type PhoneCalls } from '../../../src/api/phone-calls.ts'

/** Stands where the phone part goes: notes what it is asked to do. */
export class ScriptedPhone implements PhoneCalls {
  readonly placed: PhoneCallOrder[] = []
  readonly hungUp: string[] = []
  isConnected = true
  isReachable = true
  refusal: string | null = null
  now = () => 0

  async check(_agent: unknown, provider: 'telephony_a' | 'telephony_b' | undefined) {
    if (!this.isConnected) throw new BadRequest('telephony_a is not connected to this project.')
    return { telephony: provider ?? ('telephony_a' as const), speech: 'builtin' }
  }

  async place(order: PhoneCallOrder): Promise<PlainSnapshot> {
    if (!this.isReachable) throw noPublicUrl()
    this.placed.push(order)
    if (this.refusal !== null) throw new CarrierRefusal(this.refusal)
    const { callId, agent, to, line, model, variables, metadata } = order
    const context = {
      callId,
      projectId: agent.projectId,
      agentId: agent.id,
      agentName: agent.name,
      channel: 'phone',
      model,
      to,
      telephony: line.telephony,
      providerCallId: 'CA1',
      variables,
      metadata,
      startedAt: this.now(),
      endedAt: null,
      outcome: null,
      error: null,
      fields: {},
      turnCount: 0,
    }
    return { value: 'ringing', context, status: 'active' }
  }

  async hangUp(callId: string): Promise<void> {
    this.hungUp.push(callId)
  }
}

import type { PlainSnapshot } from '../../../src/actors/types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { BadRequest } from '../../../src/base/errors.ts'
import type { CallContext } from '../../../src/machines/dialogue/call-context.ts'
import { noPublicUrl, type PhoneCallOrder, type PhoneCalls } from '../../../src/ports/phone-calls.ts'

/** Replaces the telephony part: records its requests. */
export class ScriptedPhone implements PhoneCalls {
  readonly placed: PhoneCallOrder[] = []
  readonly hungUp: string[] = []
  isConnected = true
  isReachable = true
  failure: Error | null = null
  now = () => 0

  async check(_agent: unknown, provider: 'telephony_a' | 'telephony_b' | undefined) {
    if (!this.isConnected) throw new BadRequest('telephony_a is not connected to this project.')
    return { telephony: provider ?? ('telephony_a' as const), speech: 'builtin' }
  }

  async place(order: PhoneCallOrder): Promise<PlainSnapshot> {
    if (!this.isReachable) throw noPublicUrl()
    this.placed.push(order)
    if (this.failure !== null) throw this.failure
    const { callId, agent, to, route, model, variables, metadata } = order
    const { id: agentId, name: agentName, projectId } = agent
    const { telephony } = route
    const call = {
      callId,
      projectId,
      agentId,
      agentName,
      to,
      telephony,
      model,
      variables,
      metadata,
      startedAt: this.now(),
    }
    const context = phoneContext(call)
    return { value: 'ringing', context, status: 'active' }
  }

  async findPlaced(): Promise<null> {
    return null
  }

  async hangUp(callId: string): Promise<void> {
    this.hungUp.push(callId)
  }
}

/** The context of a phone call, in the form that every call has. */
export function phoneContext(
  call: Pick<CallContext['call'], 'callId' | 'projectId' | 'agentId' | 'agentName' | 'startedAt'> &
    Partial<CallContext['call']>,
  rest: Partial<Omit<CallContext, 'call'>> = {},
): JsonObject {
  const context: CallContext = {
    call: {
      channel: 'phone',
      model: 'builtin:rules',
      to: '+911234567890',
      telephony: 'telephony_a',
      providerCallId: 'CA1',
      variables: {},
      metadata: {},
      ...call,
    },
    result: null,
    fields: {},
    turnCount: 0,
    ...rest,
  }
  return context as unknown as JsonObject
}

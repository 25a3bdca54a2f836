import { composeEffect } from '../../../src/effects/compose.ts'
import { promptAndCollectEffect } from '../../../src/effects/prompt-and-collect.ts'
import { dialEffect } from '../../../src/effects/dial.ts'
import { hangUpEffect } from '../../../src/effects/hang-up.ts'
import { saveOptOutEffect } from '../../../src/effects/save-opt-out.ts'
import { fetchCallStatusEffect } from '../../../src/effects/fetch-call-status.ts'
import { postWebhookEffect } from '../../../src/effects/post-webhook.ts'
import { prepareOpeningEffect } from '../../../src/effects/prepare-opening.ts'
import { holdMediaSessionEffect } from '../../../src/effects/hold-media-session.ts'
import { understandEffect } from '../../../src/effects/understand.ts'
import type { EffectHandler } from '../../../src/actors/runtime/effect-handler.ts'
import type { Commit } from '../../../src/actors/ports/actor-store.ts'
import { decodeEntries } from '../../../src/actors/journal/journal-row.ts'
import type { CommandResult } from '../../../src/actors/runtime/runtime-types.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { RecipientsRequest } from '../../../src/machines/dialogue/call-context.ts'
import type { CallInput } from '../../../src/machines/call/call-setup.ts'
import { callView, type CallView } from '../../../src/machines/dialogue/call-view.ts'
import { callDefinition } from '../../../src/machines/call/call.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import { webhookDeliveryDefinition } from '../../../src/machines/webhook-delivery/webhook-delivery.ts'
import type { FieldValue, LanguageModel, Understanding } from '../../../src/ports/language.ts'
import type { OptOut } from '../../../src/ports/opt-outs.ts'
import { newId, openKernel, type Kit, type KitOptions } from '../kernel/kernel-kit.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'
import { FakePhones, type Story } from './fake-phones.ts'
import { callInput } from './phone-talk.ts'
import { wording } from './talk.ts'

const ENDPOINTS = ['e-1', 'e-2']
const MODEL_MS = 300

/** Effects that are not repeated after a crash: a process that dies during one changes the course of the call. */
const ONCE = new Set(['dial', 'holdMediaSession', 'promptAndCollect'])

/** Returns whether, after a group of commits, none of its actors waits for such an effect. */
export function leavesNothingUndone(): (commits: readonly Commit[]) => boolean {
  const pending = new Map<string, string[]>()
  return (commits) => {
    for (const { actorId, journal } of commits) {
      for (const { event, startEffects, stopEffects } of journal ? decodeEntries(journal) : []) {
        const gone = [event.effectId, ...stopEffects]
        const started = startEffects.filter(({ src }) => ONCE.has(src)).map(({ id }) => id)
        pending.set(actorId, [...(pending.get(actorId) ?? []).filter((id) => !gone.includes(id)), ...started])
      }
    }
    return commits.every(({ actorId }) => (pending.get(actorId) ?? []).length === 0)
  }
}

export interface Finished {
  callId: string
  view: CallView
  /** `caller → agent` */
  transcript: string[]
  /** Ids of the created deliveries. */
  deliveries: string[]
}

/** A kernel that holds phone calls, with fakes for everything outside it. */
export interface PhoneService {
  kit: Kit
  phones: FakePhones
  optOuts: OptOut[]
  /** Ids of deliveries, once for each time that they were posted. */
  posted: string[]
  /** Orders a call; resolves once it is committed. */
  order(input?: Partial<CallInput>): Promise<string>
  /** The current state of a call and its effects. */
  look(callId: string): Promise<Finished>
}

export async function openPhoneService(
  flow: Flow,
  storyOf: (callId: string) => Story,
  options: Pick<KitOptions, 'restartsAfterCommits' | 'isShared'> = {},
): Promise<PhoneService> {
  const optOuts: OptOut[] = []
  const posted: string[] = []
  let phones: FakePhones | undefined
  const handlers = (clock: VirtualClock): readonly EffectHandler[] => {
    phones = new FakePhones(clock, storyOf)
    return [
      dialEffect(phones, clock),
      fetchCallStatusEffect(phones),
      hangUpEffect(phones, clock),
      holdMediaSessionEffect(phones),
      promptAndCollectEffect(phones),
      prepareOpeningEffect(phones),
      composeEffect(scriptedModel(clock)),
      understandEffect(scriptedModel(clock)),
      saveOptOutEffect({
        add: async (optOut) => {
          if (!optOuts.some(({ number }) => number === optOut.number)) optOuts.push(optOut)
        },
      }),
      {
        src: 'resolveRecipients',
        run: async ({ callId, agentName, deliver }: RecipientsRequest) => ({
          agentName,
          deliveries: (deliver ? ENDPOINTS : []).map((endpointId) => ({
            id: `${callId.slice(0, -4)}${endpointId.replace('e-', 'd00')}${callId.slice(-1)}`,
            endpointId,
            url: 'https://receiver.example',
          })),
        }),
      },
      postWebhookEffect(async ({ deliveryId }) => {
        posted.push(deliveryId)
        return { accepted: true, status: 200, error: null, durationMs: 5, stop: false }
      }),
    ]
  }
  const definitions = [callDefinition(flow, 'hash'), webhookDeliveryDefinition]
  const kit = await openKernel({ definitions, handlers, ...options })
  if (!phones) throw new Error('The handlers were not made.')
  listen(phones, kit)

  return {
    kit,
    phones,
    optOuts,
    posted,
    async order(input = {}) {
      const callId = input.callId ?? newId()
      await kit.create('call', { ...callInput, callId, ...input }, { id: callId })
      return callId
    },
    async look(callId) {
      const { snapshot } = await kit.read(`call/${callId}`)
      const view = callView(snapshot)
      const rows = await kit.everything.actors.readRows('turn', callId)
      const bodies = rows.slice(0, view.turnCount).map(({ body }) => JSON.parse(body) as Record<string, string | null>)
      const transcript = bodies.map(({ callerText, agentText }) => `${callerText ?? null} → ${agentText ?? null}`)
      const creates = (await kit.journal(`call/${callId}`)).flatMap((entry) => entry.creates)
      return { callId, view, transcript, deliveries: creates.map(({ id }) => id) }
    },
  }
}

/**
 * Callbacks are repeated until one is accepted, as carriers do. Audio is held by the process that accepted the socket.
 */
export function listen(phones: FakePhones, kit: Kit): void {
  let lastEvent = 0
  phones.alive = () => {
    const { node } = kit
    return () => !node.isDead
  }
  phones.deliver = async (callId, event) => {
    const actorId: ActorId = `call/${callId}`
    const eventId = `outside:${(lastEvent += 1)}`
    for (;;) {
      const { node } = kit
      const tooLong = new Promise<undefined>((resolve) => kit.clock.after(1_000, () => resolve(undefined)))
      const sent = node.isDead ? tooLong : Promise.race([node.kernel.send(actorId, event, { eventId }), tooLong])
      const answer: CommandResult | undefined = await sent.catch(() => undefined)
      if (answer && !node.isDead) return answer
      await tooLong
    }
  }
}

/**
 * Understands `name=value`, with numbers as numbers, and `stop`: immediately under `builtin:`, never under `broken:`.
 */
export function scriptedModel(clock: VirtualClock): LanguageModel {
  const later = async <Output>(model: string, output: Output): Promise<Output> => {
    await new Promise<void>((resolve) => clock.after(MODEL_MS, resolve))
    if (model.startsWith('broken:')) throw new Error('The model hung up.')
    return output
  }
  return {
    understandNow: ({ model, text, language }) =>
      model.startsWith('builtin:') ? { ...meaningOf(text), language } : undefined,
    composeNow: (request) =>
      request.model.startsWith('builtin:') ? { reply: wording(request), firstTextAt: clock.now() } : undefined,
    understand: ({ model, text, language }) => later(model, { ...meaningOf(text), language }),
    compose: (request) => later(request.model, { reply: wording(request), firstTextAt: clock.now() + MODEL_MS / 2 }),
  }
}

function meaningOf(text: string): Omit<Understanding, 'language'> {
  const values: Record<string, FieldValue> = {}
  for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\w+)/g))
    values[name] = /^\d+$/.test(value) ? Number(value) : value
  return { values, refused: [], intent: text === 'stop' ? 'opted_out' : null }
}

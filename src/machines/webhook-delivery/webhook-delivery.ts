import { assign, setup } from 'xstate'
import type { ActorIndex } from '../../actors/types.ts'
import { MAX_POSTPONEMENT_MS, type AttemptInput, type AttemptResult } from '../../ports/webhooks.ts'
import type { MachineDefinition } from '../../actors/contract/definition.ts'
import { attemptInput, attemptOf, reasonOf, withAttempt } from './attempts.ts'
import { deliveryOf, statusOf } from './delivery-view.ts'
import type { Delivery, DeliveryEvent, DeliveryInput } from './delivery.ts'
import { effect, kernelActions } from '../../actors/contract/effect.ts'
import { clockOf } from '../../actors/contract/event-time.ts'

/** Waits before attempts 2 to 6, each counted from the end of the attempt before it. */
const RETRY_DELAYS_MS = [30_000, 120_000, 600_000, 3_600_000, 21_600_000]
/**
 * Delivers one event to one endpoint: six attempts on a schedule, one for a ping.
 *
 * It rests in `delivered` or `failed`. Neither is final, because a person may send any listed delivery again:
 * `delivery.resend` makes one attempt at once, and unless that is accepted the delivery goes back to where it was,
 * a waiting one with the deadline that it had. An attempt that runs as its endpoint goes off still counts, and is the last.
 */
const webhookDeliveryMachine = setup({
  types: {} as { input: DeliveryInput; context: Delivery; events: DeliveryEvent },
  actors: { postWebhook: effect<AttemptInput, AttemptResult>() },
  actions: {
    ...kernelActions,
    recordAttempt: assign(({ context, event }) => withAttempt(context, attemptOf(event, context.resentFrom !== null))),
    giveUp: assign(({ event }) => ({ lastError: reasonOf(event) })),
    noteEndpointOff: assign(({ event }) => ({ offReason: reasonOf(event) })),
    giveUpIfEndpointOff: assign(({ context: { offReason } }) => (offReason == null ? {} : { lastError: offReason })),
    planNextAttempt: assign(({ context, event }) => ({
      nextAttemptAt: clockOf(event) + untilRetryMs(context, event),
      resentFrom: null,
    })),
    postpone: assign(({ event }) => putOff(event)),
    beginAutomaticAttempt: assign({ nextAttemptAt: null }),
    rememberDelivered: assign({ resentFrom: 'delivered' }),
    rememberFailed: assign({ resentFrom: 'failed' }),
    rememberWaiting: assign({ resentFrom: 'waiting' }),
    clearSchedule: assign(({ context }) => ({
      nextAttemptAt: null,
      resentFrom: null,
      ...(isEndpointOff(context) && { offReason: null }),
    })),
  },
  guards: {
    wasAccepted: ({ event }) => event.type === 'xstate.done.actor.post' && event.output.accepted,
    wasPostponed: ({ context, event }) => postponementIn(event) !== undefined && !isEndpointOff(context),
    wasNotSent: ({ event }) => isStop(event) || postponementIn(event) !== undefined,
    wasStopped: ({ context, event }) => isStop(event) || isEndpointOff(context),
    wasDelivered: ({ context }) => context.resentFrom === 'delivered',
    wasFailed: ({ context }) => context.resentFrom === 'failed',
    wasWaiting: ({ context }) => context.resentFrom === 'waiting',
    hasAttemptsLeft: ({ context }) => context.event !== 'ping' && context.attempts <= RETRY_DELAYS_MS.length,
    // A person may ping an endpoint that is off.
    endsWithEndpoint: ({ context }) => context.event !== 'ping' && !isEndpointOff(context),
  },
  delays: {
    untilNextAttempt: ({ context, event }) => leftMs(context, event),
    untilPostponed: ({ context, event }) => leftMs(context, event),
  },
}).createMachine({
  id: 'webhook-delivery',
  options: { maxIterations: 20 },
  context: ({ input }) => initialContext(input),
  initial: 'attempting',
  states: {
    attempting: {
      invoke: {
        id: 'post',
        src: 'postWebhook',
        input: ({ context }) => attemptInput(context),
        onDone: [
          { guard: 'wasPostponed', target: 'postponed', actions: 'postpone' },
          { guard: 'wasNotSent', target: 'deciding', actions: 'giveUp' },
          { target: 'deciding', actions: 'recordAttempt' },
        ],
        onError: { target: 'deciding', actions: 'recordAttempt' },
      },
      on: {
        'endpoint.off': { guard: 'endsWithEndpoint', actions: 'noteEndpointOff' },
      },
    },
    deciding: {
      always: [
        { guard: 'wasAccepted', target: 'delivered' },
        { guard: 'wasDelivered', target: 'delivered' },
        { guard: 'wasStopped', target: 'failed', actions: 'giveUpIfEndpointOff' },
        { guard: 'wasFailed', target: 'failed' },
        { guard: 'wasWaiting', target: 'waiting' },
        { guard: 'hasAttemptsLeft', target: 'waiting' },
        { target: 'failed' },
      ],
    },
    waiting: {
      entry: 'planNextAttempt',
      after: { untilNextAttempt: { target: 'attempting', actions: 'beginAutomaticAttempt' } },
      on: {
        'delivery.resend': { target: 'attempting', actions: 'rememberWaiting' },
        'endpoint.off': { target: 'failed', actions: 'giveUp' },
      },
    },
    // Too much waits for the endpoint already. Nothing was sent, so no attempt is counted.
    postponed: {
      after: { untilPostponed: { target: 'attempting', actions: 'beginAutomaticAttempt' } },
      on: {
        'delivery.resend': { target: 'attempting', actions: 'rememberWaiting' },
        'endpoint.off': { target: 'failed', actions: 'giveUp' },
      },
    },
    delivered: {
      entry: 'clearSchedule',
      on: { 'delivery.resend': { target: 'attempting', actions: 'rememberDelivered' } },
    },
    failed: {
      entry: 'clearSchedule',
      on: { 'delivery.resend': { target: 'attempting', actions: 'rememberFailed' } },
    },
  },
})
export const webhookDeliveryDefinition: MachineDefinition = {
  name: 'webhook-delivery',
  version: '1',
  machine: webhookDeliveryMachine,
  publicEvents: ['delivery.resend', 'endpoint.off'],
  mayBeginUnwritten: true,
  leavesAtRest: true,
  index(snapshot): ActorIndex {
    const delivery = deliveryOf(snapshot)
    const { projectId, createdAt, endpointId } = delivery
    return {
      projectId,
      list: 'deliveries',
      listedAt: createdAt,
      agentId: null,
      // Only those that switching the endpoint off has to reach.
      lookup: statusOf(snapshot) === 'pending' && !isEndpointOff(delivery) ? `endpoint:${endpointId}` : null,
    }
  },
}

function isStop(event: DeliveryEvent): boolean {
  return event.type === 'xstate.done.actor.post' && event.output.stop
}

function isEndpointOff({ offReason }: Delivery): boolean {
  return offReason != null
}

/** Of one that a person has sent in between, what is left of its wait, which may have been that of one put off. */
function untilRetryMs(delivery: Delivery, event: DeliveryEvent): number {
  const delayMs = RETRY_DELAYS_MS[delivery.attempts - 1] ?? 0
  if (delivery.nextAttemptAt === null) return delayMs
  // No more than it can have been: the time was planned by a clock that may have been ahead.
  return Math.min(leftMs(delivery, event), Math.max(delayMs, MAX_POSTPONEMENT_MS))
}

function leftMs({ nextAttemptAt }: Delivery, event: DeliveryEvent): number {
  return Math.max(0, (nextAttemptAt ?? 0) - clockOf(event))
}

/** Counts no postponements of its own, so that journals of a version that wrote none lead where they led then. */
function putOff(event: DeliveryEvent): Partial<Delivery> {
  const nextAttemptAt = clockOf(event) + (postponementIn(event) ?? 0)
  const postponedMs = event.type === 'xstate.done.actor.post' ? event.output.postponedMs : undefined
  return { nextAttemptAt, ...(postponedMs !== undefined && { postponedMs }) }
}

function postponementIn(event: DeliveryEvent): number | undefined {
  return event.type === 'xstate.done.actor.post' ? event.output.postponedForMs : undefined
}

/** XState computes the context without input too, and throws that away. */
function initialContext(input: Partial<DeliveryInput> = {}): Delivery {
  return {
    deliveryId: input.deliveryId ?? '',
    projectId: input.projectId ?? '',
    endpointId: input.endpointId ?? '',
    url: input.url ?? '',
    event: input.event ?? 'call.completed',
    callId: input.callId ?? null,
    message: input.message ?? null,
    createdAt: input.at ?? 0,
    attempts: 0,
    resentFrom: null,
    nextAttemptAt: null,
    lastStatus: null,
    lastError: null,
    log: [],
  }
}

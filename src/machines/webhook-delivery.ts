import { assign, setup } from 'xstate'
import type { ActorIndex, EpochMs, PlainSnapshot } from '../actors/types.ts'
import type { AttemptInput, AttemptResult } from '../ports/webhooks.ts'
import type { MachineDefinition } from './definition.ts'
import { effect, kernelActions } from './effect.ts'
import { clockOf, type EventTime } from './event-time.ts'
import { cut } from './flow/limits.ts'

/** Waits before attempts 2 to 6, each counted from the end of the attempt before it (spec, Events). */
const RETRY_DELAYS_MS = [30_000, 120_000, 600_000, 3_600_000, 21_600_000]
/** Attempts by hand that the log keeps; older ones go first. Automatic ones are all kept. */
const MAX_MANUAL_LOGGED = 50
const MAX_ERROR_LENGTH = 200

export interface DeliveryInput {
  deliveryId: string
  projectId: string
  endpointId: string
  /** The endpoint's address when the delivery was made. */
  url: string
  event: 'call.completed' | 'ping'
  /** Null for a ping. */
  callId: string | null
  /** What a ping says. */
  message?: string
  at: EpochMs
}

export interface LoggedAttempt {
  /** When it began. */
  at: EpochMs
  status: number | null
  error: string | null
  durationMs: number
  /** Asked for by hand. */
  manual: boolean
}

interface Delivery {
  deliveryId: string
  projectId: string
  endpointId: string
  url: string
  event: 'call.completed' | 'ping'
  callId: string | null
  message: string | null
  createdAt: EpochMs
  /** Automatic ones so far. */
  attempts: number
  /** Where the delivery rested when a person asked to send it again; null during an automatic attempt. */
  resentFrom: 'delivered' | 'failed' | 'waiting' | null
  /** Absolute, so that a resend in between does not move it. */
  nextAttemptAt: EpochMs | null
  lastStatus: number | null
  lastError: string | null
  log: LoggedAttempt[]
}

type AttemptDone = EventTime & { type: 'xstate.done.actor.post'; output: AttemptResult }
type AttemptBroken = EventTime & { type: 'xstate.error.actor.post'; error: unknown }
type DeliveryEvent =
  | (EventTime & { type: 'delivery.resend' })
  | (EventTime & { type: 'endpoint.off'; reason: string })
  | AttemptDone
  | AttemptBroken

/**
 * Delivers one event to one endpoint: six attempts on a schedule, one for a ping.
 *
 * It rests in `delivered` or `failed`. Neither is final, because a person may send any listed delivery again:
 * `delivery.resend` makes one attempt at once, and unless that is accepted the delivery goes back to where it was,
 * a waiting one with the deadline that it had.
 */
const webhookDeliveryMachine = setup({
  types: {} as { input: DeliveryInput; context: Delivery; events: DeliveryEvent },
  actors: { postWebhook: effect<AttemptInput, AttemptResult>() },
  actions: {
    ...kernelActions,
    recordAttempt: assign(({ context, event }) => withAttempt(context, attemptOf(event, context.resentFrom !== null))),
    giveUp: assign(({ event }) => ({ lastError: reasonOf(event) })),
    planNextAttempt: assign(({ context, event }) => ({
      nextAttemptAt: context.nextAttemptAt ?? clockOf(event) + (RETRY_DELAYS_MS[context.attempts - 1] ?? 0),
      resentFrom: null,
    })),
    beginAutomaticAttempt: assign({ nextAttemptAt: null }),
    rememberDelivered: assign({ resentFrom: 'delivered' }),
    rememberFailed: assign({ resentFrom: 'failed' }),
    rememberWaiting: assign({ resentFrom: 'waiting' }),
    settle: assign({ nextAttemptAt: null, resentFrom: null }),
  },
  guards: {
    wasAccepted: ({ event }) => event.type === 'xstate.done.actor.post' && event.output.accepted,
    wasStopped: ({ event }) =>
      event.type === 'endpoint.off' || (event.type === 'xstate.done.actor.post' && event.output.stop),
    wasDelivered: ({ context }) => context.resentFrom === 'delivered',
    wasFailed: ({ context }) => context.resentFrom === 'failed',
    wasWaiting: ({ context }) => context.resentFrom === 'waiting',
    hasAttemptsLeft: ({ context }) => context.event !== 'ping' && context.attempts <= RETRY_DELAYS_MS.length,
    // A person may ping an endpoint that is off; such an attempt runs to its end.
    endsWithEndpoint: ({ context }) => context.event !== 'ping',
  },
  delays: {
    untilNextAttempt: ({ context, event }) => Math.max(0, (context.nextAttemptAt ?? 0) - clockOf(event)),
  },
}).createMachine({
  id: 'webhook-delivery',
  options: { maxIterations: 20 },
  context: ({ input }) => fresh(input),
  initial: 'attempting',
  states: {
    attempting: {
      invoke: {
        id: 'post',
        src: 'postWebhook',
        input: ({ context }) => attemptInput(context),
        onDone: [
          { guard: 'wasStopped', target: 'judging', actions: 'giveUp' },
          { target: 'judging', actions: 'recordAttempt' },
        ],
        onError: { target: 'judging', actions: 'recordAttempt' },
      },
      on: {
        'endpoint.off': { guard: 'endsWithEndpoint', target: 'judging', actions: 'recordAttempt' },
      },
    },
    judging: {
      always: [
        { guard: 'wasAccepted', target: 'delivered' },
        { guard: 'wasDelivered', target: 'delivered' },
        { guard: 'wasStopped', target: 'failed' },
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
    delivered: {
      entry: 'settle',
      on: { 'delivery.resend': { target: 'attempting', actions: 'rememberDelivered' } },
    },
    failed: {
      entry: 'settle',
      on: { 'delivery.resend': { target: 'attempting', actions: 'rememberFailed' } },
    },
  },
})

export const webhookDeliveryDefinition: MachineDefinition = {
  name: 'webhook-delivery',
  version: '1',
  machine: webhookDeliveryMachine,
  publicEvents: ['delivery.resend', 'endpoint.off'],
  index(snapshot): ActorIndex {
    const { projectId, createdAt, endpointId } = deliveryOf(snapshot)
    return {
      projectId,
      list: 'deliveries',
      listedAt: createdAt,
      agentId: null,
      // Only those that switching the endpoint off has to reach.
      lookup: statusOf(snapshot) === 'pending' ? `endpoint:${endpointId}` : null,
    }
  },
}

export interface DeliveryView {
  id: string
  projectId: string
  event: 'call.completed' | 'ping'
  endpointId: string
  /** The endpoint's address when the delivery was made. */
  url: string
  callId: string | null
  /** `pending` while an attempt runs, a manual one too, or is planned. */
  status: 'pending' | 'delivered' | 'failed'
  /** Automatic ones. */
  attempts: number
  /** Of the latest attempt. */
  lastStatus: number | null
  lastError: string | null
  nextAttemptAt: EpochMs | null
  createdAt: EpochMs
  /** Oldest first: every automatic attempt, the latest 50 manual ones. */
  attemptLog: LoggedAttempt[]
}

/** What the console shows of a delivery. */
export function deliveryView(snapshot: PlainSnapshot): DeliveryView {
  const delivery = deliveryOf(snapshot)
  return {
    id: delivery.deliveryId,
    projectId: delivery.projectId,
    event: delivery.event,
    endpointId: delivery.endpointId,
    url: delivery.url,
    callId: delivery.callId,
    status: statusOf(snapshot),
    attempts: delivery.attempts,
    lastStatus: delivery.lastStatus,
    lastError: delivery.lastError,
    nextAttemptAt: delivery.nextAttemptAt,
    createdAt: delivery.createdAt,
    attemptLog: delivery.log,
  }
}

function statusOf(snapshot: PlainSnapshot): DeliveryView['status'] {
  return snapshot.value === 'delivered' || snapshot.value === 'failed' ? snapshot.value : 'pending'
}

function deliveryOf(snapshot: PlainSnapshot): Delivery {
  return snapshot.context as unknown as Delivery
}

/** XState computes the context without input too, and throws that away. */
function fresh(input: Partial<DeliveryInput> = {}): Delivery {
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

function attemptInput(delivery: Delivery): AttemptInput {
  const { deliveryId, endpointId, url, event, callId, message, createdAt } = delivery
  const manual = delivery.resentFrom !== null
  const attempt = manual ? delivery.attempts : delivery.attempts + 1
  return { deliveryId, endpointId, url, event, callId, message, attempt, manual, createdAt }
}

/** The attempt that this event ends: answered, broken by a fault of ours, or cut short. */
function attemptOf(event: DeliveryEvent, manual: boolean): LoggedAttempt {
  if (event.type !== 'xstate.done.actor.post') {
    return { at: event.at, status: null, error: reasonOf(event), durationMs: 0, manual }
  }
  const { status, error, durationMs } = event.output
  return { at: event.at - durationMs, status, error: error && cut(error, MAX_ERROR_LENGTH), durationMs, manual }
}

function reasonOf(event: DeliveryEvent): string {
  if (event.type === 'endpoint.off') return cut(event.reason, MAX_ERROR_LENGTH)
  if (event.type === 'xstate.done.actor.post' && event.output.error) return cut(event.output.error, MAX_ERROR_LENGTH)
  return 'The service could not make this attempt.'
}

function withAttempt(delivery: Delivery, attempt: LoggedAttempt): Partial<Delivery> {
  return {
    attempts: attempt.manual ? delivery.attempts : delivery.attempts + 1,
    lastStatus: attempt.status,
    lastError: attempt.error,
    log: withoutOldManual([...delivery.log, attempt]),
  }
}

function withoutOldManual(log: LoggedAttempt[]): LoggedAttempt[] {
  const manual = log.filter((attempt) => attempt.manual)
  return manual.length > MAX_MANUAL_LOGGED ? log.filter((attempt) => attempt !== manual[0]) : log
}

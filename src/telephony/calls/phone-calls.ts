import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { ActorId, PlainSnapshot } from '../../actors/types.ts'
import { timeZoneOfPerson } from '../../base/number-time-zone.ts'
import { pause } from '../../base/pause.ts'
import type { Clock } from '../../base/time.ts'
import {
  CarrierRefusal,
  PlacingInterrupted,
  nodeIsStopping,
  noPublicUrl,
  notDialled,
  tooManyCalls,
  type PhoneCalls,
  type Telephony,
} from '../../ports/phone-calls.ts'
import { BadRequest, type ParleyError, ringingUnknown, StoreUnavailable } from '../../base/errors.ts'
import type { Call } from '../../machines/call/leg.ts'
import { callVersion } from '../../machines/call/call.ts'
import { dialFailure } from '../../machines/call/endings.ts'
import { callView } from '../../machines/dialogue/call-view.ts'
import type { Agent, Project, ProjectStore } from '../../ports/entities.ts'
import type { PhoneAccount, PhoneAccounts } from '../accounts.ts'
import type { Capacity } from './capacity.ts'
import { voiceOf } from './phone-call-view.ts'
import { OPTED_OUT } from './carrier-gateway.ts'
import type { OptOutList } from './opt-out-list.ts'
import type { ProjectCallLimits } from './project-limits.ts'
import type { Speech } from '../speech.ts'

export interface PhoneCallsDeps {
  runtime: Pick<Runtime, 'read' | 'ask' | 'createAndAsk'>
  projects: Pick<ProjectStore, 'find'>
  optOuts: Pick<OptOutList, 'has'>
  accounts: PhoneAccounts
  speech: Pick<Speech, 'choose'>
  capacity: Pick<Capacity, 'isFull' | 'isClosed' | 'reserve' | 'releaseIfDone'>
  limits: ProjectCallLimits
  /** The installation's time zone. */
  timeZone?: string
  clock: Clock
}

/** Longer than the call's machine takes to find out whether the carrier took it. */
const MAX_PLACING_MS = 45_000
const POLL_INTERVAL_MS = 250

/** Phone calls as the API wants them, over the call's machine. */
export function createPhoneCalls(deps: PhoneCallsDeps): PhoneCalls {
  const { runtime, projects, optOuts, capacity, limits, clock } = deps
  return {
    async check(agent, provider, to) {
      const project = await projects.find(agent.projectId)
      const { telephony, account } = await chooseCarrier(deps.accounts, agent, project, provider)
      const choice = await deps.speech.choose({
        projectId: agent.projectId,
        name: agent.speech,
        projectDefault: project?.defaultSpeech ?? '',
        languages: voiceOf(agent.flow).languages,
        isSimulated: account.isSimulated,
      })
      if ('missing' in choice) throw notConnected(choice.missing)
      limits.checkDestination(project?.callLimits, to)
      if (await optOuts.has(agent.projectId, to)) throw new BadRequest(OPTED_OUT)
      if (account.callbackUrl === null) throw noPublicUrl()
      if (capacity.isFull) throw noRoom()
      const timeZone = timeZoneOfPerson({ project: project?.timeZone, to, installation: deps.timeZone })
      const projectName = project?.name ?? ''
      return { telephony, speech: choice.tts, timeZone, projectName }
    },

    async place({ callId, agent, to, route, model, variables, metadata, isTest, eventId }) {
      const { id: agentId, name: agentName, projectId, phoneNumber: from, flowHash } = agent
      const { telephony, speech, ...known } = route
      const whom = { callId, projectId, agentId, agentName, ...(isTest && { isTest }) }
      const input = { ...whom, model, to, telephony, from, speech, variables, metadata, ...known }
      const create = { type: 'call', id: callId, machine: 'call', version: callVersion(flowHash), input }
      // Others may have been let in since it was checked.
      if (!capacity.reserve(callId)) throw noRoom()
      const snapshot = await placed(callId, async () => {
        const dial = () => runtime.createAndAsk(create, isPlaced, eventId === undefined ? {} : { eventId })
        const { snapshot: latest } = await limits.within(projectId, callId, dial)
        return untilPlaced(callId, latest)
      })
      return acceptedCall(snapshot)
    },

    async findPlaced(callId) {
      const known = await runtime.read(`call/${callId}`)
      const placed = known && (await untilPlaced(callId, known.snapshot))
      return placed && (callIn(placed).leg.isUndialled ? 'undialled' : acceptedCall(placed))
    },

    async hangUp(callId) {
      await runtime.ask(`call/${callId}`, { type: 'call.hangUp' }, isHungUp, { waitIfIgnored: true })
    },
  }

  function noRoom(): ParleyError {
    return capacity.isClosed ? nodeIsStopping() : tooManyCalls()
  }

  /** Keeps no place for a call that was over when its request was repeated, or that could not be made. */
  async function placed(callId: string, work: () => Promise<PlainSnapshot>): Promise<PlainSnapshot> {
    try {
      const snapshot = await work()
      capacity.releaseIfDone(callId, snapshot)
      return snapshot
    } catch (error) {
      const made = await runtime.read(`call/${callId}`).catch(() => null)
      capacity.releaseIfDone(callId, made?.snapshot ?? null)
      throw error
    }
  }

  /** A request that is repeated after a crash finds its call in the middle of being placed. */
  async function untilPlaced(callId: string, known: PlainSnapshot | null): Promise<PlainSnapshot> {
    const actorId: ActorId = `call/${callId}`
    const deadlineAt = clock.now() + MAX_PLACING_MS
    let latest = known
    while (latest && !isPlaced(latest)) {
      if (clock.now() >= deadlineAt) throw ringingUnknown()
      await pause(clock, POLL_INTERVAL_MS)
      latest = await readOrNull(actorId)
    }
    if (!latest) throw ringingUnknown()
    return latest
  }

  async function readOrNull(actorId: ActorId): Promise<PlainSnapshot | null> {
    try {
      return (await runtime.read(actorId))?.snapshot ?? null
    } catch (error) {
      if (error instanceof StoreUnavailable) return null
      throw error
    }
  }
}

/**
 * Chooses the carrier that the request names, else the agent's or project's, else any that is connected. Throws
 * `BadRequest`.
 */
async function chooseCarrier(
  accounts: PhoneAccounts,
  agent: Agent,
  project: Project | null,
  provider: Telephony | undefined,
): Promise<{ telephony: Telephony; account: PhoneAccount }> {
  const chosen = provider ?? (agent.telephony || project?.defaultTelephony || '')
  const candidates = chosen === '' ? (['telephony_a', 'telephony_b'] as const) : [chosen as Telephony]
  for (const telephony of candidates) {
    const account = await accounts.find(agent.projectId, telephony)
    if (account) return { telephony, account }
  }
  throw notConnected(candidates.join(' or '))
}

function notConnected(what: string): BadRequest {
  return new BadRequest(`${what} is not connected to this project.`, 'not_connected')
}

/** Whether the carrier has taken the call, or it is known why not: one that it never took says so when it is over. */
function isPlaced(snapshot: PlainSnapshot): boolean {
  const { status, value } = snapshot
  if (status !== 'active') return true
  const state = typeof value === 'string' ? value : Object.keys(value)[0]
  return state !== 'queued' && (state !== 'closing' || callView(snapshot).providerCallId !== null)
}

function acceptedCall(snapshot: PlainSnapshot): PlainSnapshot {
  const { providerCallId, error } = callView(snapshot)
  if (providerCallId !== null) return snapshot
  const words = error ?? 'The telephony provider did not take the call.'
  switch (dialFailure(callIn(snapshot))) {
    case 'undialled':
      throw notDialled()
    case 'interrupted':
      throw new PlacingInterrupted(words)
    case 'refused':
      throw new CarrierRefusal(words)
  }
}

/**
 * Whether the call is over, or nobody need wait for it: its audio is, its result is known, and the carrier was asked in
 * vain to hang up, which it will be once more.
 */
function isHungUp(snapshot: PlainSnapshot): boolean {
  const { result, leg } = callIn(snapshot)
  return snapshot.status !== 'active' || (result !== null && leg.hangUp === 'failed')
}

function callIn({ context }: PlainSnapshot): Call {
  return context as unknown as Call
}

import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Committed } from '../actors/kernel.ts'
import type { Clock } from '../base/time.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { PhoneCalls } from '../ports/phone-calls.ts'
import { PHRASES } from '../machines/dialogue/phrases.ts'
import { createFrameTicker } from '../media/frame-ticker.ts'
import { createSpeechCache } from '../media/output/speech-cache.ts'
import { createVoiceSession, type VoiceSession } from '../media/voice-session.ts'
import type { Store } from '../ports/store.ts'
import type { BrowserCalls } from '../ports/browser-calls.ts'
import type { Carrier, Telephony } from '../ports/telephony.ts'
import type { CarrierGateway } from '../ports/voice.ts'
import type { PhoneAccounts } from './accounts.ts'
import { createBrowserCalls, type SessionOrder, type SessionWire } from './browser/browser-calls.ts'
import { createCapacity, type Capacity } from './calls/capacity.ts'
import { answerCompleteness } from './calls/answer-completeness.ts'
import { readSoFar } from './calls/read-so-far.ts'
import { createEarlyOptOuts } from './calls/early-opt-outs.ts'
import { loadPhoneCall, findCallVoice } from './calls/phone-call-view.ts'
import { createCarrierGateway, type CarrierFor } from './calls/carrier-gateway.ts'
import { createMediaSessions, type MediaSessionHolder } from './sockets/media-sessions.ts'
import { createMediaGateway, type MediaGateway, type MediaGatewayDeps } from './sockets/media-gateway.ts'
import { createOptOutList, type OptOutList } from './calls/opt-out-list.ts'
import { createPhoneCalls } from './calls/phone-calls.ts'
import { createProjectCallLimits, type OperatorCallLimits } from './calls/project-limits.ts'
import {
  countFailedHangUps,
  countRejections,
  showBargeIn,
  showLateness,
  showLiveCalls,
} from './metrics/phone-metrics.ts'
import { createCapacityRecovery, type CapacityRecovery } from './calls/capacity-recovery.ts'
import { phoneRoutes } from './routes.ts'
import type { Speech } from './speech.ts'
import { monotonicClock } from '../base/monotonic-clock.ts'
import { createStatusCallbacks } from './callbacks/status-callbacks.ts'
import { createCallbackTokens } from '../security/callback-tokens.ts'
import { createTurnLatency } from './metrics/turn-latency.ts'

export interface PhoneDeps {
  /** Set later: the kernel itself needs parts of `Phone`. */
  runtime: Pick<Runtime, 'read' | 'send' | 'ask' | 'create' | 'createAndAsk'>
  store: Pick<Store, 'actors' | 'flows' | 'projects' | 'optOuts' | 'slots' | 'dailyCounts'>
  accounts: PhoneAccounts
  speech: Speech
  /** Whether browsers may be heard and spoken to in the simulator's tones. */
  allowsBuiltinSpeech: boolean
  /** The carriers' protocols. */
  carriers: Record<Telephony, Carrier>
  /** Who talks to the carrier with this account; default: `carriers`. */
  carrierFor?: CarrierFor
  secretKey: Uint8Array
  maxLiveCalls: number
  /** The installation's time zone. */
  timeZone?: string
  /** The operator's limits for every project. */
  projectLimits: OperatorCallLimits
  metrics: Registry
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** All that phone calls need beside their machine. */
export interface Phone {
  carriers: CarrierGateway
  optOuts: OptOutList
  mediaSessions: MediaSessionHolder
  calls: PhoneCalls
  browserCalls: BrowserCalls
  gateway: MediaGateway
  capacity: Capacity
  /** Mounts the addresses that carriers call. */
  routes(app: FastifyInstance): Promise<void>
  capacityRecovery: CapacityRecovery
  /** Sees every commit of this node. */
  observe(committed: Committed): void
}

export function createPhone(deps: PhoneDeps): Phone {
  const { runtime, store, accounts, speech, carriers, metrics, clock, log } = deps
  const rejections = countRejections(metrics)
  const countFailed = countFailedHangUps(metrics)
  const latency = createTurnLatency(metrics)
  const tokens = createCallbackTokens(deps.secretKey)
  const ticker = createFrameTicker(clock, showLateness(metrics))
  const onBargeIn = showBargeIn(metrics)
  const speechCache = createSpeechCache({ clock })
  const optOuts = createOptOutList(store.optOuts)
  const earlyOptOuts = createEarlyOptOuts(optOuts)

  const mediaSessions = createMediaSessions(
    async ({ callId, projectId, speech: name, voiceId, language, text }, signal) => {
      const known = await loadPhoneCall(runtime, callId)
      if (!known) throw new Error(`The call ${callId} is not there.`)
      const { languages } = await findCallVoice(store.flows, known.flowHash)
      const isSimulated = (await accounts.find(projectId, known.telephony))?.isSimulated ?? false
      const { name: vendor, tts, ttsCredentials } = await speech.open({ projectId, name, isSimulated })
      const { format } = carriers[known.telephony].media
      const setting = { credentials: ttsCredentials, language, languages, format, voiceId }
      await speechCache.prepare({ speech: vendor, text, tts, options: setting }, signal)
    },
  )

  const openSession: MediaGatewayDeps['openSession'] = async (known, started, socket) => {
    const { call, telephony } = known
    const { projectId } = call
    const voice = await findCallVoice(store.flows, known.flowHash)
    const isSimulated = (await accounts.find(projectId, telephony))?.isSimulated ?? false
    const talk = await speech.open({ projectId, name: known.speech, isSimulated })
    const { streamId, format } = started
    const wire = { protocol: carriers[telephony].media, streamId, format, socket }
    return startSession({ callId: call.id, talk, voice, timeZone: known.timeZone }, wire)
  }

  function startSession({ callId, talk, voice, timeZone }: SessionOrder, wire: SessionWire): VoiceSession {
    const { languages, voiceId } = voice
    const zone = voice.timeZone ?? timeZone
    const setting = { language: languages[0] ?? 'en', languages, format: wire.format } as const
    const saidNow = () => ({ now: clock.now(), timeZone: zone })
    return createVoiceSession({
      ...wire,
      stt: talk.stt,
      sttOptions: { ...setting, credentials: talk.sttCredentials },
      tts: talk.tts,
      ttsOptions: { ...setting, credentials: talk.ttsCredentials, voiceId },
      clock: monotonicClock(clock),
      ticker,
      completenessOf: (asked, text) => answerCompleteness(asked, text, saidNow()),
      isOptOut: (text) => readSoFar([], text, saidNow()).intent === 'opted_out',
      holdPrompt: PHRASES.moment,
      speechCache: speechCache.voice({ speech: talk.name, credentials: talk.ttsCredentials, voiceId }),
      onBargeIn,
      log: { warn: (details, message) => log.warn({ callId, ...details }, message) },
    })
  }

  const capacity = createCapacity({ max: deps.maxLiveCalls, mediaSessions, clock })
  showLiveCalls(metrics, capacity)
  const carrierGateway = createCarrierGateway({
    carrierFor: deps.carrierFor ?? ((telephony) => carriers[telephony]),
    accounts,
    tokens,
    optOuts,
    count: (callId) => capacity.reserveForced(callId),
    closeMediaSession: (callId) => mediaSessions.close(callId),
    clock,
    onHangUpFailed(call) {
      countFailed(call)
      log.warn(call, 'The telephony provider did not end a call.')
    },
  })
  const gateway = createMediaGateway({ runtime, carriers, tokens, mediaSessions, openSession, rejections, clock, log })
  const statusCallbacks = createStatusCallbacks({
    ...{ runtime, carriers, accounts, tokens, rejections, clock, log },
    hangUp: (leg) => carrierGateway.hangUp(leg, new AbortController().signal, () => {}),
  })
  return {
    carriers: carrierGateway,
    optOuts,
    mediaSessions,
    calls: createPhoneCalls({
      ...{ runtime, projects: store.projects, optOuts, accounts, speech, capacity, clock },
      ...(deps.timeZone !== undefined && { timeZone: deps.timeZone }),
      limits: createProjectCallLimits({ operator: deps.projectLimits, ...store, runtime, clock }),
    }),
    browserCalls: createBrowserCalls({
      ...{ runtime, projects: store.projects, speech, capacity, mediaSessions, startSession, clock },
      ...(deps.timeZone !== undefined && { timeZone: deps.timeZone }),
      allowsBuiltin: deps.allowsBuiltinSpeech,
    }),
    gateway,
    capacity,
    routes: phoneRoutes({ statusCallbacks, gateway }),
    capacityRecovery: createCapacityRecovery({ actors: store.actors, runtime, capacity, clock }),
    observe(committed) {
      capacity.observe(committed)
      latency.observe(committed)
      earlyOptOuts.observe(committed)
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Committed } from '../actors/kernel.ts'
import type { Clock } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { PhoneCalls } from '../api/phone-calls.ts'
import { PHRASES } from '../machines/phone/phrases.ts'
import { createPacer } from '../media/pacer.ts'
import { createPreparedLines } from '../media/prepared-lines.ts'
import { createVoiceSession } from '../media/voice-session.ts'
import type { Store } from '../ports/store.ts'
import type { Carrier, Telephony } from '../ports/telephony.ts'
import type { PhoneLines } from '../ports/voice.ts'
import type { PhoneAccounts } from './accounts.ts'
import { createCapacity, type Capacity } from './capacity.ts'
import { isCompleteAnswer } from './complete-answer.ts'
import { createEarlyOptOuts } from './early-opt-outs.ts'
import { findCall, findVoice } from './known-call.ts'
import { createPhoneLines, type CarrierFor } from './lines.ts'
import { createLiveVoices, type VoiceHolder } from './live-voices.ts'
import { createMediaDoor, type MediaDoor, type MediaDoorDeps } from './media-door.ts'
import { createOptOutList, type OptOutList } from './opt-out-list.ts'
import { createPhoneCalls } from './phone-calls.ts'
import { countMissedHangUps, countStrangers, showBargeIn, showLateness, showLiveCalls } from './phone-metrics.ts'
import { createRecall, type Recall } from './recall.ts'
import { phoneRoutes } from './routes.ts'
import type { Speech } from './speech.ts'
import { steadyClock } from './steady-clock.ts'
import { createStatusCallbacks } from './status-callbacks.ts'
import { createCallbackTokens } from './tokens.ts'
import { createTurnLatency } from './turn-latency.ts'

export interface PhoneDeps {
  /** The kernel needs what is made here, so it comes later. */
  runtime: Pick<Runtime, 'read' | 'send' | 'ask' | 'createAndAsk'>
  store: Pick<Store, 'actors' | 'flows' | 'projects' | 'optOuts'>
  accounts: PhoneAccounts
  speech: Speech
  /** The carriers' protocols. */
  carriers: Record<Telephony, Carrier>
  /** Who talks to the carrier with this account; default: `carriers`. */
  carrierFor?: CarrierFor
  secretKey: Uint8Array
  maxLiveCalls: number
  metrics: Registry
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** All that phone calls need beside their machine. */
export interface Phone {
  lines: PhoneLines
  optOuts: OptOutList
  voices: VoiceHolder
  calls: PhoneCalls
  door: MediaDoor
  capacity: Capacity
  /** Mounts the addresses that carriers call. */
  routes(app: FastifyInstance): Promise<void>
  recall: Recall
  /** Sees every commit of this node. */
  observe(committed: Committed): void
}

export function createPhone(deps: PhoneDeps): Phone {
  const { runtime, store, accounts, speech, carriers, metrics, clock, log } = deps
  const strangers = countStrangers(metrics)
  const countMissed = countMissedHangUps(metrics)
  const latency = createTurnLatency(metrics)
  const tokens = createCallbackTokens(deps.secretKey)
  const pacer = createPacer(clock, showLateness(metrics))
  const onBargeIn = showBargeIn(metrics)
  const prepared = createPreparedLines({ clock })
  const optOuts = createOptOutList(store.optOuts)
  const earlyOptOuts = createEarlyOptOuts(optOuts)

  const voices = createLiveVoices(async ({ callId, projectId, speech: name, voiceId, language, text }, signal) => {
    const known = await findCall(runtime, callId)
    if (!known) throw new Error(`The call ${callId} is not there.`)
    const { languages } = await findVoice(store.flows, known.flowHash)
    const isSimulated = (await accounts.find(projectId, known.telephony))?.isSimulated ?? false
    const { name: speaker, speak, speakCredentials } = await speech.open({ projectId, name, isSimulated })
    const { format } = carriers[known.telephony].media
    const setting = { credentials: speakCredentials, language, languages, format, voiceId }
    await prepared.prepare({ speech: speaker, text, speak, setting }, signal)
  })

  const openSession: MediaDoorDeps['openSession'] = async (known, started, socket) => {
    const { call, telephony } = known
    const { projectId } = call
    const { languages, voiceId } = await findVoice(store.flows, known.flowHash)
    const isSimulated = (await accounts.find(projectId, telephony))?.isSimulated ?? false
    const talk = await speech.open({ projectId, name: known.speech, isSimulated })
    const { streamId, format } = started
    const setting = { language: languages[0] ?? 'en', languages, format } as const
    return createVoiceSession({
      protocol: carriers[telephony].media,
      streamId,
      format,
      socket,
      hear: talk.hear,
      hearSetting: { ...setting, credentials: talk.hearCredentials },
      speak: talk.speak,
      speakSetting: { ...setting, credentials: talk.speakCredentials, voiceId },
      clock: steadyClock(clock),
      pacer,
      isComplete: isCompleteAnswer,
      stopgap: PHRASES.moment,
      prepared: prepared.voice(talk.name, voiceId),
      onBargeIn,
      log: { warn: (details, message) => log.warn({ callId: call.id, ...details }, message) },
    })
  }

  const lines = createPhoneLines({
    carrierFor: deps.carrierFor ?? ((telephony) => carriers[telephony]),
    accounts,
    tokens,
    optOuts,
    closeVoice: (callId) => voices.close(callId),
    onMissedHangUp(call) {
      countMissed(call)
      log.warn(call, 'The telephony provider did not end a call.')
    },
  })
  const capacity = createCapacity({ max: deps.maxLiveCalls, voices, clock })
  showLiveCalls(metrics, capacity)
  const door = createMediaDoor({ runtime, carriers, tokens, voices, openSession, strangers, clock, log })
  const statusCallbacks = createStatusCallbacks({ runtime, carriers, accounts, tokens, strangers })
  return {
    lines,
    optOuts,
    voices,
    calls: createPhoneCalls({ runtime, projects: store.projects, optOuts, accounts, speech, capacity, clock }),
    door,
    capacity,
    routes: phoneRoutes({ statusCallbacks, door }),
    recall: createRecall({ actors: store.actors, runtime, capacity, clock }),
    observe(committed) {
      capacity.observe(committed)
      latency.observe(committed)
      earlyOptOuts.observe(committed)
    },
  }
}

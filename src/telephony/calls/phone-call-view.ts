import { DEFAULT_TIME_ZONE } from '../../base/number-time-zone.ts'
import { canonicalTimeZone } from '../../base/time-zone.ts'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { JsonObject } from '../../base/json.ts'
import { callView, type CallView } from '../../machines/dialogue/call-view.ts'
import { hasEnded, type Leg } from '../../machines/call/leg.ts'
import type { Language } from '../../ports/language.ts'
import type { FlowStore } from '../../ports/entities.ts'
import type { Telephony } from '../../ports/telephony.ts'

/** What `src/telephony` needs to know about a call. */
export interface PhoneCallView {
  call: CallView
  telephony: Telephony
  /** Name of the speech provider. */
  speech: string
  /** The carrier has not answered the dial request yet, so a provider call id cannot be verified. */
  isDialling: boolean
  isOver: boolean
  /** The carrier has said that the leg has ended. */
  hasLegEnded: boolean
  /** Content hash of its flow. */
  flowHash: string
  /** IANA zone of the person, where the flow has none. */
  timeZone: string
}

export interface FlowVoice {
  /** The first is the one that the call begins in. */
  languages: Language[]
  voiceId: string | null
  /** The flow's own time zone; null where it has none. */
  timeZone: string | null
}

/** Null when there is no phone call with this id. */
export async function loadPhoneCall(runtime: Pick<Runtime, 'read'>, callId: string): Promise<PhoneCallView | null> {
  const record = await runtime.read(`call/${callId}`)
  const call = record && callView(record.snapshot)
  if (!record || !call || call.telephony === null) return null
  const { context, status, value } = record.snapshot
  const { leg, call: details } = context as { leg?: Partial<Leg>; call?: { timeZone?: string } }
  return {
    call,
    telephony: call.telephony,
    speech: leg?.speech ?? '',
    isDialling: typeof value === 'object' && value['queued'] === 'dialling',
    isOver: status !== 'active',
    hasLegEnded: hasEnded({ status: leg?.status ?? null }),
    flowHash: record.version.slice(record.version.indexOf('+') + 1),
    timeZone: details?.timeZone ?? DEFAULT_TIME_ZONE,
  }
}

/** How the call's flow wants to sound, and where it takes people to be. */
export async function findCallVoice(flows: Pick<FlowStore, 'find'>, flowHash: string): Promise<FlowVoice> {
  return voiceOf((await flows.find(flowHash)) ?? {})
}

export function voiceOf(flow: JsonObject): FlowVoice {
  const settings = (flow['settings'] ?? {}) as { languages?: unknown; voiceId?: unknown; timeZone?: unknown }
  const languages = (Array.isArray(settings.languages) ? settings.languages : []).filter(isLanguage)
  const { voiceId, timeZone } = settings
  return {
    languages: languages.length > 0 ? languages : ['en'],
    voiceId: typeof voiceId === 'string' && voiceId !== '' ? voiceId : null,
    timeZone: typeof timeZone === 'string' ? canonicalTimeZone(timeZone) : null,
  }
}

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi'
}

import type { Runtime } from '../actors/runtime-types.ts'
import type { JsonObject } from '../actors/types.ts'
import { callView, type CallRecord } from '../machines/call-view.ts'
import type { Language } from '../ports/language.ts'
import type { FlowStore } from '../ports/records.ts'
import type { Telephony } from '../ports/telephony.ts'

/** What the phone part needs to know of a call. */
export interface KnownCall {
  call: CallRecord
  telephony: Telephony
  /** Name of who speaks. */
  speech: string
  /** The carrier has not answered the order yet: what names the call has no proof. */
  isBeingOrdered: boolean
  isOver: boolean
  /** Content hash of its flow. */
  flowHash: string
}

export interface VoiceOfFlow {
  /** The first is the one that the call begins in. */
  languages: Language[]
  voiceId: string | null
}

/** Null when there is no phone call with this id. */
export async function findCall(runtime: Pick<Runtime, 'read'>, callId: string): Promise<KnownCall | null> {
  const record = await runtime.read(`call/${callId}`)
  const call = record && callView(record.snapshot)
  if (!record || !call || call.telephony === null) return null
  const { context, status, value } = record.snapshot
  const { line } = context as { line?: { speech?: string } }
  return {
    call,
    telephony: call.telephony,
    speech: line?.speech ?? '',
    isBeingOrdered: typeof value === 'object' && value['queued'] === 'dialling',
    isOver: status !== 'active',
    flowHash: record.version.slice(record.version.indexOf('+') + 1),
  }
}

/** How the call's flow wants to sound. */
export async function findVoice(flows: Pick<FlowStore, 'find'>, flowHash: string): Promise<VoiceOfFlow> {
  return voiceOf((await flows.find(flowHash)) ?? {})
}

export function voiceOf(flow: JsonObject): VoiceOfFlow {
  const settings = (flow['settings'] ?? {}) as { languages?: unknown; voiceId?: unknown }
  const languages = (Array.isArray(settings.languages) ? settings.languages : []).filter(isLanguage)
  const { voiceId } = settings
  return {
    languages: languages.length > 0 ? languages : ['en'],
    voiceId: typeof voiceId === 'string' && voiceId !== '' ? voiceId : null,
  }
}

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi'
}

import type { StateValue } from '../../../src/actors/types.ts'
import type { Json, JsonObject } from '../../../src/base/json.ts'
import type { CallInput } from '../../../src/machines/call/call-setup.ts'
import { callDefinition } from '../../../src/machines/call/call.ts'
import { callView, type CallView } from '../../../src/machines/dialogue/call-view.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import type { Call } from '../../../src/machines/call/leg.ts'
import type { ComposeRequest } from '../../../src/ports/language.ts'
import type { LegReport, LegStatus } from '../../../src/ports/telephony.ts'
import type { PromptRequest, MediaSessionEnd } from '../../../src/ports/voice.ts'
import { HandRun } from './hand-run.ts'
import { wording, type Meaning } from './talk.ts'

export const callInput = {
  callId: '00000000-0000-4000-8000-000000000001',
  projectId: '00000000-0000-4000-8000-000000000002',
  agentId: '00000000-0000-4000-8000-000000000003',
  agentName: 'Asha',
  model: 'builtin:rules',
  to: '+919876543210',
  telephony: 'telephony_a' as const,
  from: '',
  speech: 'builtin',
  variables: {},
  metadata: {},
}

export const SID = 'CA1'

/** A phone call whose effects the test answers by hand. */
export class PhoneTalk extends HandRun {
  constructor(flow: Flow, input: Partial<CallInput> = {}) {
    super(callDefinition(flow, 'hash'), { ...callInput, ...input })
  }

  get context(): Call {
    return this.snapshot.context as unknown as Call
  }

  get view(): CallView {
    return callView(this.snapshot)
  }

  /** Top-level state. */
  get phase(): string {
    const { value } = this.snapshot
    return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
  }

  /** State of the dialogue, such as `ask_name.talking` or `sayingGoodbye`. */
  get place(): string {
    const { inProgress } = this.snapshot.value as { inProgress?: { dialogue: StateValue } }
    return pathOf(inProgress?.dialogue ?? '').replace(/^flow\./, '')
  }

  /** State of the monitor: `idle`, `polling`, `hangingUp` or `ended`. */
  get monitor(): unknown {
    return Object.values(this.snapshot.value as Record<string, { monitor?: string }>)[0]?.monitor
  }

  /** The utterance that is playing. */
  get spoken(): PromptRequest {
    return this.effects.get('promptAndCollect')?.input as unknown as PromptRequest
  }

  dialled(providerCallId = SID): this {
    return this.finish('dial', { providerCallId })
  }

  report(status: LegStatus, parts: Partial<LegReport> = {}): this {
    return this.offer('leg.reported', { providerCallId: SID, status, answeredBy: null, sequence: null, ...parts })
  }

  look(status: LegStatus | null, parts: Partial<LegReport> = {}): this {
    const report = { providerCallId: SID, status, answeredBy: null, sequence: null, ...parts }
    return this.finish('fetchCallStatus', status && (report as Json))
  }

  openMedia(providerCallId = SID): this {
    return this.offer('media.opened', { providerCallId })
  }

  /** Dials, composes and prepares the first utterance, and is answered. */
  answered(): this {
    return this.dialled().compose().finish('prepareOpening', { prepared: true }).openMedia()
  }

  compose(reply?: string, firstTextAt: number | null = null): this {
    const request = this.effects.get('compose')?.input as unknown as ComposeRequest | undefined
    return this.finish('compose', { reply: reply ?? wording(request), firstTextAt })
  }

  understand(meaning: Meaning = {}): this {
    const { language } = this.context
    return this.finish('understand', { values: {}, refused: [], intent: null, language, ...meaning })
  }

  /** Ends the utterance, played as far as `heard`, or completely. */
  speak(heard?: string, audioMs: number | null = 900): this {
    const { turn, text } = this.spoken
    this.now += 2_000
    const parts: JsonObject = { turn, text: heard ?? text, interrupted: heard !== undefined, audioMs, synthesisMs: 200 }
    return this.offer('utterance.played', parts)
  }

  hear(text: string, parts: JsonObject = {}): this {
    this.now += 3_000
    const latency = { endpointingMs: 400, recognitionMs: 90 }
    const answer = { kind: 'heard', text, endedAt: this.now - 400, language: null, isDtmf: false, latency, ...parts }
    return this.finish('promptAndCollect', answer)
  }

  /** Ends the utterance and answers it with these words and their understanding. */
  say(words: string, meaning: Meaning = {}): this {
    this.speak().hear(words).understand(meaning)
    return this.effects.has('compose') ? this.compose() : this
  }

  silent(): this {
    return this.speak().finish('promptAndCollect', { kind: 'silent' }, 8_000)
  }

  /** Plays the last utterance to its end. */
  leave(): this {
    return this.speak().finish('promptAndCollect', { kind: 'played' })
  }

  talked(reason: MediaSessionEnd['reason']): this {
    return this.finish('holdMediaSession', { reason })
  }

  /** Fails while an answer is awaited; the two effects may report it in either order. */
  speechFails(order: 'media first' | 'answer first' = 'answer first'): this {
    const failure = { name: 'SpeechFailed', message: 'The audio of the call is over: speech_failed.' }
    if (order === 'media first') this.talked('speech_failed')
    this.fail('promptAndCollect', failure)
    return order === 'media first' ? this : this.talked('speech_failed')
  }

  /** Runs the effects at the end, with one endpoint to notify. */
  close(): this {
    if (this.effects.has('hangUp')) this.finish('hangUp', { hungUp: true })
    if (this.effects.has('saveOptOut')) this.finish('saveOptOut', { kept: true })
    return this.finish('resolveRecipients', { agentName: 'Asha', deliveries: [delivery] })
  }
}

export const delivery = { id: 'd-1', endpointId: 'e-1', url: 'https://example.com/hook' }

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value
  const [[key, child] = ['', '']] = Object.entries(value)
  return child === undefined || child === '' ? key : `${key}.${pathOf(child)}`
}

import type { CommandResult as Taken } from '../../../src/actors/runtime/runtime-types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { CarrierRefused, type LegReport, type LegStatus } from '../../../src/ports/telephony.ts'
import type {
  Answer,
  PromptRequest,
  DialResult,
  LegRef,
  MediaSessions,
  CarrierGateway,
  PreparedUtterance,
  PlayedUtterance,
  MediaSessionEnd,
} from '../../../src/ports/voice.ts'
import type { Random } from '../random.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'

/** How a call goes outside the service. Missing parts succeed. */
export interface Story {
  /** The carrier's response to the order. `errorButRings` dials nevertheless. */
  order?: 'accepted' | 'refused' | 'error' | 'errorButRings' | 'never'
  orderMs?: number
  /** The phone's status after ringing for `ringMs`; `rings` never ends. */
  phone?: 'answered' | 'busy' | 'no_answer' | 'failed' | 'rings'
  ringMs?: number
  machine?: boolean
  callbacks?: 'all' | 'notTheLast' | 'none'
  twice?: boolean
  /** Callbacks and the media socket arrive in any order within three seconds. */
  shuffled?: Random
  media?: 'opens' | 'never'
  /** The carrier's response to a poll; `fails` throws. */
  looks?: 'true' | 'nothing' | 'fails'
  hangUp?: 'works' | 'fails' | 'hangs'
  prepares?: 'works' | 'fails' | 'hangs'
  /** The person's reaction to each utterance in turn; silent afterwards. */
  person?: Reaction[]
}

export type Reaction =
  /** `leaves`: the person hangs up with the last word. */
  | { says: string; interrupts?: boolean; leaves?: boolean }
  | { presses: string }
  | 'silent'
  | 'machine'
  | 'hangsUp'
  | 'hangsUpMidLine'
  | 'lost'
  | 'speechFails'
  | 'throws'
  | 'stuck'

interface Leg {
  story: Story
  providerCallId: string
  status: LegStatus
  sequence: number
  reactions: Reaction[]
  /** The audio, and the process that holds it. */
  voice: { isHeld: () => boolean; over: (talked: MediaSessionEnd) => void; ended: Promise<MediaSessionEnd> } | null
}

type Deliver = (callId: string, event: { type: string } & JsonObject) => Promise<Taken>

/**
 * Two carriers, the people they call and the audio between them, on a virtual clock. They continue whatever happens to
 * the service's processes.
 */
export class FakePhones implements CarrierGateway, MediaSessions {
  readonly dialled: string[] = []
  readonly hungUp: string[] = []
  readonly prepared: PreparedUtterance[] = []
  readonly conversed: PromptRequest[] = []
  /** Delivers callbacks and media sockets to the service, and tells whether the process that receives them is alive. */
  deliver: Deliver = () => Promise.reject(new Error('Nobody listens.'))
  alive: () => () => boolean = () => () => true
  readonly #clock: VirtualClock
  readonly #storyOf: (callId: string) => Story
  readonly #legs = new Map<string, Leg>()

  constructor(clock: VirtualClock, storyOf: (callId: string) => Story) {
    this.#clock = clock
    this.#storyOf = storyOf
  }

  async dial({ callId }: { callId: string }): Promise<DialResult & { providerCallId: string }> {
    this.dialled.push(callId)
    const story = this.#storyOf(callId)
    const { order = 'accepted', orderMs = 300 } = story
    const providerCallId = `CA-${callId}`
    if (order === 'accepted' || order === 'errorButRings') this.#ring(callId, story, providerCallId)
    if (order === 'never') await new Promise(() => {})
    await this.#wait(orderMs)
    if (order === 'refused') throw new CarrierRefused('The number is not valid.', 400, 21_211)
    if (order === 'error' || order === 'errorButRings') throw new Error('The carrier answered 500.')
    return { providerCallId }
  }

  async fetchStatus({ callId }: LegRef): Promise<LegReport | null> {
    const leg = this.#legs.get(callId)
    await this.#wait(50)
    if (leg?.story.looks === 'fails') throw new Error('The carrier answered 503.')
    if (!leg || leg.story.looks === 'nothing') return null
    return { providerCallId: leg.providerCallId, status: leg.status, answeredBy: null, sequence: null }
  }

  async hangUp({ callId }: LegRef, _signal: AbortSignal, onAsked: () => void): Promise<void> {
    onAsked()
    this.hungUp.push(callId)
    const leg = this.#legs.get(callId)
    if (leg?.story.hangUp === 'hangs') await new Promise(() => {})
    await this.#wait(50)
    if (leg?.story.hangUp === 'fails') throw new Error('The carrier answered 500.')
    this.#end(callId, 'completed', 'hung_up')
  }

  async prepare(line: PreparedUtterance): Promise<void> {
    this.prepared.push(line)
    const leg = this.#legs.get(line.callId)
    if (leg?.story.prepares === 'hangs') await new Promise(() => {})
    await this.#wait(400)
    if (leg?.story.prepares === 'fails') throw new Error('The vendor hung up.')
  }

  async hold(callId: string, signal: AbortSignal): Promise<MediaSessionEnd> {
    const voice = this.#legs.get(callId)?.voice
    if (!voice?.isHeld()) throw new Error('This process does not hold the call.')
    signal.addEventListener('abort', () => this.#end(callId, 'completed', 'hung_up'), { once: true })
    return voice.ended
  }

  /** An utterance is played once its text is complete. */
  start(): null {
    return null
  }

  async promptAndCollect(
    request: PromptRequest,
    signal: AbortSignal,
    spoken: (line: PlayedUtterance) => void,
  ): Promise<Answer> {
    const { callId, turn, text } = request
    const leg = this.#legs.get(callId)
    if (!leg?.voice?.isHeld()) throw new Error('This process does not hold the call.')
    this.conversed.push(request)
    const ofLine = request.asked.length === 0 ? undefined : (leg.reactions.shift() ?? 'silent')
    if (ofLine === 'stuck') return new Promise(() => {})
    if (ofLine === 'throws') throw new Error('The line cannot be spoken.')
    if (ofLine === 'speechFails') this.#end(callId, leg.status, 'speech_failed')

    const interrupted = typeof ofLine === 'object' && 'says' in ofLine && ofLine.interrupts === true
    const heard = interrupted || ofLine === 'hangsUpMidLine' ? text.slice(0, text.length >> 1) : text
    await this.#wait(200 + heard.length * 40)
    if (signal.aborted || !leg.voice.isHeld()) return new Promise(() => {})
    spoken({ turn, text: heard, interrupted, audioMs: turn === 0 ? null : 900, synthesisMs: 150 })
    if (ofLine === 'hangsUp' || ofLine === 'hangsUpMidLine') this.#end(callId, 'completed', 'hung_up')
    if (ofLine === 'lost') this.#end(callId, leg.status, 'lost')
    if (ofLine === undefined) return { kind: 'played' }
    if (ofLine === 'silent') {
      await this.#wait(request.silenceMs)
      return { kind: 'silent' }
    }
    await this.#wait(1_500)
    if (ofLine === 'machine') return { kind: 'machine' }
    const words = typeof ofLine === 'object' ? ('says' in ofLine ? ofLine.says : ofLine.presses) : ''
    if (typeof ofLine === 'object' && 'leaves' in ofLine)
      this.#later(100, () => this.#end(callId, 'completed', 'hung_up'))
    const keys = typeof ofLine === 'object' && 'presses' in ofLine
    const latency = { endpointingMs: 400, recognitionMs: 80 }
    return { kind: 'heard', text: words, endedAt: this.#clock.now() - 500, language: null, isDtmf: keys, latency }
  }

  /** Called after a process that held audio has died: the carrier notices. */
  cutDeadLines(): void {
    for (const [callId, { voice }] of this.#legs) if (voice && !voice.isHeld()) this.#end(callId, 'completed', 'lost')
  }

  isOver(callId: string): boolean {
    const status = this.#legs.get(callId)?.status
    return status !== 'queued' && status !== 'ringing' && status !== 'answered'
  }

  #ring(callId: string, story: Story, providerCallId: string): void {
    const reactions = [...(story.person ?? [])]
    const leg: Leg = { story, providerCallId, status: 'queued', sequence: -1, reactions, voice: null }
    this.#legs.set(callId, leg)
    const { phone = 'answered', ringMs = 4_000 } = story
    this.#later(500, () => this.#becomes(callId, leg, 'ringing'))
    this.#later(500 + ringMs, () => {
      if (phone === 'rings' || this.isOver(callId)) return
      if (phone === 'answered') this.#pickUp(callId, leg)
      else this.#becomes(callId, leg, phone)
    })
  }

  #pickUp(callId: string, leg: Leg): void {
    this.#becomes(callId, leg, 'answered')
    const { media = 'opens', shuffled } = leg.story
    if (media === 'never') return
    this.#later(shuffled ? shuffled.int(3_000) : 100, () => void this.#openMedia(callId, leg))
  }

  async #openMedia(callId: string, leg: Leg): Promise<void> {
    if (leg.voice || leg.status !== 'answered') return
    let over: (talked: MediaSessionEnd) => void = () => {}
    const ended = new Promise<MediaSessionEnd>((resolve) => (over = resolve))
    leg.voice = { isHeld: this.alive(), over, ended }
    const taken = await this.deliver(callId, { type: 'media.opened', providerCallId: leg.providerCallId })
    if (taken.outcome !== 'taken') this.#end(callId, 'completed', 'lost')
  }

  #end(callId: string, status: LegStatus, reason: MediaSessionEnd['reason']): void {
    const leg = this.#legs.get(callId)
    if (!leg) return
    leg.voice?.over({ reason })
    if (!this.isOver(callId)) this.#becomes(callId, leg, status)
  }

  #becomes(callId: string, leg: Leg, status: LegStatus): void {
    if (this.isOver(callId) || leg.status === status) return
    leg.status = status
    leg.sequence += 1
    const { callbacks = 'all', twice, shuffled, machine } = leg.story
    if (callbacks === 'none' || (callbacks === 'notTheLast' && this.isOver(callId))) return
    const answeredBy = status === 'answered' && machine ? 'machine' : null
    const { providerCallId, sequence } = leg
    for (let n = 0; n < (twice ? 2 : 1); n += 1) {
      const event = { type: 'leg.reported', providerCallId, status, answeredBy, sequence }
      this.#later(shuffled ? shuffled.int(3_000) : 50 + n, () => void this.deliver(callId, event).catch(() => {}))
    }
  }

  #later(delayMs: number, act: () => void): void {
    this.#clock.after(delayMs, act)
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.#clock.after(delayMs, resolve))
  }
}

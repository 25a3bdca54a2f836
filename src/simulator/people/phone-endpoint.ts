import { SpeechPlayer } from './speech-player.ts'
import type { Person } from './person.ts'
import { say } from './person.ts'
import { Playback } from './playback.ts'
import { Listener } from '../speech/listener.ts'

const SAMPLE_RATE_HZ = 8_000
/** Mean square from which the agent counts as speaking. */
const VOICE_POWER = 300 ** 2
/** A pause after which people take it that it is their turn. */
const TURN_PAUSE_MS = 700

export interface PhoneEndpointEvents {
  /** A frame of the person's audio; null for silence. */
  frame(samples: Int16Array | null): void
  key(digit: string): void
  /** The audio before the mark has been played, or was cleared. */
  mark(name: string): void
  hangUp(): void
}

export interface TurnHeard {
  turn: number
  /** The words that the person understood; empty if it was not the simulator's voice. */
  text: string
  /** The agent began it while the person had not finished theirs. */
  cutsIn: boolean
}

/**
 * The person's end of an answered call: it listens to and plays audio frame by frame, and runs the person's actions.
 */
export class PhoneEndpoint {
  readonly #person: Person
  readonly #events: PhoneEndpointEvents
  readonly #frameLength: number
  readonly #frameMs: number
  readonly #playback = new Playback()
  readonly #player: SpeechPlayer
  readonly #listener = new Listener(SAMPLE_RATE_HZ, {
    character: (character) => (this.#heard += character),
    silence: () => {},
  })
  readonly #turns: TurnHeard[] = []
  #heard = ''
  /** How long the agent has spoken in its turn, and paused in or after it. */
  #spokenMs = 0
  #pauseMs = 0
  #cutsIn = false
  #quietMs = 0
  #hasInterrupted = false
  #hasNudged = false

  constructor(person: Person, frameMs: number, events: PhoneEndpointEvents) {
    this.#person = person
    this.#events = events
    this.#frameMs = frameMs
    this.#frameLength = (frameMs * SAMPLE_RATE_HZ) / 1_000
    this.#player = new SpeechPlayer(events)
    this.#player.add(person.onAnswer)
  }

  /** The agent's turns as the person heard them. */
  get turns(): readonly TurnHeard[] {
    return this.#turns
  }

  play(audio: Int16Array): void {
    this.#playback.add(audio)
  }

  mark(name: string): void {
    if (this.#playback.mark(name)) this.#events.mark(name)
  }

  clear(): void {
    for (const name of this.#playback.clear()) this.#events.mark(name)
  }

  /** One frame's time goes by. */
  tick(): void {
    const { samples, marks } = this.#playback.take(this.#frameLength)
    for (const name of marks) this.#events.mark(name)
    const isVoice = isVoiced(samples)
    this.#listen(samples, isVoice)
    const frame = this.#player.take(this.#frameLength)
    this.#quietMs = frame !== null || isVoice ? 0 : this.#quietMs + this.#frameMs
    this.#events.frame(frame)
    this.#nudgeOrHangUp()
  }

  #listen(samples: Int16Array, isVoice: boolean): void {
    this.#listener.push(samples)
    if (isVoice) {
      if (this.#spokenMs === 0) this.#cutsIn = this.#player.isBetweenWords
      this.#spokenMs += this.#frameMs
      this.#pauseMs = 0
      return this.#interrupt()
    }
    if (this.#spokenMs === 0) return
    this.#pauseMs += this.#frameMs
    if (this.#pauseMs >= TURN_PAUSE_MS) this.#startTurn()
  }

  #interrupt(): void {
    const { interrupts } = this.#person
    if (!interrupts || this.#hasInterrupted || interrupts.turn !== this.#turns.length + 1) return
    if (this.#spokenMs < interrupts.afterMs) return
    this.#hasInterrupted = true
    this.#player.add(interrupts.acts)
  }

  /** What was heard while the person spoke belongs to the next turn. */
  #startTurn(): void {
    if (!this.#player.isIdle) return
    const text = this.#heard.trim()
    this.#heard = ''
    this.#spokenMs = 0
    this.#pauseMs = 0
    this.#hasNudged = false
    this.#turns.push({ turn: this.#turns.length + 1, text, cutsIn: this.#cutsIn })
    this.#player.add(this.#person.answer(text, this.#turns.length))
  }

  #nudgeOrHangUp(): void {
    const { nudgesAfterMs, hangsUpAfterMs } = this.#person
    if (!this.#player.isIdle) return
    if (this.#quietMs >= hangsUpAfterMs) return this.#events.hangUp()
    if (nudgesAfterMs === null || this.#hasNudged || this.#quietMs < nudgesAfterMs) return
    this.#hasNudged = true
    this.#player.add([say('Hello?')])
  }
}

function isVoiced(samples: Int16Array): boolean {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum >= VOICE_POWER * samples.length
}

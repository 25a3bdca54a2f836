/// <reference lib="es2024" />
import { PlayQueue } from './play-queue.ts'
import type { WorkletScope } from './worklet-scope.ts'

const scope = globalThis as unknown as WorkletScope

export type PlaybackCommand = { samples: Float32Array } | { mark: string } | { clear: true }
export type PlaybackReport = { played: string } | { isPlaying: boolean }

/** Plays received samples in order, and reports the marks that were reached. */
class Playback extends scope.AudioWorkletProcessor {
  readonly #queue = new PlayQueue()
  #isPlaying = false

  constructor() {
    super()
    this.port.onmessage = ({ data }: { data: PlaybackCommand }) => {
      if ('samples' in data) this.#queue.add(data.samples)
      else if ('mark' in data) this.#report(this.#queue.mark(data.mark))
      else this.#report(this.#queue.clear())
    }
  }

  process(_inputs: Float32Array[][], [output]: Float32Array[][]): boolean {
    const channel = output?.[0]
    if (channel) this.#report(this.#queue.take(channel))
    const isPlaying = !this.#queue.isEmpty
    if (isPlaying !== this.#isPlaying) this.port.postMessage({ isPlaying } satisfies PlaybackReport)
    this.#isPlaying = isPlaying
    return true
  }

  #report(marks: string[]): void {
    for (const played of marks) this.port.postMessage({ played } satisfies PlaybackReport)
  }
}

scope.registerProcessor('playback', Playback)

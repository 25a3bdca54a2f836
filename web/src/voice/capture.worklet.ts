/// <reference lib="es2024" />
import type { WorkletScope } from './worklet-scope.ts'

const scope = globalThis as unknown as WorkletScope
const FRAME_SEC = 0.02

/** Sends the microphone's audio in frames of 20 ms. */
class Capture extends scope.AudioWorkletProcessor {
  readonly #frame = new Float32Array(Math.round(scope.sampleRate * FRAME_SEC))
  #filled = 0

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#frame[this.#filled] = sample
      this.#filled += 1
      if (this.#filled < this.#frame.length) continue
      this.port.postMessage(this.#frame.slice())
      this.#filled = 0
    }
    return true
  }
}

scope.registerProcessor('capture', Capture)

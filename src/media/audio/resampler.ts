import { createRequire } from 'node:module'
import type { AudioFormat } from '../../ports/speech.ts'

/** Browsers record at two more rates than telephones. */
type Rate = AudioFormat['sampleRateHz'] | 44_100 | 48_000

interface Speex {
  processChunk(chunk: Buffer): Buffer
}
interface SpeexModule {
  default: {
    new (channels: number, inRateHz: number, outRateHz: number, quality: number): Speex
    initPromise: Promise<unknown>
  }
}

const { default: SpeexResampler } = loadSpeex()
await SpeexResampler.initPromise

/** Of 10. Good enough for a telephone's band, at 6 µs for 20 ms. */
const QUALITY = 3
/** Whole input blocks of so many samples give whole outputs at every pair of rates. */
const BLOCK_SAMPLES = 6
/** The same from 44,100 Hz: a hundredth of a second. */
const BLOCK_SAMPLES_44100 = 441
/** Longer than the filter's memory, in samples of any rate. */
const FLUSH_SAMPLES = 480

/** Changes the rate of 16-bit PCM as it comes in, without a seam between the pieces. */
export interface Resampler {
  /** Few samples may be kept until the next piece. An odd byte is an error of the caller's. */
  push(pcm: Buffer): Buffer
  /** Ends its use: it may serve another stream then. */
  release(): void
}

/** The library never frees memory, so unused resamplers are kept here for later calls. */
const idle = new Map<string, Speex[]>()

export function acquireResampler(fromHz: Rate, toHz: Rate): Resampler {
  const key = `${fromHz}/${toHz}`
  const speex = idle.get(key)?.pop() ?? new SpeexResampler(1, fromHz, toHz, QUALITY)
  const blockBytes = 2 * (fromHz === 44_100 ? BLOCK_SAMPLES_44100 : BLOCK_SAMPLES)
  let rest = Buffer.alloc(0)
  let isReleased = false
  return {
    push(pcm) {
      if (isReleased) throw new Error('The resampler was released.')
      const all = rest.length === 0 ? pcm : Buffer.concat([rest, pcm])
      const whole = all.length - (all.length % blockBytes)
      rest = Buffer.from(all.subarray(whole))
      return whole === 0 ? Buffer.alloc(0) : speex.processChunk(all.subarray(0, whole))
    },
    release() {
      if (isReleased) return
      isReleased = true
      // Nothing of this call may be heard in the next.
      speex.processChunk(Buffer.alloc(2 * FLUSH_SAMPLES))
      const others = idle.get(key) ?? []
      others.push(speex)
      idle.set(key, others)
    },
  }
}

/**
 * The library's loader makes the whole process abort at any unhandled rejection; how a process ends is not for a
 * resampler to say.
 */
function loadSpeex(): SpeexModule {
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const before = events.map((event) => process.listeners(event as 'uncaughtException'))
  const loaded = createRequire(import.meta.url)('speex-resampler') as SpeexModule
  events.forEach((event, index) => {
    for (const listener of process.listeners(event as 'uncaughtException')) {
      if (!before[index]?.includes(listener)) process.removeListener(event, listener)
    }
  })
  return loaded
}

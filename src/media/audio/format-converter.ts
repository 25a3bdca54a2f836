import type { AudioFormat } from '../../ports/speech.ts'
import { acquireResampler } from './resampler.ts'
import { muLawToPcm, pcmToMuLaw, sameFormat } from './samples.ts'

/** Turns one stream of audio into another format, however it is cut into pieces. */
export interface FormatConverter {
  /** The same buffer when there is nothing to convert. */
  push(audio: Buffer): Buffer
  close(): void
}

export function createFormatConverter(from: AudioFormat, to: AudioFormat): FormatConverter {
  if (sameFormat(from, to)) return { push: (audio) => audio, close: () => {} }
  const resampler = from.sampleRateHz === to.sampleRateHz ? null : acquireResampler(from.sampleRateHz, to.sampleRateHz)
  const toPcm = from.encoding === 'mulaw' ? muLawToPcm : wholeSamples()
  return {
    push(audio) {
      const pcm = toPcm(audio)
      const resampled = resampler ? resampler.push(pcm) : pcm
      return to.encoding === 'mulaw' ? pcmToMuLaw(resampled) : resampled
    },
    close: () => resampler?.release(),
  }
}

/** Vendors cut where they like: half a sample waits for its other half. */
function wholeSamples(): (pcm: Buffer) => Buffer {
  let half: Buffer | null = null
  return (pcm) => {
    const all = half === null ? pcm : Buffer.concat([half, pcm])
    const whole = all.length & ~1
    half = whole === all.length ? null : Buffer.from(all.subarray(whole))
    return all.subarray(0, whole)
  }
}

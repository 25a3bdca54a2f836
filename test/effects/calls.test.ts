import { describe, expect, it } from 'vitest'
import type { EffectContext } from '../../src/actors/runtime/effect-handler.ts'
import { promptAndCollectEffect } from '../../src/effects/prompt-and-collect.ts'
import { dialEffect } from '../../src/effects/dial.ts'
import { HANG_UP_LIMIT_MS, hangUpEffect } from '../../src/effects/hang-up.ts'
import { saveOptOutEffect } from '../../src/effects/save-opt-out.ts'
import { fetchCallStatusEffect } from '../../src/effects/fetch-call-status.ts'
import { prepareOpeningEffect } from '../../src/effects/prepare-opening.ts'
import { holdMediaSessionEffect } from '../../src/effects/hold-media-session.ts'
import { StoreUnavailable } from '../../src/base/errors.ts'
import { MediaSessionClosed } from '../../src/media/turns/media-session-closed.ts'
import type { OptOut } from '../../src/ports/opt-outs.ts'
import { CarrierRefused } from '../../src/ports/telephony.ts'
import type { Answer, PromptRequest, DialRequest, LegRef, PlayedUtterance } from '../../src/ports/voice.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

const line: LegRef = { callId: 'c', projectId: 'p', telephony: 'telephony_a', providerCallId: 'CA1' }
const order: DialRequest = {
  callId: 'c',
  projectId: 'p',
  telephony: 'telephony_a',
  to: '+919876543210',
  from: '',
  ringTimeoutSec: 45,
  maxDurationSec: 600,
}
const request: PromptRequest = {
  callId: 'c',
  turn: 2,
  text: 'Your name?',
  language: 'en',
  asked: [],
  silenceMs: 8_000,
}

/** What an effect is run in, and what it reports meanwhile. */
function surroundings() {
  const sent: object[] = []
  const controller = new AbortController()
  const context: EffectContext = {
    signal: controller.signal,
    effectId: 'call/c#1#x',
    invokedAt: 0,
    send: (event) => sent.push(event),
  }
  return { sent, controller, context }
}

describe('dial', () => {
  const dialling = (dial: () => Promise<{ providerCallId: string }>) =>
    dialEffect({ dial } as never, new VirtualClock())

  it('logs the carrier’s id for the call, and no more', async () => {
    const { context } = surroundings()
    const effect = dialling(async () => ({ providerCallId: 'CA1', secret: 'x' }))
    expect(await effect.run(order, context)).toEqual({ providerCallId: 'CA1' })
  })

  it('passes the order on with what a carrier may recognise a repeat by', async () => {
    const { context } = surroundings()
    const seen: unknown[] = []
    const dial = (...given: unknown[]) => {
      seen.push(...given)
      return Promise.resolve({ providerCallId: 'CA1' })
    }
    await dialEffect({ dial } as never, new VirtualClock()).run(order, context)
    expect(seen).toEqual([order, expect.objectContaining({ effectId: context.effectId, signal: context.signal })])
  })

  it('takes a refusal for an answer, in the carrier’s words', async () => {
    const { context } = surroundings()
    const refuse = (words: string) => dialling(() => Promise.reject(new CarrierRefused(words, 400, 21_211)))
    expect(await refuse('Not a valid number.').run(order, context)).toEqual({ refused: 'Not a valid number.' })
    expect(await refuse('').run(order, context)).toEqual({ refused: 'The telephony provider refused the call.' })
  })

  it('throws what leaves open whether the phone rings', async () => {
    const { context } = surroundings()
    const effect = dialling(() => Promise.reject(new Error('socket hang up')))
    await expect(effect.run(order, context)).rejects.toThrow('socket hang up')
  })
})

describe('what must not be done twice', () => {
  it('is dialling, holding audio and speaking; all else may be', () => {
    const effects = [
      dialEffect({} as never, new VirtualClock()),
      holdMediaSessionEffect({} as never),
      promptAndCollectEffect({} as never),
      fetchCallStatusEffect({} as never),
      prepareOpeningEffect({} as never),
      saveOptOutEffect({} as never),
      hangUpEffect({} as never, new VirtualClock()),
    ]
    expect(effects.filter((one) => one.onInterrupted === 'fail').map(({ src }) => src)).toEqual([
      'dial',
      'holdMediaSession',
      'promptAndCollect',
    ])
  })
})

describe('promptAndCollect', () => {
  const spoken: PlayedUtterance = { turn: 2, text: 'Your na', interrupted: true, audioMs: 5, synthesisMs: 3 }
  const silent: Answer = { kind: 'silent' }

  it('reports the line once it is over, then answers', async () => {
    const { context, sent } = surroundings()
    const effect = promptAndCollectEffect({
      async promptAndCollect(_request, _signal, tell) {
        tell(spoken)
        tell(spoken)
        expect(sent).toHaveLength(1)
        return silent
      },
    })
    expect(await effect.run(request, context)).toBe(silent)
    expect(sent).toEqual([{ type: 'utterance.played', ...spoken }])
  })

  it('treats a hang-up as normal, and logs a failed speech vendor as a warning', () => {
    const { isExpectedError } = promptAndCollectEffect({ promptAndCollect: async () => silent })
    expect(isExpectedError?.(new MediaSessionClosed('hung_up'))).toBe(true)
    expect(isExpectedError?.(new MediaSessionClosed('lost'))).toBe(true)
    expect(isExpectedError?.(new MediaSessionClosed('speech_failed'))).toBe(false)
    expect(isExpectedError?.(new Error('A line of this call is being spoken or answered already.'))).toBe(false)
  })

  it('leaves no answer without its line', async () => {
    const { context, sent } = surroundings()
    await promptAndCollectEffect({ promptAndCollect: async () => silent }).run(request, context)
    const untold = { text: 'Your name?', interrupted: false, audioMs: null, synthesisMs: null }
    expect(sent).toEqual([{ type: 'utterance.played', turn: 2, ...untold }])
  })

  it('reports nothing of a line that was never spoken', async () => {
    const { context, sent } = surroundings()
    const effect = promptAndCollectEffect({ promptAndCollect: () => Promise.reject(new Error('gone')) })
    await expect(effect.run(request, context)).rejects.toThrow('gone')
    expect(sent).toEqual([])
  })
})

describe('hangUp', () => {
  const hangingUp = (
    hangUp: (line: LegRef, signal: AbortSignal, onAsked: () => void) => Promise<void>,
    clock = new VirtualClock(),
  ) => hangUpEffect({ hangUp }, clock).run(line, surroundings().context)

  it('reports whether the leg was ended, whatever the carrier does', async () => {
    expect(await hangingUp(async () => {})).toEqual({ hungUp: true })
    const throwing = () => {
      throw new Error('at once')
    }
    for (const fails of [throwing, () => Promise.reject(new Error('500'))]) {
      const clock = new VirtualClock()
      const result = hangingUp(fails, clock)
      await clock.advance(HANG_UP_LIMIT_MS)
      expect(await result).toEqual({ hungUp: false })
    }
  })

  it.each([new Error('500'), new CarrierRefused('Too many requests.', 429)])(
    'asks again, twice, where the carrier fails: %s',
    async (failure) => {
      const clock = new VirtualClock()
      const asked: number[] = []
      const result = hangingUp(async () => {
        asked.push(clock.now())
        if (asked.length < 3) throw failure
      }, clock)
      const from = clock.now()
      await clock.advance(HANG_UP_LIMIT_MS)
      expect(await result).toEqual({ hungUp: true })
      expect(asked.map((at) => at - from)).toEqual([0, 500, 2_000])
    },
  )

  it('does not ask again what the carrier refuses', async () => {
    let asked = 0
    const refused = () => {
      asked += 1
      return Promise.reject(new CarrierRefused('Not yours.', 403))
    }
    expect(await hangingUp(refused)).toEqual({ hungUp: false })
    expect(asked).toBe(1)
  })

  it('waits for a store that is away, and for one that is slow: the carrier was not asked', async () => {
    await expect(hangingUp(() => Promise.reject(new StoreUnavailable()))).rejects.toBeInstanceOf(StoreUnavailable)
    const clock = new VirtualClock()
    const { promise, reject } = Promise.withResolvers<void>()
    const result = hangingUp(() => promise, clock)
    await clock.advance(2 * HANG_UP_LIMIT_MS)
    reject(new StoreUnavailable())
    await expect(result).rejects.toBeInstanceOf(StoreUnavailable)
  })

  it('stops after five seconds, and aborts the running request', async () => {
    const clock = new VirtualClock()
    let given: AbortSignal | undefined
    const result = hangingUp((_line, signal, onAsked) => {
      given = signal
      onAsked()
      return new Promise(() => {})
    }, clock)
    await clock.advance(HANG_UP_LIMIT_MS - 1)
    expect(clock.plannedCount).toBe(1)
    expect(given?.aborted).toBe(false)
    await clock.advance(1)
    expect(await result).toEqual({ hungUp: false })
    expect(given?.aborted).toBe(true)
  })

  it('leaves no timer behind', async () => {
    const clock = new VirtualClock()
    await hangingUp(async () => {}, clock)
    expect(clock.plannedCount).toBe(0)
  })
})

describe('the others', () => {
  it('ask, hold and prepare as requested', async () => {
    const { context } = surroundings()
    const report = { providerCallId: 'CA1', status: 'ringing', answeredBy: null, sequence: 3 } as const
    expect(await fetchCallStatusEffect({ fetchStatus: async () => report }).run(line, context)).toBe(report)
    expect(
      await holdMediaSessionEffect({ hold: async () => ({ reason: 'lost' }) }).run({ callId: 'c' }, context),
    ).toEqual({
      reason: 'lost',
    })
    const prepared: unknown[] = []
    const opening = {
      callId: 'c',
      projectId: 'p',
      speech: 'builtin',
      voiceId: null,
      language: 'en',
      text: 'Hi',
    } as const
    await prepareOpeningEffect({ prepare: async (one) => void prepared.push(one) }).run(opening, context)
    expect(prepared).toEqual([opening])
  })

  it('keep that a number opted out', async () => {
    const kept: OptOut[] = []
    const optOut = { projectId: 'p', number: '+919876543210', callId: 'c', at: 5 }
    const effect = saveOptOutEffect({ add: async (one) => void kept.push(one) })
    expect(await effect.run(optOut, surroundings().context)).toEqual({ kept: true })
    expect(kept).toEqual([optOut])
  })
})

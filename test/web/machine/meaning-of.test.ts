import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../../web/src/machine/meaning-of.ts'

describe('what an event of a journal tells', () => {
  it('names the effect whose result it is, and the delay that was over', () => {
    expect(meaningOf('xstate.done.actor.compose')).toEqual({ kind: 'done', name: 'compose' })
    expect(meaningOf('xstate.error.actor.post')).toEqual({ kind: 'failed', name: 'post' })
    expect(meaningOf('xstate.after.untilIdle.conversation.active.ask.listening')).toEqual({
      kind: 'ranOut',
      name: 'untilIdle',
    })
  })

  it('leaves every other event its name', () => {
    expect(meaningOf('xstate.init')).toEqual({ kind: 'began', name: 'xstate.init' })
    expect(meaningOf('message.send')).toEqual({ kind: 'other', name: 'message.send' })
  })
})

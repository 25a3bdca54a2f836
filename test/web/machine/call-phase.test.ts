import { describe, expect, it } from 'vitest'
import { callPhase } from '../../../web/src/machine/call-phase.ts'

describe('what a running call does', () => {
  it('is told by its states, also below a step and beside others', () => {
    expect(callPhase('ringing')).toBe('ringing')
    expect(callPhase({ active: { ask_name: 'listening' } })).toBe('listening')
    expect(callPhase({ inProgress: { dialogue: { flow: { ask_name: 'understanding' } }, monitor: 'idle' } })).toBe(
      'understanding',
    )
  })

  it('is listening, once the reply that a call was speaking is recorded', () => {
    const value = { inProgress: { dialogue: { flow: { ask_name: 'talking' } }, monitor: 'idle' } }
    const context = { turnCount: 1, turn: { heard: null }, reply: 'What day?' }
    expect(callPhase(value, { ...context, leg: { replyReadyAt: 5 } })).toBe('talking')
    expect(callPhase(value, { ...context, leg: { replyReadyAt: null } })).toBe('listening')
  })

  it('is nothing once it has ended', () => {
    expect(callPhase('ended')).toBeNull()
  })
})

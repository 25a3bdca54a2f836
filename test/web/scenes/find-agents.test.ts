import { describe, expect, it } from 'vitest'
import type { ListedAgent } from '../../../web/src/api/types.ts'
import { findAgents } from '../../../web/src/scenes/agents/find-agents.ts'

const AGENTS = [
  { id: 'aaaa-1', name: 'Home loan lead (SBI)', phoneNumber: '' },
  { id: 'bbbb-2', name: 'Home loan lead (HDFC)', phoneNumber: '+919876543210' },
  { id: 'cccc-3', name: 'नमस्ते क्लिनिक', phoneNumber: '' },
] as ListedAgent[]

const found = (typed: string) => findAgents(AGENTS, typed).map(({ id }) => id)

describe('agents are found', () => {
  it('by words in any order and case', () => {
    expect(found('sbi HOME')).toEqual(['aaaa-1'])
    expect(found('  loan ')).toEqual(['aaaa-1', 'bbbb-2'])
    expect(found('क्लिनिक')).toEqual(['cccc-3'])
  })

  it('by number and by id', () => {
    expect(found('98765')).toEqual(['bbbb-2'])
    expect(found('CCCC-3')).toEqual(['cccc-3'])
  })

  it('all, where nothing is typed, and none by words of different agents', () => {
    expect(found('')).toHaveLength(3)
    expect(found('sbi क्लिनिक')).toEqual([])
  })
})

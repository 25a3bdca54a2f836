import { describe, expect, it } from 'vitest'
import { byManner, type Problem, type SimulatedTalk } from '../../../web/src/scenes/agents/test/people/by-manner.ts'

const talk = (manner: SimulatedTalk['manner'], turnCount: number, ...problems: Problem[]): SimulatedTalk => ({
  ...{ manner, language: 'en', outcome: 'completed', turnCount, isComplete: problems.length === 0, lines: [] },
  findings: problems.map((problem) => ({ problem, field: 'name', kept: null, meant: 'Asha', wish: null })),
})

describe('the talks of made-up people', () => {
  it('are counted together and by manner, a talk once for each kind of problem', () => {
    const talks = [talk('terse', 9, 'missing value', 'missing value'), talk('chatty', 4), talk('terse', 3)]
    expect(byManner(talks)).toEqual([
      {
        ...{ manner: null, people: 3, complete: 2, medianTurns: 4, mostTurns: 9 },
        problems: [{ problem: 'missing value', talks: 1 }],
      },
      {
        ...{ manner: 'terse', people: 2, complete: 1, medianTurns: 9, mostTurns: 9 },
        problems: [{ problem: 'missing value', talks: 1 }],
      },
      { manner: 'chatty', people: 1, complete: 1, medianTurns: 4, mostTurns: 4, problems: [] },
    ])
  })
})

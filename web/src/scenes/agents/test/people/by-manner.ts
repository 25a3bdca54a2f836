import type { Schemas } from '../../../../api/types.ts'

export type SimulatedTalk = Schemas['SimulatedTalk']
export type Problem = SimulatedTalk['findings'][number]['problem']

/** What came of the talks of the people of one manner. */
export interface MannerRow {
  /** Null for all people. */
  manner: SimulatedTalk['manner'] | null
  people: number
  complete: number
  medianTurns: number
  mostTurns: number
  /** In how many of the talks; those in none are left out. */
  problems: { problem: Problem; talks: number }[]
}

/** A row for everybody, then one for each manner in the order of the people. */
export function byManner(talks: readonly SimulatedTalk[]): MannerRow[] {
  const groups = Map.groupBy(talks, ({ manner }) => manner)
  return [rowOf(null, talks), ...[...groups].map(([manner, some]) => rowOf(manner, some))]
}

function rowOf(manner: MannerRow['manner'], talks: readonly SimulatedTalk[]): MannerRow {
  const turns = talks.map(({ turnCount }) => turnCount).sort((one, other) => one - other)
  const problems = talks.flatMap(({ findings }) => [...new Set(findings.map(({ problem }) => problem))])
  return {
    manner,
    people: talks.length,
    complete: talks.filter(({ isComplete }) => isComplete).length,
    medianTurns: turns[turns.length >> 1] ?? 0,
    mostTurns: turns.at(-1) ?? 0,
    problems: [...Map.groupBy(problems, (problem) => problem)].map(([problem, all]) => ({
      problem,
      talks: all.length,
    })),
  }
}

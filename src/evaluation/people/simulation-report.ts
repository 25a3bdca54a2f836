import { PROBLEMS, type Talk } from './hold-talk.ts'
import { MANNERS } from './person.ts'
import type { Simulation } from './simulate.ts'

/** Renders a simulation as text: a table by manner, outcomes, coverage, and transcripts of the faulty conversations. */
export function renderSimulationReport(
  { seed, modelName, talks, coverage, shrunk }: Simulation,
  maxTranscripts: number,
): string {
  const troubled = talks.flatMap((talk, number) => (talk.problems.length > 0 ? [{ talk, number }] : []))
  const parts = [
    `${talks.length} people, seed ${seed}, ${modelName}`,
    renderTable(talks),
    `Outcomes: ${counts(talks.map(({ outcome }) => outcome ?? 'given up'))}`,
    `Steps reached: ${coverage.nodes - coverage.missedNodes.length} of ${coverage.nodes}${missed(coverage.missedNodes)}`,
    `Branches taken: ${coverage.branches - coverage.missedBranches.length} of ${coverage.branches}${missed(coverage.missedBranches)}`,
    ...shrunk.map(({ numbers, problem, talk }) => {
      return `Shortest talk with "${problem}", as ${listed(numbers)} had it\n${renderTalk(talk)}`
    }),
    ...troubled.slice(0, maxTranscripts).map(({ talk, number }) => `Person ${number}\n${renderTalk(talk)}`),
    ...(troubled.length > maxTranscripts
      ? [`${troubled.length - maxTranscripts} more talks had a problem; --transcripts ${troubled.length} shows all.`]
      : []),
  ]
  return parts.join('\n\n')
}

function renderTable(talks: readonly Talk[]): string {
  const rows = ['all', ...MANNERS].map((title) => {
    const some = title === 'all' ? talks : talks.filter(({ person }) => person.manner === title)
    const turns = some.map(({ turnCount }) => turnCount).toSorted((one, other) => one - other)
    const withProblem = PROBLEMS.map((problem) => some.filter(({ problems }) => problems.includes(problem)).length)
    const complete = some.filter(({ isComplete }) => isComplete).length
    const share = some.length === 0 ? '–' : `${((complete / some.length) * 100).toFixed(1)} %`
    const again = some.reduce((sum, { againCount }) => sum + againCount, 0)
    const middle = turns[turns.length >> 1] ?? 0
    return [title, some.length, share, middle, turns.at(-1) ?? 0, again, ...withProblem].map(String)
  })
  const head = ['', 'people', 'complete', 'turns', 'most', 'again', ...PROBLEMS]
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}

function renderTalk({ person, outcome, details, transcript }: Talk): string {
  const lines = transcript.map(({ speaker, text }) => `  ${speaker}: ${text}`)
  const title = `  ${person.manner}, ${person.language}, ${outcome ?? 'given up'} – ${details.join('; ')}`
  return [title, ...lines].join('\n')
}

const MAX_LISTED = 8

function listed(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MAX_LISTED).join(', ')
  const more = numbers.length - MAX_LISTED
  return `${numbers.length === 1 ? 'person' : 'people'} ${shown}${more > 0 ? ` and ${more} more` : ''}`
}

function counts(names: readonly string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length] as const)
  return groups
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

function missed(names: readonly string[]): string {
  return names.length === 0 ? '' : `; not ${names.join(', ')}`
}

import type { Simulation, SimulatedTalk } from '../../ports/simulations.ts'
import type { Schema } from '../operation.ts'

/** As many as somebody may read; what went wrong in the others is told without its words. */
const MAX_TRANSCRIPTS = 30

export function simulationResponse({ talks, coverage }: Simulation, seed: number): Schema<'Simulation'> {
  const { nodes, missedNodes, branches, missedBranches } = coverage
  const withTranscript = new Set(talks.filter(({ findings }) => findings.length > 0).slice(0, MAX_TRANSCRIPTS))
  return {
    seed,
    talks: talks.map((talk) => simulatedTalk(talk, withTranscript.has(talk))),
    coverage: { steps: nodes, missedSteps: missedNodes, branches, missedBranches },
  }
}

function simulatedTalk(talk: SimulatedTalk, hasTranscript: boolean): Schema<'SimulatedTalk'> {
  const { manner, language, outcome, turnCount, isComplete, findings, transcript } = talk
  return {
    manner: manner as Schema<'SimulatedTalk'>['manner'],
    language: language as Schema<'SimulatedTalk'>['language'],
    outcome: outcome as Schema<'SimulatedTalk'>['outcome'],
    turnCount,
    isComplete,
    findings: findings.map(({ problem, field = null, kept = null, meant = null, wish = null }) => ({
      problem: problem as Schema<'SimulatedTalk'>['findings'][number]['problem'],
      field,
      kept,
      meant,
      wish,
    })),
    lines: hasTranscript
      ? transcript.map(({ speaker, text }) => ({ by: speaker === 'Agent' ? 'agent' : 'person', text }))
      : [],
  }
}

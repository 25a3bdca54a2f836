import { explainByRules } from '../language/rules/explain.ts'
import type { ConversationRun, UnderstoodMessage } from './conversation-run.ts'

/** Describes the conversation's state, one fact a line: shown by `npm run talk` under every reply of the agent. */
export function describeState(run: ConversationRun, maxAttempts: number): string[] {
  const { context, question } = run
  const answers = Object.entries(context.fields).map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  const lines = [`step ${context.flowNodeId}`]
  if (question && !run.hasEnded) {
    lines[0] += ` · asks for ${question.fields.map(({ name }) => name).join(', ')} · attempt ${question.attempt} of ${maxAttempts}`
    if (context.asides) lines[0] += ` · ${context.asides} asides in a row`
  }
  if (answers.length > 0) lines.push(`answers: ${answers.join(', ')}`)
  if (context.refused.length > 0) lines.push(`declined: ${context.refused.join(', ')}`)
  if (context.result) lines.push(`outcome: ${context.result.outcome}`)
  return lines
}

/**
 * Describes how each word of the latest message was understood. Rules explain themselves; of a model only the result is
 * known.
 */
export function describeUnderstanding({ request, understanding }: UnderstoodMessage): string[] {
  const { values, refused, intent, act, language } = understanding
  const results = [
    ...Object.entries(values).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
    ...refused.map((name) => `${name} declined`),
    ...(intent ? [`wish: ${intent}`] : []),
    ...(act ? [`no attempt: ${act}`] : []),
  ]
  const isRules = request.model === 'builtin:rules'
  const words = isRules
    ? explainByRules(request).map(({ words: said, takenFor }) => `"${said}" → ${takenFor ?? 'nothing'}`)
    : []
  return [...words, `understood (${language}): ${results.length === 0 ? 'nothing' : results.join(', ')}`]
}

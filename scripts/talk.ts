/**
 * Holds a conversation with an agent in the terminal, in memory: nothing is stored, no webhook is sent.
 *
 *     npm run talk -- <agent id | flow.json> [--model openai:gpt-4.1-mini] [--variable name=Priya]
 *
 * Under each line: the step, the answers, the attempts, and what each word was taken for. Lines can be piped in, too.
 */
import { createInterface } from 'node:readline/promises'
import { BadRequest } from '../src/base/errors.ts'
import { systemClock } from '../src/base/system-clock.ts'
import { ConversationRun } from '../src/evaluation/conversation-run.ts'
import { describeState, describeUnderstanding } from '../src/evaluation/describe-turn.ts'
import { exampleVariables } from '../src/evaluation/example-variables.ts'
import { checkModelName, commandModel } from './command-model.ts'
import { command, readArguments } from './command.ts'
import { readFlowArgument } from './flow-argument.ts'
import { printLine } from './print-line.ts'

const USAGE = 'Usage: npm run talk -- <agent id or flow file> [--model <provider>:<model>] [--variable <name>=<value>]'
const OPTIONS = { model: { type: 'string' }, variable: { type: 'string', multiple: true } } as const
const PROMPT = 'You: '

await command(async () => {
  const { values, positionals } = readArguments({ options: OPTIONS, allowPositionals: true }, USAGE)
  const [argument, ...more] = positionals
  if (argument === undefined || more.length > 0) throw new BadRequest(USAGE)
  const { flow, model } = await readFlowArgument(argument)
  const run = await ConversationRun.start({
    flow,
    model: commandModel(),
    modelName: checkModelName(values.model ?? (model || 'builtin:rules')),
    variables: exampleVariables(flow.variables, readVariables(values.variable ?? [])),
    startedAt: systemClock.now(),
  })
  const show = () => {
    printLine(`Agent: ${run.reply}`)
    for (const line of describeState(run, flow.settings.maxAttempts)) printLine(`  ${line}`)
  }
  run.throwIfModelFailed()
  show()
  if (run.hasEnded) return
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY })
  terminal.setPrompt(PROMPT)
  if (process.stdin.isTTY) terminal.prompt()
  for await (const line of terminal) {
    if (!process.stdin.isTTY) printLine(`${PROMPT}${line}`)
    if (line.trim() !== '') {
      await run.send(line, systemClock.now())
      run.throwIfModelFailed()
      for (const fact of run.latest ? describeUnderstanding(run.latest) : []) printLine(`  ${fact}`)
      show()
    }
    if (run.hasEnded) break
    // A pipe may be closed while the model still answers an earlier line.
    if (process.stdin.isTTY) terminal.prompt()
  }
  terminal.close()
})

function readVariables(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw new BadRequest(`--variable: Expected <name>=<value>, not "${text}".`)
      return [text.slice(0, at), text.slice(at + 1)]
    }),
  )
}

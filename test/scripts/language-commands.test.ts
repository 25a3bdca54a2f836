import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChatServer, completes, fails, type Reaction, streams } from '../language/model/chat-server.ts'
import { newFolder } from '../store/folder.ts'

const FLOW = 'examples/flows/appointment.json'
const PHRASES = 'examples/language/appointment.jsonl'

/** Runs a command to its end with some lines on standard input. */
async function run(script: string, args: string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...process.env, ...env } })
  child.stdin.end(input)
  const ended = once(child, 'close') as Promise<[number | null]>
  const [out, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { out, said, code }
}

/** Asks what there is to ask, after the pipe is closed; understands nothing, so that the rules do. */
const answersLate: Reaction = (response, request) => {
  const react = request.body.stream === true ? streams('And what is it, please?') : completes('nonsense')
  setImmediate(() => react(response, request))
}

it('talk shows the step and what each word was taken for', async () => {
  const { out, code } = await run('talk', [FLOW], 'I am Priya Sharma\ntomorrow at 4 pm\n')
  expect(code).toBe(0)
  expect(out).toContain('"Priya Sharma" → patient_name = "Priya Sharma"')
  expect(out).toContain('step ask_reason · asks for reason · attempt 1 of 3')
})

it.each(['talk', 'simulate'])(
  '%s shows a flow’s control characters, and does not let the terminal obey them',
  async (script) => {
    const folder = await newFolder()
    const path = join(folder.path, 'flow.json')
    const flow = await readFile(FLOW, 'utf8')
    await writeFile(
      path,
      flow.replaceAll('"Hello, ', '"Hello\\u001b[2J, ').replaceAll('not_settled', 'not\\u001b_settled'),
    )
    const { out } = await run(script, script === 'talk' ? [path] : [path, '--people', '5'], 'Priya\n')
    expect(out).toContain('\\u001b')
    expect(out).not.toContain('\u001b')
  },
)

describe('with a model that a vendor runs', () => {
  const MODEL = ['--model', 'openai-compatible:m']
  let server: ChatServer
  beforeAll(async () => void (server = await ChatServer.start()))
  afterAll(() => server.stop())
  const withServer = (script: string, args: string[], input = '') =>
    run(script, [...args, ...MODEL], input, { OPENAI_COMPATIBLE_BASE_URL: server.baseUrl })

  it('talk takes every line of a pipe that is closed before the first answer', async () => {
    server.reacts(answersLate)
    const { out, said, code } = await withServer('talk', [FLOW], 'Priya Sharma\ntomorrow at 4 pm\n')
    expect({ said, code }).toEqual({ said: '', code: 0 })
    expect(out).toContain('patient_name = "Priya Sharma"')
    expect(out).toContain('You: tomorrow at 4 pm')
  })

  it.each([
    ['talk', [FLOW], 1],
    ['simulate', [FLOW, '--people', '2'], 2],
    ['evaluate', [FLOW, PHRASES], 2],
  ])('%s says that the model cannot be reached', async (script, args, failure) => {
    server.reacts(fails(500))
    const { out, said, code } = await withServer(script, args)
    expect({ out, said, code }).toEqual({
      out: '',
      said: 'The language model could not be reached. The conversation is closed.\n',
      code: failure,
    })
  })
})

it('names every error of a flow on a line of its own', async () => {
  const folder = await newFolder()
  const broken = join(folder.path, 'broken.json')
  await writeFile(broken, '{"start":"x","nodes":[{"id":"a","type":"end","say":"{{q}}"}],"fields":[],"variables":[]}')
  const { said, code } = await run('simulate', [broken])
  expect(code).toBe(2)
  expect(said).toMatch(/broken\.json has a flow with errors:\n {2}The flow starts at "x".*\n {2}Step "a" uses "q"/)
})

it('evaluate exits with 0, with 1 below a threshold, and with 2 for a fault', async () => {
  const folder = await newFolder()
  const wrong = join(folder.path, 'wrong.jsonl')
  await writeFile(wrong, '{"text":"yes","asked":"confirmed","expect":{"fields":{"confirmed":false}}}\n')
  const [good, bad, faulty] = await Promise.all([
    run('evaluate', [FLOW, PHRASES]),
    run('evaluate', [FLOW, wrong]),
    run('evaluate', [FLOW, FLOW]),
  ])
  expect(good).toMatchObject({ code: 0, said: '' })
  expect(bad.code).toBe(1)
  expect(bad.out).toContain('wrong value: 1 "yes" (confirmed) → {"confirmed":true}')
  expect(faulty).toMatchObject({ code: 2, said: 'Line 1: not a JSON object.\n' })
})

it('evaluate compares with a run that was saved', async () => {
  const folder = await newFolder()
  const saved = join(folder.path, 'run.json')
  await run('evaluate', [FLOW, PHRASES, '--save', saved])
  const { out, code } = await run('evaluate', [FLOW, PHRASES, '--against', saved])
  expect(code).toBe(0)
  expect(out.match(/builtin:rules: 30 phrases/g)).toHaveLength(2)
})

it('simulate prints the same for the same seed', async () => {
  const args = [FLOW, '--people', '8', '--seed', '5', '--shrink', '0']
  const [one, other] = await Promise.all([run('simulate', args), run('simulate', args)])
  expect(one.out).toContain('8 people, seed 5, builtin:rules')
  expect(one).toEqual(other)
})

it.each([
  ['talk', ['nowhere.json'], /^nowhere\.json is neither an agent's id nor a file/],
  ['simulate', [], /^Usage: npm run simulate/],
  ['simulate', [FLOW, '--people', 'x'], /^--people: Expected a whole number/],
  ['simulate', [FLOW, '--people', '0'], /^--people: Expected a whole number from 1/],
  ['evaluate', [FLOW, PHRASES, '--against', PHRASES], /^--against: .* is no run that --save has written\.$/m],
  ['evaluate', [FLOW, PHRASES, '--against', FLOW], /^--against: .* is no run that --save has written\.$/m],
  ['evaluate', [FLOW, PHRASES, '--save', 'nowhere/run.json'], /^--save: nowhere\/run\.json cannot be written/],
  ['talk', [FLOW, '--model', 'openai:x'], /^--model: openai is not connected/],
])('%s answers %j with one sentence', async (script, args, sentence) => {
  const { said, code } = await run(script, args)
  expect(said).toMatch(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).not.toBe(0)
})

import { execFileSync, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generateSigningSecret, sign } from '../../src/webhooks/signature.ts'

const text = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'parley-docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function example(language: string, containing: string): string {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  )
  const found = blocks.find((code) => code.includes(containing))
  if (found === undefined) throw new Error(`docs/webhooks.md has no ${language} with ${containing}.`)
  return found
}

const secret = generateSigningSecret()
const body = Buffer.from('{"id":"4b3f","data":{"call":{"fields":{"name":"प्रिया \\"P\\""}}}}')
const now = 1_767_261_600
const signature = sign(secret, body, now * 1_000)

interface Case {
  name: string
  secret: string
  body: Buffer
  signature: string
  now: number
  genuine: boolean
}
const genuine = { secret, body, signature, now, genuine: true }
const cases: Case[] = [
  { ...genuine, name: 'a delivery as it was sent' },
  { ...genuine, name: 'one five minutes old', now: now + 300 },
  { ...genuine, name: 'one older than five minutes', now: now + 301, genuine: false },
  { ...genuine, name: 'one of a later time', now: now - 301, genuine: false },
  { ...genuine, name: 'one with another body', body: Buffer.concat([body, Buffer.from('\n')]), genuine: false },
  { ...genuine, name: 'one of another endpoint', secret: generateSigningSecret(), genuine: false },
  { ...genuine, name: 'one with another time', signature: signature.replace(/t=\d+/, `t=${now + 1}`), genuine: false },
  { ...genuine, name: 'nonsense', signature: 'v1=abc', genuine: false },
]

const hasPython = spawnSync('python3', ['--version']).status === 0
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

describe('verifying a delivery as docs/webhooks.md shows it', () => {
  it('tells genuine ones from others in Node', async () => {
    const file = join(folder, 'verify.mjs')
    writeFileSync(file, example('js', 'isGenuine'))
    const { isGenuine } = (await import(file)) as {
      isGenuine: (secret: string, body: Buffer, signature: string, nowSeconds: number) => boolean
    }
    for (const each of cases) {
      expect(isGenuine(each.secret, each.body, each.signature, each.now), each.name).toBe(each.genuine)
    }
  })

  it.skipIf(!hasPython)('tells genuine ones from others in Python', () => {
    const check = `
import json, sys
for each in json.load(sys.stdin):
    print(is_genuine(each["secret"], bytes.fromhex(each["body"]), each["signature"], each["now"]))
`
    const input = JSON.stringify(cases.map((each) => ({ ...each, body: each.body.toString('hex') })))
    const printed = execFileSync('python3', ['-c', example('python', 'is_genuine') + check], {
      input,
      encoding: 'utf8',
    })
    const verdicts = printed.trim().split('\n')
    expect(verdicts).toEqual(cases.map((each) => (each.genuine ? 'True' : 'False')))
  })

  it.skipIf(!hasOpenssl)('gives the digest with openssl', () => {
    const file = join(folder, 'body.json')
    writeFileSync(file, body)
    const env = { ...process.env, SECRET: secret, T: String(now), BODY_FILE: file }
    const printed = execFileSync('sh', ['-c', example('sh', 'openssl')], { env, encoding: 'utf8' })
    expect(`t=${now},v1=${printed.trim()}`).toBe(signature)
    expect(printed.trim()).toBe(createHmac('sha256', secret).update(`${now}.`).update(body).digest('hex'))
  })
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sign } from '../../../src/webhooks/signature.ts'
import { SIGNATURE_SNIPPETS } from '../../../web/src/scenes/webhooks/snippets.ts'
import { curlLine } from '../../../web/src/common/curl-line.ts'

const SECRET = 'whsec_test'
const BODY = '{"id":"1","text":"नमस्ते"}'
const folder = mkdtempSync(join(tmpdir(), 'parley-snippets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const code = (name: string) => SIGNATURE_SNIPPETS.find((snippet) => snippet.name === name)?.code ?? ''

/** Runs a snippet with a body and a header; returns what it says about them. */
const RUNNERS: Record<string, (body: string, header: string) => boolean> = {
  Node(body, header) {
    writeFileSync(join(folder, 'check.mjs'), code('Node'))
    const script = `import { isGenuine } from './check.mjs'; process.stdout.write(String(isGenuine(Buffer.from(process.argv[1]), process.argv[2], '${SECRET}')))`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, body, header], { cwd: folder })
    return output.toString() === 'true'
  },
  Python(body, header) {
    const script = `${code('Python')}\nimport sys\nprint(is_genuine(sys.argv[1].encode(), sys.argv[2], "${SECRET}"))`
    return execFileSync('python3', ['-c', script, body, header]).toString().trim() === 'True'
  },
  Shell(body, header) {
    writeFileSync(join(folder, 'body.json'), body)
    const env = { ...process.env, HEADER: header, SECRET }
    return (
      execFileSync('sh', ['-c', code('Shell')], { cwd: folder, env })
        .toString()
        .trim() === 'genuine'
    )
  },
}

function has(program: string): boolean {
  try {
    execFileSync(program, [program === 'openssl' ? 'version' : '--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const NEEDS: Record<string, string> = { Python: 'python3', Shell: 'openssl' }

describe('the programs that check a signature', () => {
  for (const { name } of SIGNATURE_SNIPPETS) {
    it.skipIf(!has(NEEDS[name] ?? 'node'))(
      `${name}: takes a genuine delivery, refuses a changed one and another secret`,
      () => {
        const check = RUNNERS[name]
        const now = Date.now()
        expect(check?.(BODY, sign(SECRET, BODY, now))).toBe(true)
        expect(check?.(`${BODY} `, sign(SECRET, BODY, now))).toBe(false)
        expect(check?.(BODY, sign('whsec_other', BODY, now))).toBe(false)
      },
    )
  }
})

describe('a line for curl', () => {
  it('is what a shell hands on unchanged', () => {
    const line = curlLine({
      method: 'POST',
      url: 'http://x/y?a=b&c=d',
      headers: { A: `it's` },
      body: `{"a":"$HOME 'q'"}`,
    })
    const echoed = execFileSync('sh', ['-c', line.replace('curl', `printf '%s\\n'`)])
      .toString()
      .trim()
      .split('\n')
    expect(echoed).toEqual([
      '-s',
      '-X',
      'POST',
      'http://x/y?a=b&c=d',
      '-H',
      `A: it's`,
      '--data-binary',
      `{"a":"$HOME 'q'"}`,
    ])
  })
})

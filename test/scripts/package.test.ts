import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { newFolder } from '../store/folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

it('the package, installed elsewhere, starts with the console inside and nothing of the repository', async () => {
  const folder = await newFolder()
  const installed = join(folder.path, 'node_modules/parley')
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder.path], {
    cwd: ROOT,
    maxBuffer: 1e8,
  })
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { filename: string; files: { path: string }[] }[]
  const tops = new Set(packed?.files.map(({ path }) => path.split('/')[0]))
  expect([...tops].filter((top) => ['src', 'test', 'bench', 'scripts', 'node_modules'].includes(top ?? ''))).toEqual([])

  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder.path, packed?.filename ?? ''), '--strip-components=1', '-C', installed])
  await linkDependencies(folder.path)

  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as { bin: { parley: string } }
  const env = { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: join(folder.path, 'data') }
  const service = spawn(process.execPath, [join(installed, manifest.bin.parley)], { cwd: folder.path, env })
  try {
    const url = await listening(service)
    const page = await fetch(`${url}/console/`)
    expect(page.status).toBe(200)
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? []
    expect((await fetch(new URL(script ?? '/none', url))).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await readdir(folder.path)).toEqual(expect.arrayContaining(['data']))
  } finally {
    service.kill('SIGKILL')
    await once(service, 'exit')
    await folder.remove()
  }
})

/** What `npm install` would put beside the package, without asking a registry. */
async function linkDependencies(folder: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(dependencies)) {
    const target = join(folder, 'node_modules', name)
    await mkdir(dirname(target), { recursive: true })
    await symlink(join(ROOT, 'node_modules', name), target, 'dir')
  }
}

function listening(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = /listening on (http:\S+)/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    }
    service.stdout?.on('data', read)
    service.stderr?.on('data', read)
    service.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
}

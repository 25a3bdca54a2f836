import { ESLint } from 'eslint'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const RULES = ['parley/import-table', 'no-restricted-imports']

/** The repository's own table, without the types that other rules need. */
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

async function complaints(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: join(root, file) })
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

describe('the table of imports', () => {
  it.each([
    ['another folder', 'src/base/new.ts', `import { a } from '../store/a.ts'`, 'not store/a.ts'],
    ['another folder, later', 'src/base/new.ts', `export const a = () => import('../store/a.ts')`, 'not store/a.ts'],
    ['what it passes on', 'src/base/new.ts', `export { a } from '../store/a.ts'`, 'not store/a.ts'],
    ['all that it passes on', 'src/base/new.ts', `export * from '../store/a.ts'`, 'not store/a.ts'],
    ['a type in place', 'src/base/new.ts', `export type A = import('../store/a.ts').A`, 'not store/a.ts'],
    [
      'calls to conversations',
      'src/machines/conversation/new.ts',
      `import '../call/leg.ts'`,
      'not machines/call/leg.ts',
    ],
    ['scripts', 'src/language/new.ts', `import { a } from '../../scripts/a.ts'`, 'not ../scripts/a.ts'],
    ['tests, where all of src is allowed', 'src/app.ts', `import { a } from '../test/a.ts'`, 'not ../test/a.ts'],
    ['a package', 'src/actors/new.ts', `import { MongoClient } from 'mongodb'`, 'not mongodb'],
    ['a package, in a folder with a row of its own', 'src/actors/step/new.ts', `import 'mongodb'`, 'not mongodb'],
    ['a package that begins like an allowed one', 'src/actors/new.ts', `import 'lru-cache-x'`, 'not lru-cache-x'],
    ['XState', 'src/api/new.ts', `import { setup } from 'xstate'`, 'XState stays in'],
    ['a part of XState', 'src/api/new.ts', `import { a } from 'xstate/graph'`, 'XState stays in'],
    ['anything without a row', 'src/unnamed/new.ts', `export const a = 1`, 'unnamed/new.ts has no row'],
    ['anything beside the folders', 'src/new.ts', `export const a = 1`, 'new.ts has no row'],
  ])('forbids %s', async (_, file, code, complaint) => {
    expect(await complaints(file, code)).toEqual([expect.stringContaining(complaint)])
  })

  it.each([
    ['its own folder', 'src/base/new.ts', `import { a } from './a.ts'`],
    ['a folder of its row', 'src/language/new.ts', `import { a } from '../ports/a.ts'`],
    ['packages that are named', 'src/actors/step/new.ts', `import 'xstate'; import 'xstate/graph'; import 'node:util'`],
    ['any package where none is named', 'src/store/new.ts', `import { MongoClient } from 'mongodb'`],
    ['every folder to what puts the parts together', 'src/startup/new.ts', `import { a } from '../store/a.ts'`],
    ['everything outside src', 'scripts/new.ts', `import { a } from '../src/store/a.ts'; import '../test/a.ts'`],
  ])('allows %s', async (_, file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

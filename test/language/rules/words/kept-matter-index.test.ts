import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keptMatterIndex } from '../../../../src/language/rules/words/kept-matter-index.ts'
import { newFolder } from '../../../store/folder.ts'

async function emptyFolder(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}

async function whatIsSaid(folder: string) {
  const index = await keptMatterIndex(folder)
  return { ghar: index.mattersOf('ghar'), names: index.waysToName(0) }
}

const EXPECTED = {
  ghar: expect.arrayContaining([{ id: 0, isNamed: true }]) as object[],
  names: expect.arrayContaining(['home', 'घर']) as string[],
}

it('keeps what it built, and reads it again', async () => {
  const folder = await emptyFolder()
  expect(await whatIsSaid(folder)).toEqual(EXPECTED)
  const [name = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  const { mtimeMs } = statSync(join(folder, name))
  expect(await whatIsSaid(folder)).toEqual(EXPECTED)
  expect(statSync(join(folder, name)).mtimeMs).toBe(mtimeMs)
})

it.each([0, 20, 100_000])('builds it anew where the file ends after %i bytes', async (size) => {
  const folder = await emptyFolder()
  await keptMatterIndex(folder)
  const path = join(folder, readdirSync(folder)[0] ?? '')
  const whole = statSync(path).size
  truncateSync(path, size)
  expect(await whatIsSaid(folder)).toEqual(EXPECTED)
  expect(statSync(path).size).toBe(whole)
})

it('does without where nothing can be kept', async () => {
  const folder = join(await emptyFolder(), 'a file')
  writeFileSync(folder, '')
  expect(await whatIsSaid(folder)).toEqual(EXPECTED)
})

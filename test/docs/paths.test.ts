import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents, filesOfRepository, ROOT, type Document } from './documents.ts'

/** Code in a line of text. */
const CODE = /`([^`\n]+)`/g
const LINK = /\]\(([^)\s]+)\)/g
const PATH = /^(?:src|test|docs|scripts|bench|web|examples|openapi|deploy|\.ci)\/[\w./*@{},-]*$/
/** A TypeScript file by its name or the end of its path, such as `places.ts` or `names/places.ts`. */
const FILE_NAME = /^[\w./*@{},-]*\w\.tsx?$/
/** Made by a build, so not in a fresh clone. */
const BUILT = /^(web\/(dist|\.dist-)|test\/support\/mongod\/build)/

const allFiles = filesOfRepository()

describe.each(documents())('$path', (document) => {
  it('names only files and folders that exist', () => {
    expect(namedPaths(document).filter((path) => !exists(path))).toEqual([])
  })

  it('links only to files and headings that exist', () => {
    expect(links(document).filter((link) => !leadsSomewhere(document, link))).toEqual([])
  })
})

it('recognises a path that does not exist', () => {
  const text = 'See `src/nowhere.ts`, `src/app.ts`, `test/{docs,nowhere}/*.ts` and [this](nowhere.md).'
  const names = 'Also `app.ts`, `http/idempotency.ts`, `nowhere/idempotency.ts`, `dempotency.ts` and `./nowhere.ts`.'
  const document = { path: 'README.md', text: `${text} ${names}` }
  const missing = ['src/nowhere.ts', 'nowhere/idempotency.ts', 'dempotency.ts', './nowhere.ts']
  expect(namedPaths(document).filter((path) => !exists(path))).toEqual(missing)
  expect(links(document).filter((link) => !leadsSomewhere(document, link))).toEqual(['nowhere.md'])
})

function namedPaths({ text }: Document): string[] {
  return [...text.matchAll(CODE)]
    .map(([, code = '']) => code.replace(/:\d+$/, ''))
    .filter((code) => (PATH.test(code) || FILE_NAME.test(code)) && !BUILT.test(code))
}

/**
 * Brackets and stars as in a shell: at least one file has to fit. A name that does not begin with a top folder may be
 * the end of any file's path.
 */
function exists(path: string): boolean {
  if (!PATH.test(path)) {
    const ending = `**/${path.replace(/^(?:\.{1,2}\/)+/, '')}`
    return allFiles.some((file) => matchesGlob(file, ending))
  }
  return /[*{]/.test(path) ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path))
}

function links({ text }: Document): string[] {
  return [...text.matchAll(LINK)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target))
}

function leadsSomewhere(from: Document, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? from.path : join(dirname(from.path), path)
  if (!existsSync(join(ROOT, file))) return false
  return anchor === undefined || headings(readFileSync(join(ROOT, file), 'utf8')).includes(anchor)
}

/** Anchors as GitHub makes them of headings. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents, ROOT, type Document } from './documents.ts'

/** Code in a line of text. */
const CODE = /`([^`\n]+)`/g
const LINK = /\]\(([^)\s]+)\)/g
const PATH = /^(?:src|test|docs|scripts|bench|web|examples|openapi|deploy|\.ci)\/[\w./*@{},-]*$/
/** Made by a build, so not in a fresh clone. */
const BUILT = /^(web\/(dist|\.dist-)|test\/support\/mongod\/build)/

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
  const document = { path: 'README.md', text }
  expect(namedPaths(document).filter((path) => !exists(path))).toEqual(['src/nowhere.ts'])
  expect(links(document).filter((link) => !leadsSomewhere(document, link))).toEqual(['nowhere.md'])
})

function namedPaths({ text }: Document): string[] {
  return [...text.matchAll(CODE)]
    .map(([, code = '']) => code.replace(/:\d+$/, ''))
    .filter((code) => PATH.test(code) && !BUILT.test(code))
}

/** Brackets and stars as in a shell: at least one file has to fit. */
function exists(path: string): boolean {
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

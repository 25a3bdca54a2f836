import { expect, it } from 'vitest'
import { buildMatterIndex, keyOf, MatterIndex } from '../../../../src/language/rules/words/matter-index.ts'
import { MATTER_LINES } from '../../../../src/language/rules/words/matter-lines.ts'
import { spellingKey } from '../../../../src/language/rules/words/spelling-key.ts'

const index = new MatterIndex(
  buildMatterIndex(['home ghar घर ~ visit_me', 'dawaai medicine ~ tablet dawaai', 'boat naav ~ visit_me घर-बार']),
)

it('tells what names a matter and what only hints at it', () => {
  expect(index.mattersOf('ghar')).toEqual([{ id: 0, isNamed: true }])
  expect(index.mattersOf('visit me')).toEqual([
    { id: 0, isNamed: false },
    { id: 2, isNamed: false },
  ])
  expect(index.mattersOf('house')).toEqual([])
})

it('counts a line once for a phrase: by its name, where it has both', () => {
  expect(index.mattersOf('dawaai')).toEqual([{ id: 1, isNamed: true }])
})

it('gives the phrases that name a matter as they are written', () => {
  expect([0, 1, 2].map((id) => index.waysToName(id))).toEqual([
    ['home', 'ghar', 'घर'],
    ['dawaai', 'medicine'],
    ['boat', 'naav'],
  ])
})

it('hears another spelling, and not what only shares its key', () => {
  const heard = (text: string) => index.soundingLike(keyOf([text]) ?? '', text)
  expect(heard('davai')).toEqual([{ id: 1, isNamed: true }])
  expect(heard('दवाई')).toEqual([{ id: 1, isNamed: true }])
  expect(heard('बहुत')).toEqual([])
})

it('knows which two words may begin a phrase', () => {
  const mayOpen = (first: string, second: string) => index.mayOpen(spellingKey(first), spellingKey(second))
  expect(mayOpen('visit', 'me')).toBe(true)
  expect(mayOpen('ghar', 'baar')).toBe(true)
  expect(mayOpen('me', 'visit')).toBe(false)
})

it('takes no text of the lists for one of another line', () => {
  const whole = new MatterIndex(buildMatterIndex(MATTER_LINES))
  const lines = new Map<string, Set<number>>()
  MATTER_LINES.forEach((line, id) => {
    for (const way of line.match(/[a-z]+/g) ?? []) {
      if (!new RegExp(`(?:^|[\\s~])${way}(?:[\\s~]|$)`).test(line)) continue
      lines.set(way, (lines.get(way) ?? new Set()).add(id))
    }
  })
  const wrong = [...lines].filter(([way, ids]) => {
    const found = whole.mattersOf(way).map(({ id }) => id)
    return found.length !== ids.size || found.some((id) => !ids.has(id))
  })
  expect(lines.size).toBeGreaterThan(10_000)
  expect(wrong).toEqual([])
})

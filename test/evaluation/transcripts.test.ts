import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import { expect, it } from 'vitest'
import { transcripts } from '../../src/evaluation/transcripts.ts'

const root = new URL('../../', import.meta.url)
const documented = readFileSync(new URL('docs/language-transcripts.md', root), 'utf8')

it('the documented talks are what the rules answer today', async () => {
  const markdown = await transcripts(new URL('examples/talks/', root))
  const options = { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' } as const
  expect(await format(markdown, options)).toBe(documented)
})

it('the talks whose flow has every text in Hindi are all in Hindi once the person speaks it', () => {
  const talks = documented
    .split('\n## ')
    .filter((talk) => talk.includes('Lakeside Gym') && /Hindi/.test(talk.split('\n')[0] ?? ''))
  expect(talks).toHaveLength(3)
  for (const talk of talks) {
    const replies = talk.split('\n').filter((line) => line.startsWith('- Agent: '))
    for (const reply of replies.slice(1)) {
      expect(reply.replace('- Agent: ', '').replaceAll('Lakeside Gym', '')).not.toMatch(/[A-Za-z]/)
    }
  }
})

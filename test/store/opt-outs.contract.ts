import { describe, expect, it } from 'vitest'
import type { OptOut } from '../../src/ports/opt-outs.ts'
import { useStore, type OpenStore } from './open-store.ts'

export function describeOptOutsContract(name: string, open: OpenStore): void {
  describe(`${name}: opt-outs`, () => {
    const store = useStore(open)
    const optOuts = () => store().optOuts

    it('keep the first wish of a number, however often it is heard', async () => {
      const first = optOutOf('+12025550100')
      await optOuts().add(first)
      await Promise.all([5, 6, 7].map((at) => optOuts().add({ ...first, callId: `call ${at}`, at })))
      expect(await optOuts().find('project', '+12025550100')).toEqual(first)
      expect(await optOuts().list('project', 10)).toEqual([first])
    })

    it('belong to one project', async () => {
      await optOuts().add(optOutOf('+12025550100'))
      expect(await optOuts().find('other', '+12025550100')).toBeNull()
      expect(await optOuts().list('other', 10)).toEqual([])
      expect(await optOuts().lift('other', '+12025550100')).toBe(false)
      expect(await optOuts().find('project', '+12025550100')).not.toBeNull()
    })

    it('are listed newest first, page by page, none twice and none left out', async () => {
      const ages = [3, 1, 2, 2, 2, 9, 2]
      const all = ages.map((at, index) => optOutOf(`+1202555010${index}`, { at }))
      for (const optOut of all) await optOuts().add(optOut)
      const expected = all.toSorted((a, b) => b.at - a.at || (a.number < b.number ? 1 : -1))
      for (const size of [1, 2, 3, 100]) {
        const found: OptOut[] = []
        for (;;) {
          const page = await optOuts().list('project', size, found.at(-1))
          found.push(...page)
          if (page.length < size) break
        }
        expect(found).toEqual(expected)
      }
    })

    it('are lifted once, and may be wished for again', async () => {
      await optOuts().add(optOutOf('+12025550100', { at: 1 }))
      expect(await optOuts().lift('project', '+12025550100')).toBe(true)
      expect(await optOuts().lift('project', '+12025550100')).toBe(false)
      expect(await optOuts().find('project', '+12025550100')).toBeNull()
      await optOuts().add(optOutOf('+12025550100', { at: 2 }))
      expect(await optOuts().find('project', '+12025550100')).toMatchObject({ at: 2 })
    })
  })
}

function optOutOf(number: string, fields: Partial<OptOut> = {}): OptOut {
  return { projectId: 'project', number, callId: 'call', at: 1, ...fields }
}

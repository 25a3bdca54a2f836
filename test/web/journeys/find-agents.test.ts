import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('the list of agents', () => {
  const suite = openSuite()

  it('shows those that fit the search, which is kept by a reload and by the dialog of a new agent, and can be cleared', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/agents`)
    const names = page.getByRole('table', { name: 'Agents' }).getByRole('link', { name: /^(Appointment|Order|Home)/ })
    await expect.poll(() => names.count()).toBeGreaterThan(1)
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('desk appoint')
    await expect.poll(() => names.allInnerTexts()).toEqual(['Appointment desk'])
    await page.getByRole('button', { name: 'New agent' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect.poll(() => names.allInnerTexts()).toEqual(['Appointment desk'])
    const search = page.getByRole('searchbox', { name: 'Search' })
    expect(await search.inputValue()).toBe('desk appoint')
    await search.fill('no such agent')
    await page.getByRole('button', { name: 'Clear the filters' }).press('Enter')
    await expect.poll(() => names.count()).toBeGreaterThan(1)
    expect(await search.inputValue()).toBe('')
    await expect.poll(() => page.locator('h1:focus').count()).toBe(1)
  })

  it('leads to a copy of one, with its draft and chart', async () => {
    const { page, project, context } = await suite.come()
    const api = project.replace('/console', '/console/api')
    const flow = { start: 'a', nodes: [{ id: 'a', type: 'end', say: 'Live.' }], fields: [], variables: [] }
    const made = await context.request.post(`${api}/agents`, { data: { name: 'Original', description: 'Mine', flow } })
    const { id } = (await made.json()) as { id: string }
    const draft = { ...flow, nodes: [{ id: 'a', type: 'end', say: 'Drafted.' }] }
    const { revision } = (await (await context.request.get(`/console/api/agents/${id}/draft`)).json()) as {
      revision: number
    }
    await context.request.put(`/console/api/agents/${id}/draft`, {
      data: { flow: draft },
      headers: { 'if-match': `"${revision}"` },
    })
    await context.request.put(`/console/api/agents/${id}/layout`, { data: { nodes: { a: [70, 30] } } })

    await page.goto(`${project}/agents?q=original`)
    await page.getByRole('button', { name: 'Copy: Original' }).click()
    await page.getByRole('heading', { level: 1, name: 'Original (copy)' }).waitFor()
    const says = page.getByRole('region', { name: 'Step', exact: true }).getByRole('textbox', { name: 'Says' })
    expect(await says.inputValue()).toBe('Drafted.')
    const copy = /agents\/([^/]+)/.exec(page.url())?.[1] ?? ''
    expect(copy).not.toBe(id)
    expect(await (await context.request.get(`/console/api/agents/${copy}`)).json()).toMatchObject({
      description: 'Mine',
    })
    expect(await (await context.request.get(`/console/api/agents/${copy}/layout`)).json()).toMatchObject({
      nodes: { a: [70, 30] },
    })
  })

  it('narrows the choice of an agent of calls', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls`)
    const choice = page.getByRole('combobox', { name: 'Agent' })
    await choice.click()
    await page.keyboard.type('desk')
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Appointment desk'])
    await page.getByRole('option').click()
    await expect.poll(() => new URL(page.url()).searchParams.has('agentId')).toBe(true)
    await page.reload()
    await expect.poll(() => choice.inputValue()).toBe('Appointment desk')
  })
})

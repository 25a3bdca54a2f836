import type { Page } from 'playwright-core'
import type { Suite } from './suite.ts'
import type { VisitOptions } from './visit.ts'

/** A new agent with a flow of its own, open in the editor. */
export async function openFlowEditor<Flow extends object>(suite: Suite, flow: Flow, options: VisitOptions = {}) {
  const there = await suite.come(options)
  const { page, context, project } = there
  const projectId = project.split('/').at(-1) ?? ''
  const made = await context.request.post(`/console/api/projects/${projectId}/agents`, {
    data: { name: 'Desk', flow },
  })
  const { id } = (await made.json()) as { id: string }
  const address = `${project}/agents/${id}/flow`
  await page.goto(address)
  await steps(page).waitFor()
  const flowAt = async (path: string) => ((await (await context.request.get(path)).json()) as { flow: Flow }).flow
  return {
    ...there,
    id,
    address,
    published: () => flowAt(`/console/api/agents/${id}`),
    draft: () => flowAt(`/console/api/agents/${id}/draft`),
  }
}

const steps = (page: Page) => page.getByRole('tree')

export const stepItem = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })

export const inspector = (page: Page) => page.getByRole('region', { name: 'Step', exact: true })

/** Waits until the service has the draft as it stands. */
export const draftSaved = (page: Page) =>
  page.getByRole('status', { name: 'Draft', exact: true }).getByText('Draft saved').waitFor()

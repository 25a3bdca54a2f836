import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { Schema } from '../../../src/console/operation.ts'
import { readConsoleSpecification } from '../../../src/console/specification.ts'
import { watch, type Watcher } from './open-inspection.ts'

export type ProjectEvent = Schema<'ProjectEvent'>

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...readConsoleSpecification(), $id: 'console' })

/** Watches a project as a user who is logged in. Rejects with the status of a refused upgrade. */
export function watchProject(address: string, projectId: string, headers: Record<string, string>) {
  const url = `${address.replace('http', 'ws')}/console/api/projects/${projectId}/events`
  return watch<ProjectEvent>(url, headers)
}

/** Checks that every event so far is as the document describes it. */
export function expectDocumented({ messages }: Pick<Watcher<ProjectEvent>, 'messages'>): void {
  for (const event of messages) {
    ajv.validate('console#/components/schemas/ProjectEvent', event)
    expect(ajv.errors ?? [], JSON.stringify(event)).toEqual([])
  }
}

import { agentOf } from '../access.ts'
import { versionOf } from '../agent-versions.ts'
import type { Operation } from '../operation.ts'
import { listedVersion } from '../responses/version.ts'

export const getVersion: Operation<'getVersion'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await agentOf(deps, person, params.id)
    const version = await versionOf(deps, id, Number(params.version))
    return { ...listedVersion(version), flow: version.flow }
  }

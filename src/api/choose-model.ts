import { BadRequest } from '../base/errors.ts'
import type { Agent, Project } from '../ports/entities.ts'
import type { Store } from '../ports/store.ts'
import type { Models } from './deps.ts'

/**
 * Returns the model of a call: the requested one, else the agent's, else the project's default. Throws 400 when its
 * provider is unknown or not connected. `project` is the agent's, where it has been read already.
 */
export async function chooseModel(
  { store, models }: { store: Store; models: Models },
  agent: Agent,
  requested: string | undefined,
  project?: Project | null,
): Promise<string> {
  const defaultModel = async () => defaultModelOf(project ?? (await store.projects.find(agent.projectId)))
  const model = requested ?? (agent.model || (await defaultModel()))
  if (!models.isKnown(model)) {
    throw new BadRequest('The model is not <provider>:<model> with a provider that is known here.', 'unknown_model')
  }
  if (!(await models.isConnected(agent.projectId, model))) {
    const provider = model.slice(0, model.indexOf(':'))
    throw new BadRequest(`The model provider ${provider} is not connected to this project.`, 'not_connected')
  }
  return model
}

function defaultModelOf(project: Project | null): string {
  if (!project?.defaultModel) {
    throw new BadRequest('No model is chosen: name one, or set one on the agent or the project.', 'unknown_model')
  }
  return project.defaultModel
}

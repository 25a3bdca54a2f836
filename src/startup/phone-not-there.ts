import type { PhoneCalls, Telephony } from '../api/phone-calls.ts'
import { noPublicUrl } from '../api/phone-calls.ts'
import { BadRequest } from '../errors.ts'
import type { Agent } from '../ports/records.ts'
import type { Store } from '../ports/store.ts'

/**
 * Phone calls while there is nothing that could carry them: what the request names is checked, and then they are
 * unavailable, whatever else is connected.
 */
export function phoneNotThere({ connections, projects }: Pick<Store, 'connections' | 'projects'>): PhoneCalls {
  async function mustBeConnected(projectId: string, provider: string): Promise<void> {
    if (await connections.find(projectId, provider)) return
    throw new BadRequest(`${provider} is not connected to this project.`, 'not_connected')
  }

  return {
    async check(agent: Agent, provider: Telephony | undefined) {
      const project = await projects.find(agent.projectId)
      const telephony = provider ?? (agent.telephony || project?.defaultTelephony || '')
      if (telephony !== '') await mustBeConnected(agent.projectId, telephony)
      const speech = agent.speech || project?.defaultSpeech || ''
      if (speech !== '' && speech !== 'builtin') await mustBeConnected(agent.projectId, speech)
      throw noPublicUrl()
    },
    place: () => Promise.reject(noPublicUrl()),
    hangUp: () => Promise.reject(noPublicUrl()),
  }
}

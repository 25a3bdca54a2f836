import { typeOf } from '../../actors/journal/records.ts'
import type { ActorRecord } from '../../actors/types.ts'
import { keyView } from '../../machines/api-key/api-key.ts'
import type { CallContext } from '../../machines/dialogue/call-context.ts'
import { deliveryView } from '../../machines/webhook-delivery/delivery-view.ts'

/** What tells an actor from others of its type to a person, most telling first; empty where none of it is known. */
export function actorSubject({ actorId, snapshot }: Pick<ActorRecord, 'actorId' | 'snapshot'>): string[] {
  switch (typeOf(actorId)) {
    case 'call':
    case 'conversation': {
      const { to, agentName } = (snapshot.context as unknown as CallContext).call
      return known([to, agentName])
    }
    case 'api-key':
      return known([keyView(snapshot).name])
    case 'webhook-delivery': {
      const { event, url } = deliveryView(snapshot)
      return known([event, URL.parse(url)?.host ?? null])
    }
    default:
      return []
  }
}

function known(texts: (string | null)[]): string[] {
  return texts.filter((text) => text !== null && text !== '') as string[]
}

import { LRUCache } from 'lru-cache'
import type { Endpoint } from '../ports/entities.ts'
import { checkUrlForm } from './url-rules.ts'

/** Values that all attempts at an endpoint share, computed once per address and secret. */
interface PreparedEndpoint {
  origin: string
  /** Path and query. */
  path: string
  /** The signing secret: the whole `whsec_…` text. */
  secret: string
}

export type Preparation = PreparedEndpoint | { refusal: string }

interface Kept {
  url: string
  secret: string
  prepared: Preparation
}

/** More endpoints than usually receive deliveries at the same time. */
const MAX_KEPT = 1_000

/** `refusal` is the reason why the address may not be called. Throws the errors of `decryptSecret`. */
export function createEndpointPreparation(
  decryptSecret: (stored: string, endpointId: string) => string,
  production: boolean,
): (endpoint: Endpoint) => Preparation {
  const kept = new LRUCache<string, Kept>({ max: MAX_KEPT })

  function prepare({ id, url, secret }: Endpoint): Preparation {
    const form = checkUrlForm(url, production)
    if (!form.ok) return { refusal: form.reason }
    const { origin, pathname, search } = new URL(form.href)
    return { origin, path: pathname + search, secret: decryptSecret(secret, id) }
  }

  return (endpoint) => {
    const { id, url, secret } = endpoint
    const known = kept.get(id)
    if (known?.url === url && known.secret === secret) return known.prepared
    const prepared = prepare(endpoint)
    kept.set(id, { url, secret, prepared })
    return prepared
  }
}

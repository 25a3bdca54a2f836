import { LRUCache } from 'lru-cache'
import type { Endpoint } from '../ports/entities.ts'
import { checkUrlForm } from './url-rules.ts'

/** What all attempts at an endpoint have in common, computed once for its address and secret. */
interface PreparedEndpoint {
  origin: string
  /** Path and query. */
  path: string
  /** What requests are signed with: the whole `whsec_…` text. */
  secret: string
}

export type Preparation = PreparedEndpoint | { refusal: string }

interface Kept {
  url: string
  secret: string
  prepared: Preparation
}

/** As many as send at about the same time, and then some. */
const MAX_KEPT = 1_000

/** `refusal` says why the address may not be called. Throws what `decryptSecret` throws. */
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

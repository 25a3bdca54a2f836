import { LRUCache } from 'lru-cache'
import type { Endpoint } from '../ports/entities.ts'
import type { RequestTarget } from './http/webhook-agent.ts'
import { checkUrlForm, hostOf } from './url-rules.ts'

/** Values that all attempts at an endpoint share, computed once per address and secret. */
interface PreparedEndpoint {
  target: RequestTarget
  /** The first lines of each request's head. */
  headStart: string
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
    const address = new URL(form.href)
    const headStart = `POST ${address.pathname}${address.search} HTTP/1.1\r\nhost: ${address.host}\r\nconnection: keep-alive\r\n`
    return { target: targetOf(address), headStart, secret: decryptSecret(secret, id) }
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

function targetOf(address: URL): RequestTarget {
  const isTls = address.protocol === 'https:'
  return { origin: address.origin, isTls, hostname: hostOf(address), port: Number(address.port) || (isTls ? 443 : 80) }
}

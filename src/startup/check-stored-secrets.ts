import { SetupError } from '../base/errors.ts'
import { openCredentials } from '../console/connections.ts'
import { secretPurpose } from '../console/endpoints.ts'
import type { Endpoint } from '../ports/entities.ts'
import type { Store } from '../ports/store.ts'
import type { Seal } from '../security/seal.ts'

/** Of each kind, about. */
const MAX_TRIED = 100

/**
 * Throws `SetupError` when this key opens none of the stored secrets: every delivery and every provider would fail. One
 * that opens some is the right one; what it does not open is logged.
 */
export async function checkStoredSecrets(
  { transfer }: Pick<Store, 'transfer'>,
  seal: Seal,
  log: { warn(details: object, message: string): void },
): Promise<void> {
  const connections = await transfer.scan('connection', null, MAX_TRIED)
  const endpoints = await endpointsInUse(transfer)
  const secrets = [
    ...connections.map(({ item }) => ({
      of: `${item.provider} of project ${item.projectId}`,
      open: () => openCredentials(seal, item),
    })),
    ...endpoints.map(({ id, secret }) => ({
      of: `webhook endpoint ${id}`,
      open: () => seal.open(secret, secretPurpose(id)),
    })),
  ]
  const closed = secrets.filter(({ open }) => !opens(open)).map(({ of }) => of)
  if (closed.length === 0) return
  if (closed.length === secrets.length) {
    throw new SetupError(
      'SECRET_KEY: the stored secrets were saved with another key, and cannot be opened. Start with that one; docs/deploy.md says what to do if it is lost.',
    )
  }
  log.warn({ secrets: closed }, 'Stored secrets were saved with another SECRET_KEY. Save these anew.')
}

/** Nothing is signed for a deleted one, and nobody can save its secret anew. */
async function endpointsInUse(transfer: Store['transfer']): Promise<Endpoint[]> {
  const found: Endpoint[] = []
  let after: string | null = null
  do {
    const page: { key: string; item: Endpoint }[] = await transfer.scan('endpoint', after, MAX_TRIED)
    found.push(...page.map(({ item }) => item).filter(({ deletedAt }) => deletedAt === null))
    after = page.at(-1)?.key ?? null
  } while (after !== null && found.length < MAX_TRIED)
  return found
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

import { SetupError } from '../base/errors.ts'
import { openCredentials } from '../console/connections.ts'
import { secretPurpose } from '../console/endpoints.ts'
import type { Store } from '../ports/store.ts'
import type { Seal } from '../security/seal.ts'

/** Of each kind. */
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
  const endpoints = await transfer.scan('endpoint', null, MAX_TRIED)
  const secrets = [
    ...connections.map(({ item }) => ({
      of: `${item.provider} of project ${item.projectId}`,
      open: () => openCredentials(seal, item),
    })),
    // Nothing is signed for a deleted one, and nobody can save its secret anew.
    ...endpoints
      .filter(({ item }) => item.deletedAt === null)
      .map(({ item }) => ({
        of: `webhook endpoint ${item.id}`,
        open: () => seal.open(item.secret, secretPurpose(item.id)),
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

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

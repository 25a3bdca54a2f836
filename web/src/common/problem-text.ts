import type { Problem } from '../api/problem.ts'
import type { Texts } from '../i18n/en.ts'

/** The service's message if there is one; otherwise a text for its status. */
export function problemText({ status, message, retryAfterSec }: Problem, { problems }: Texts): string {
  if (status === 0) return problems.unreachable
  if (status === 401) return problems.refusal(message) || problems.signedOut
  if (status === 429) return problems.refusal(message) || problems.tooMany(retryAfterSec ?? 60)
  if (status === 503) return retryAfterSec === null ? problems.busy : problems.busyFor(retryAfterSec)
  if (status >= 500 && status !== 502) return problems.fault
  return problems.refusal(message) || problems.unknown(status)
}

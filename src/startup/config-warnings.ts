import type { Config } from '../config.ts'

type Checked = Pick<Config, 'isProduction' | 'PUBLIC_URL' | 'TRUST_PROXY'>

/** What an operator should hear of settings that each are in order, but hardly meant together. */
export function configWarnings({ isProduction, PUBLIC_URL, TRUST_PROXY }: Checked): string[] {
  if (!isProduction || PUBLIC_URL === undefined) return []
  const warnings: string[] = []
  if (PUBLIC_URL.startsWith('http:')) {
    warnings.push(
      'PUBLIC_URL is not https: carriers may refuse to send audio there, and what they send can be overheard.',
    )
  }
  if (TRUST_PROXY === undefined) {
    warnings.push(
      'TRUST_PROXY is not set. Behind a proxy all requests seem to come from its address, so that ten wrong passwords of anybody lock everybody out: set TRUST_PROXY=1, or how many proxies there are. Without a proxy, TRUST_PROXY=0.',
    )
  }
  return warnings
}

import type { Config } from '../config.ts'

type Checked = Pick<Config, 'isProduction' | 'PUBLIC_URL' | 'TRUST_PROXY'>

/** Returns warnings about settings that are valid each, but not together. */
export function configWarnings({ isProduction, PUBLIC_URL, TRUST_PROXY }: Checked): string[] {
  if (!isProduction || PUBLIC_URL === undefined) return []
  const warnings: string[] = []
  if (PUBLIC_URL.startsWith('http:')) {
    warnings.push('PUBLIC_URL is not https: carriers may refuse to send audio there, and it is not encrypted.')
  }
  if (TRUST_PROXY === undefined) {
    warnings.push(
      'TRUST_PROXY is not set. Behind a proxy all requests seem to come from the address of the proxy, so ten wrong passwords lock out every user. Set TRUST_PROXY to the number of proxies, 0 without one.',
    )
  }
  return warnings
}

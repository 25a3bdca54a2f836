import { SpeechVendorFailed } from './vendor-failure.ts'

/** Stands in for a session that cannot begin: says why, once, after it was opened. */
export function idleSession(vendor: string, error: unknown, failed: (error: SpeechVendorFailed) => void) {
  let isOpen = true
  const words = error instanceof Error ? error.message : 'cannot be called'
  queueMicrotask(() => {
    if (isOpen) failed(new SpeechVendorFailed(vendor, words))
  })
  return {
    close() {
      isOpen = false
    },
  }
}

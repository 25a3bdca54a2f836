import { useCallback, useState } from 'react'

const PREFIX = 'parley.kept.'

/**
 * State for typed text that survives a reload, a new login and an outage of the service. It is stored in this tab only,
 * under `key`. Do not use it for secrets.
 */
export function useKept<Value>(key: string, initial: Value): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState<Value>(() => readKept<Value>(key) ?? initial)

  const set = useCallback(
    (next: Value) => {
      setValue(next)
      writeKept(key, next)
    },
    [key],
  )
  const clear = useCallback(() => {
    setValue(initial)
    forgetKept(key)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `initial` may be made anew for each render
  }, [key])
  return [value, set, clear]
}

export function readKept<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

export function writeKept(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage is ignored.
  }
}

export function forgetKept(key: string): void {
  sessionStorage.removeItem(PREFIX + key)
}

import { useCallback, useState } from 'react'

const PREFIX = 'parley.kept.'

/**
 * State that survives a reload, a logging in again and a service that was away, for what somebody has typed. It is kept
 * in this tab only, under `key`. Nothing secret belongs here.
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
    // A full or forbidden storage keeps nothing; the page goes on.
  }
}

export function forgetKept(key: string): void {
  sessionStorage.removeItem(PREFIX + key)
}

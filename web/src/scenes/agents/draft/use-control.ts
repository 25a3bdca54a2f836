import { useFault } from './draft-context.tsx'

interface Control {
  /** What makes its value wrong; null where it is right. */
  error: string | null
  /** By which a problem leads to it. */
  'data-pointer': string
}

/** What every control of a flow's value has beside the value. `pointer` is the JSON pointer of the value. */
export function useControl(pointer: string): Control {
  return { error: useFault(pointer), 'data-pointer': pointer }
}

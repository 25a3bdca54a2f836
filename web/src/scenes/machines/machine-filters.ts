export const MACHINE_TYPES = ['call', 'conversation', 'api-key', 'webhook-delivery'] as const
export const MACHINE_STATUSES = ['active', 'done', 'error', 'stopped'] as const

export interface MachineFilters {
  type?: (typeof MACHINE_TYPES)[number]
  status?: (typeof MACHINE_STATUSES)[number]
}

/** Reads the filters from an address; other parameters are left out. */
export function readMachineFilters(search: Record<string, unknown>): MachineFilters {
  const type = MACHINE_TYPES.find((each) => each === search['type'])
  const status = MACHINE_STATUSES.find((each) => each === search['status'])
  return { ...(type && { type }), ...(status && { status }) }
}

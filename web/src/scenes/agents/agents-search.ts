/** What the address of the list of agents says. */
export interface AgentsSearch {
  /** Whether the dialog that makes one is open. */
  new?: true
  /** Words of the agents to show. */
  q?: string
}

/** Reads it from an address; other parameters are left out. */
export function readAgentsSearch(search: Record<string, unknown>): AgentsSearch {
  const { q } = search
  return { ...(search['new'] === true && { new: true }), ...(typeof q === 'string' && q !== '' && { q }) }
}

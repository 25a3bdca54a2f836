const STORED_AS = 'parley.project'

/** Returns the project that was last open on this device. */
export function lastProjectId(): string | null {
  return localStorage.getItem(STORED_AS)
}

export function storeLastProject(id: string): void {
  localStorage.setItem(STORED_AS, id)
}

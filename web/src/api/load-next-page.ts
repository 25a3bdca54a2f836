interface Page {
  rows: readonly unknown[]
}

export interface PagedQuery {
  data: { pages: readonly Page[] } | undefined
  fetchNextPage(): Promise<Pick<PagedQuery, 'data'> & { isError: boolean; hasNextPage: boolean }>
}

/**
 * Loads pages until there is another row. The service examines so many rows for one page, so a page of what few rows
 * match may have none. A list that is loaded again in the same moment, as after a lost connection, gives up the page that
 * is on its way; it is then asked for once more. `signal` ends it between two pages.
 */
export async function loadNextPage(query: PagedQuery, signal: AbortSignal): Promise<void> {
  const shown = rowCount(query)
  let next
  do next = await query.fetchNextPage()
  while (!signal.aborted && !next.isError && next.hasNextPage && rowCount(next) <= shown)
}

function rowCount({ data }: Pick<PagedQuery, 'data'>): number {
  return data?.pages.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0
}

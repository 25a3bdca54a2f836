export interface PagedQuery {
  data: { pages: readonly unknown[] } | undefined
  fetchNextPage(): Promise<Pick<PagedQuery, 'data'> & { isError: boolean; hasNextPage: boolean }>
}

/**
 * Loads the page after the last one that is loaded. A list that is loaded again in the same moment, as after a lost
 * connection, gives up the page that is on its way; it is then asked for once more.
 */
export async function loadNextPage(query: PagedQuery): Promise<void> {
  const loaded = query.data?.pages.length ?? 0
  let next
  do next = await query.fetchNextPage()
  while (!next.isError && next.hasNextPage && (next.data?.pages.length ?? 0) <= loaded)
}

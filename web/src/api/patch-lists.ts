import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes each cached list whose key begins with `queryKey`. A list that is being loaded is changed again afterwards:
 * what it gets may be older than the change, as are the pages that were loaded before its next one.
 */
export function patchLists<List>(
  client: QueryClient,
  queryKey: QueryKey,
  patch: (list: List, queryKey: QueryKey) => List,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const apply = () => void client.setQueryData<List>(query.queryKey, (list) => list && patch(list, query.queryKey))
    apply()
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {})
  }
}

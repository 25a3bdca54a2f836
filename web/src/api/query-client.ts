import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, type Problem } from './problem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem
  }
}

/** Refetch interval of live lists; sockets only announce changes. */
export const POLL_MS = 10_000

const MAX_RETRIES = 2

/** The cache of the service's data. `onSignedOut` is called whenever a response says that the user is not logged in. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (problem: Problem) => {
    if (problem.status === 401) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({
      onError(problem, _variables, _context, mutation) {
        if (mutation.meta?.['isLogIn'] !== true) watch(problem)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        retry: (count, problem) => count < MAX_RETRIES && isPassing(problem) && problem.status !== 429,
        networkMode: 'always', // the service may run on this machine
      },
      mutations: { networkMode: 'always' },
    },
  })
}

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

interface QueryClientDeps {
  /** Called whenever a response says that the user is not logged in. */
  onSignedOut: () => void
  /** Called after each change that was asked for, whether it was made or not. */
  onSettled: () => void
}

/** The cache of the service's data. */
export function createQueryClient({ onSignedOut, onSettled }: QueryClientDeps): QueryClient {
  const watch = (problem: Problem) => {
    if (problem.status === 401) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({
      onSettled,
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

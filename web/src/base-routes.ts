import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { Problem } from './api/problem.ts'
import { sessionQuery } from './api/session-queries.ts'
import { lazyPage } from './common/lazy-page.ts'
import { PageNotFound } from './scenes/shell/page-problems.tsx'

interface RouterContext {
  queryClient: QueryClient
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: PageNotFound,
})

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search['next'] === 'string' ? { next: search['next'] } : {},
  component: lazyPage(() => import('./scenes/login/login-page.tsx'), 'LoginPage'),
})

/** Everything that requires a login. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyPage(() => import('./scenes/shell/shell.tsx'), 'Shell'),
  async beforeLoad({ context: { queryClient } }) {
    await queryClient.ensureQueryData(sessionQuery()).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 401) throw redirect({ to: '/login', search: whereFrom() })
      throw error
    })
  },
})

/** The parent of every page of a project. */
export const projectRoute = createRoute({ getParentRoute: () => shellRoute, path: '/projects/$projectId' })

export const LOGIN_PATH = '/console/login'

/** Where to go back to after the login. */
export function whereFrom(): { next?: string } {
  const { pathname, search, hash } = window.location
  return pathname === LOGIN_PATH || pathname === '/console/' ? {} : { next: `${pathname}${search}${hash}` }
}

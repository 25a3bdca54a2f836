import { lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '../api/load-part.ts'

/** The component of a route, loaded when the route is first shown or pointed at. */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadPart(load), name)

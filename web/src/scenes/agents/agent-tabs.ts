/** The tabs of an agent, in their order. Each is a route of `routes.ts`. */
export const AGENT_TABS = [
  { path: 'flow', text: 'tabFlow', to: '/projects/$projectId/agents/$agentId/flow' },
  { path: 'data', text: 'tabData', to: '/projects/$projectId/agents/$agentId/data' },
  { path: 'test', text: 'tabTest', to: '/projects/$projectId/agents/$agentId/test' },
  { path: 'settings', text: 'tabSettings', to: '/projects/$projectId/agents/$agentId/settings' },
  { path: 'versions', text: 'tabVersions', to: '/projects/$projectId/agents/$agentId/versions' },
] as const

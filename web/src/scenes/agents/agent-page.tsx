import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Agent } from '../../api/types.ts'
import { PageHeader } from '../../common/page-header.tsx'
import { PageState } from '../../common/page-state.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { AGENT_TABS } from './agent-tabs.ts'
import { FlowState } from './flow-state.tsx'
import { useFlowCheck } from './draft/draft-context.tsx'
import { DraftProvider, useDraftStart } from './draft/draft-provider.tsx'
import { focusPointerSoon } from './draft/focus-pointer.ts'
import styles from './agent-page.module.css'
import { agentQuery } from './queries.ts'

/** The page of one agent: its name, whether it is ready, and its tabs, which share one draft. */
export function AgentPage() {
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { agents } = useTexts()
  const query = useQuery(agentQuery(agentId))
  useDraftStart(agentId)
  const navigate = useNavigate()
  const openTab = useCallback(
    (tab: 'flow' | 'data' | 'settings', pointer: string) => {
      const to = AGENT_TABS.find(({ path }) => path === tab)?.to
      if (to) void navigate({ to, params: { projectId, agentId } })
      focusPointerSoon(pointer)
    },
    [navigate, projectId, agentId],
  )
  return (
    <PageState title={agents.agent} trail={<AgentsLink projectId={projectId} />} query={query}>
      {(agent) => (
        <DraftProvider
          key={agentId}
          agentId={agentId}
          projectId={projectId}
          openTab={openTab}
          fallback={<AgentHeader agent={agent} check={agent} />}
        >
          <DraftHeader agent={agent} />
          <AgentTabs />
        </DraftProvider>
      )}
    </PageState>
  )
}

function AgentsLink({ projectId }: { projectId: string }) {
  const { navigation } = useTexts()
  return (
    <Link to="/projects/$projectId/agents" params={{ projectId }} activeOptions={{ exact: true }}>
      {navigation.agents}
    </Link>
  )
}

/** Shows whether the draft is ready, because the draft is what the user sees here. */
function DraftHeader({ agent }: { agent: Agent }) {
  return <AgentHeader agent={agent} check={useFlowCheck()} />
}

function AgentHeader({ agent, check }: { agent: Agent; check: Pick<Agent, 'ready' | 'issues'> }) {
  const { agents } = useTexts()
  return (
    <PageHeader
      title={agent.name}
      trail={<AgentsLink projectId={agent.projectId} />}
      beside={
        <span role="status" aria-label={agents.flowState}>
          <FlowState agent={check} />
        </span>
      }
    />
  )
}

function AgentTabs() {
  const { agents } = useTexts()
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tab = AGENT_TABS.find(({ path }) => pathname.endsWith(`/${path}`))?.path ?? 'flow'
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(value) => {
        const to = AGENT_TABS.find(({ path }) => path === value)?.to
        if (to) void navigate({ to, params: { projectId, agentId } })
      }}
    >
      <Tabs.List aria-label={agents.tabs} className={styles.tabs ?? ''}>
        {AGENT_TABS.map(({ path, text }) => (
          <Tabs.Tab key={path} value={path}>
            {agents[text]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <Outlet />
      </Tabs.Panel>
    </Tabs>
  )
}

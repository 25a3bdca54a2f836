import { AppShell, Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { projectsQuery } from '../../api/session-queries.ts'
import { useProjectEvents } from '../../api/use-project-events.ts'
import { MessageLine } from '../../common/messages.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { AccountButton } from './account-button.tsx'
import { lastProjectId, storeLastProject } from './last-project.ts'
import { MainNavigation } from './main-navigation.tsx'
import { ProjectSwitch } from './project-switch.tsx'
import styles from './shell.module.css'

/** The frame around every page: navigation at the side, collapsed into a button on narrow screens. */
export function Shell() {
  const { common, navigation } = useTexts()
  const [isOpen, { toggle, close }] = useDisclosure()
  const params = useParams({ strict: false })
  const projects = useQuery(projectsQuery())
  // On pages of no project, such as the account: the project that was open last, as the way back.
  const last = projects.data?.find(({ id }) => id === lastProjectId()) ?? projects.data?.[0]
  const projectId = params.projectId ?? last?.id
  const { pathname } = useLocation()

  useProjectEvents(projectId ?? null)
  useEffect(close, [pathname, close])
  useEffect(() => {
    if (params.projectId !== undefined) storeLastProject(params.projectId)
  }, [params.projectId])

  return (
    <AppShell
      header={{ height: 52, collapsed: false }}
      navbar={{ width: 224, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={0}
      classNames={{ header: styles.header ?? '', navbar: styles.navbar ?? '', main: styles.main ?? '' }}
    >
      <a href="#content" className={styles.skip}>
        {common.skipToContent}
      </a>
      <AppShell.Header>
        <div className={styles.bar}>
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={isOpen ? navigation.close : navigation.open}
            aria-expanded={isOpen}
          />
          <span className={styles.brand}>
            <Mark />
            {common.product}
          </span>
          <ProjectSwitch projectId={projectId ?? null} />
          <span className={styles.gap} />
          <AccountButton />
        </div>
      </AppShell.Header>
      <AppShell.Navbar aria-label={navigation.main}>
        <MainNavigation projectId={projectId ?? null} />
      </AppShell.Navbar>
      <AppShell.Main>
        <div id="content" tabIndex={-1} className={styles.content}>
          <Outlet />
          <MessageLine />
        </div>
      </AppShell.Main>
    </AppShell>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" />
      <path d="M8 10h12a3 3 0 0 1 3 3v3a3 3 0 0 1-3 3h-6l-4 4v-4H8z" />
      <circle cx="24" cy="9" r="3" />
    </svg>
  )
}

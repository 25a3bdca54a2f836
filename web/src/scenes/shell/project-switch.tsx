import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { projectsQuery } from '../../api/session-queries.ts'
import { Icon } from '../../common/icon.tsx'
import { menuOnDemand } from '../../common/menu-on-demand.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { NewProject } from './new-project.tsx'
import styles from './project-switch.module.css'

const ProjectMenu = menuOnDemand(async () => (await import('./project-menu.tsx')).ProjectMenu)

export function ProjectSwitch({ projectId }: { projectId: string | null }) {
  const { navigation } = useTexts()
  const projects = useQuery(projectsQuery())
  const [isCreating, { open, close }] = useDisclosure()
  const current = projects.data?.find(({ id }) => id === projectId)

  return (
    <>
      <ProjectMenu
        projectId={projectId}
        onCreate={open}
        button={
          <Button
            variant="subtle"
            color="gray"
            className={styles.target ?? ''}
            rightSection={<Icon name="down" size={14} />}
            aria-label={`${navigation.project}: ${current?.name ?? navigation.newProject}`}
          >
            <span className={styles.name}>{current?.name ?? navigation.project}</span>
          </Button>
        }
      />
      <NewProject opened={isCreating} onClose={close} />
    </>
  )
}

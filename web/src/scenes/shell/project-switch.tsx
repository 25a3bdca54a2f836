import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { projectsQuery } from '../../api/session-queries.ts'
import { Icon } from '../../common/icon.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { NewProjectDialog } from './new-project-dialog.tsx'
import styles from './project-switch.module.css'

export function ProjectSwitch({ projectId }: { projectId: string | null }) {
  const { navigation } = useTexts()
  const projects = useQuery(projectsQuery())
  const [isCreating, { open, close }] = useDisclosure()
  const current = projects.data?.find(({ id }) => id === projectId)

  return (
    <>
      <Menu position="bottom-start" width={260}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            className={styles.target ?? ''}
            rightSection={<Icon name="down" size={14} />}
            aria-label={`${navigation.project}: ${current?.name ?? navigation.newProject}`}
          >
            <span className={styles.name}>{current?.name ?? navigation.project}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {projects.data?.map(({ id, name }) => (
            <Menu.Item
              key={id}
              leftSection={<Icon name={id === projectId ? 'check' : 'dash'} size={14} />}
              renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId: id }} {...props} />}
            >
              <span className={styles.entry}>{name}</span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="plus" size={14} />} onClick={open}>
            {navigation.newProject}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <NewProjectDialog opened={isCreating} onClose={close} />
    </>
  )
}

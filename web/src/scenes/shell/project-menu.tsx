import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { projectsQuery } from '../../api/session-queries.ts'
import { Icon } from '../../common/icon.tsx'
import type { MenuOnDemandProps } from '../../common/menu-on-demand.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import styles from './project-switch.module.css'

interface ProjectMenuProps extends MenuOnDemandProps {
  projectId: string | null
  onCreate: () => void
}

/** The user's projects, and a way to make one. */
export function ProjectMenu({ button, projectId, onCreate }: ProjectMenuProps) {
  const { navigation } = useTexts()
  const projects = useQuery(projectsQuery())
  const [isOpen, { open, close }] = useDisclosure()
  useEffect(open, [open])

  return (
    <Menu opened={isOpen} onOpen={open} onClose={close} position="bottom-start" width={260}>
      <Menu.Target>{button}</Menu.Target>
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
        <Menu.Item leftSection={<Icon name="plus" size={14} />} onClick={onCreate}>
          {navigation.newProject}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

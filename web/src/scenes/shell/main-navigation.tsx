import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon, type IconName } from '../../common/icon.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import styles from './shell.module.css'

interface Item {
  to: NonNullable<LinkProps['to']>
  text: 'overview' | 'agents' | 'calls' | 'machines' | 'keys' | 'webhooks' | 'connections' | 'api' | 'settings'
  icon: IconName
  /** Starts a group: separated from the item above it. */
  isFirst?: true
}

const ITEMS: Item[] = [
  { to: '/projects/$projectId', text: 'overview', icon: 'overview' },
  { to: '/projects/$projectId/agents', text: 'agents', icon: 'agents' },
  { to: '/projects/$projectId/calls', text: 'calls', icon: 'calls' },
  { to: '/projects/$projectId/machines', text: 'machines', icon: 'machines' },
  { to: '/projects/$projectId/keys', text: 'keys', icon: 'keys', isFirst: true },
  { to: '/projects/$projectId/webhooks', text: 'webhooks', icon: 'webhooks' },
  { to: '/projects/$projectId/connections', text: 'connections', icon: 'connections' },
  { to: '/projects/$projectId/api', text: 'api', icon: 'api' },
  { to: '/projects/$projectId/settings', text: 'settings', icon: 'settings', isFirst: true },
]

export function MainNavigation({ projectId }: { projectId: string | null }) {
  const { navigation } = useTexts()
  if (projectId === null) return null
  return (
    <ul className={styles.links}>
      {ITEMS.map(({ to, text, icon, isFirst }) => (
        <li key={text} className={isFirst ? styles.group : undefined}>
          <Link
            to={to}
            params={{ projectId } as never}
            activeOptions={{ exact: text === 'overview', includeSearch: false }}
            className={styles.link}
          >
            <Icon name={icon} />
            {navigation[text]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

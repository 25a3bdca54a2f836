import { ActionIcon } from '@mantine/core'
import { Icon } from '../../common/icon.tsx'
import { menuOnDemand } from '../../common/menu-on-demand.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

const AccountMenu = menuOnDemand(async () => (await import('./account-menu.tsx')).AccountMenu)

export function AccountButton() {
  const { navigation } = useTexts()
  return (
    <AccountMenu
      button={
        <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" aria-label={navigation.account}>
          <Icon name="user" />
        </ActionIcon>
      }
    />
  )
}

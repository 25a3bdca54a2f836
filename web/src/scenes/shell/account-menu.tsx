import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { api, unwrap } from '../../api/client.ts'
import { sessionQuery } from '../../api/session-queries.ts'
import { Icon } from '../../common/icon.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** The user's name, colours, language, and logging out. */
export function AccountMenu() {
  const { language, texts, choose } = useLanguage()
  const { navigation } = texts
  const session = useQuery(sessionQuery())
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const logOut = useMutation({
    mutationFn: () => unwrap(api.DELETE('/console/api/session')),
    onSuccess() {
      sessionStorage.clear()
      queryClient.clear()
      void navigate({ to: '/login' })
    },
  })
  const schemeNames = { light: navigation.light, dark: navigation.dark, auto: navigation.system }

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" aria-label={navigation.account}>
          <Icon name="user" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.data?.email}</Menu.Label>
        <Menu.Divider />
        <Menu.Label>{navigation.colours}</Menu.Label>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<Mark isChosen={scheme === colorScheme} />}
            onClick={() => setColorScheme(scheme)}
          >
            {schemeNames[scheme]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{navigation.language}</Menu.Label>
        {LANGUAGES.map((each) => (
          <Menu.Item
            key={each}
            lang={each}
            role="menuitemradio"
            aria-checked={each === language}
            leftSection={<Mark isChosen={each === language} />}
            onClick={() => choose(each)}
          >
            {LANGUAGE_NAMES[each]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item renderRoot={(props) => <Link to="/account" {...props} />}>{navigation.account}</Menu.Item>
        <Menu.Item onClick={() => logOut.mutate()}>{navigation.logOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Mark({ isChosen }: { isChosen: boolean }) {
  return isChosen ? <Icon name="check" size={14} /> : <span style={{ width: 14 }} />
}

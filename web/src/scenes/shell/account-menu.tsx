import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { Problem } from '../../api/problem.ts'
import { sessionQuery } from '../../api/session-queries.ts'
import type { MenuOnDemandProps } from '../../common/menu-on-demand.tsx'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** The user's name, colours, language, and logging out. */
export function AccountMenu({ button }: MenuOnDemandProps) {
  const { language, texts, choose } = useLanguage()
  const { navigation } = texts
  const { say } = useMessages()
  const [isOpen, { open, close }] = useDisclosure()
  useEffect(open, [open])
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
  const speak = (chosen: Language) => {
    choose(chosen).catch((problem: unknown) => say(problemText(problem as Problem, texts), 'bad'))
  }
  const schemeNames = { light: navigation.light, dark: navigation.dark, auto: navigation.system }

  return (
    <Menu opened={isOpen} onOpen={open} onClose={close} position="bottom-end" width={220}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.data?.email}</Menu.Label>
        <Menu.Divider />
        <Menu.Label>{navigation.colours}</Menu.Label>
        <div role="group" aria-label={navigation.colours}>
          <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
            {SCHEMES.map((scheme) => (
              <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
                {schemeNames[scheme]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </div>
        <Menu.Divider />
        <Menu.Label>{navigation.language}</Menu.Label>
        <div role="group" aria-label={navigation.language}>
          <Menu.RadioGroup value={language} onChange={(chosen) => speak(chosen as Language)}>
            {LANGUAGES.map((each) => (
              <Menu.RadioItem key={each} value={each} lang={each} closeMenuOnClick>
                {LANGUAGE_NAMES[each]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </div>
        <Menu.Divider />
        <Menu.Item renderRoot={(props) => <Link to="/account" {...props} />}>{navigation.account}</Menu.Item>
        <Menu.Item onClick={() => logOut.mutate()}>{navigation.logOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

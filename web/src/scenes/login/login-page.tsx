import { Button, Paper, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { sessionQuery } from '../../api/session-queries.ts'
import { Failure } from '../../common/query-state.tsx'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import styles from './login-page.module.css'

export function LoginPage() {
  const { common, login } = useTexts()
  const { next } = useSearch({ from: '/login' })
  const router = useRouter()
  const queryClient = useQueryClient()
  const { form } = useKeptForm({ name: 'login', initial: { email: '', password: '' }, secret: ['password'] })
  const logIn = useMutation({
    mutationFn: (body: { email: string; password: string } | { token: string }) =>
      unwrap(api.POST('/console/api/session', { body })),
    meta: { isLogIn: true },
    onSuccess(session) {
      // Removes data of a previous user of this tab.
      queryClient.clear()
      queryClient.setQueryData(sessionQuery().queryKey, session)
      router.history.replace(isOwnPath(next) ? next : '/console/')
    },
  })

  useEffect(() => {
    document.title = `${login.title} · ${common.product}`
  }, [login.title, common.product])

  const token = useRef(tokenInAddress())
  const { mutate } = logIn
  useEffect(() => {
    if (token.current === null) return
    mutate({ token: token.current })
    token.current = null
  }, [mutate])
  const isByLink = logIn.variables !== undefined && 'token' in logIn.variables

  return (
    <main className={styles.page}>
      <Paper className={styles.card ?? ''} withBorder radius="lg">
        <p className={styles.brand}>{common.product}</p>
        <h1 className={styles.title}>{login.title}</h1>
        <p className={styles.lead}>{next === undefined ? login.lead : login.expired}</p>
        <form onSubmit={form.onSubmit((values) => logIn.mutate(values))} noValidate>
          <TextInput
            label={login.email}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps('email')}
          />
          <TextInput
            label={login.password}
            type="password"
            autoComplete="current-password"
            mt="sm"
            {...form.getInputProps('password')}
          />
          <div className={styles.problem}>
            {isByLink && logIn.isPending && <p role="status">{login.withLink}</p>}
            {isByLink && logIn.error?.status === 401 && <p role="alert">{login.linkFailed}</p>}
            {logIn.error && !(isByLink && logIn.error.status === 401) && <Failure problem={logIn.error} />}
          </div>
          <Button type="submit" fullWidth loading={logIn.isPending}>
            {login.submit}
          </Button>
        </form>
      </Paper>
    </main>
  )
}

/** Only paths within the console are followed, never another site. */
function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && path.startsWith('/console/')
}

/**
 * Returns the token of the link printed at the start. It is removed from the address immediately, so that it does not
 * stay in the history.
 */
function tokenInAddress(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token')
  if (token !== null) window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}

import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { sessionQuery } from '../../api/session-queries.ts'
import { Facts } from '../../common/facts.tsx'
import { useMessages } from '../../common/messages.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { Failure } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import styles from '../settings/settings-page.module.css'

const MIN_LENGTH = 8
const EMPTY = { current: '', next: '', again: '' }

export function AccountPage() {
  const { account } = useTexts()
  const { say } = useMessages()
  const session = useQuery(sessionQuery())
  const { form } = useKeptForm({
    name: 'password',
    initial: EMPTY,
    secret: ['current', 'next', 'again'],
    validate: {
      current: (current) => (current === '' ? account.required : null),
      next: (next) => (next.length < MIN_LENGTH ? account.tooShort : null),
      again: (again, { next }) => (again === next ? null : account.different),
    },
  })
  const change = useMutation({
    mutationFn: ({ current, next }: typeof EMPTY) =>
      unwrap(api.PUT('/console/api/me/password', { body: { current, next } })),
    gcTime: 0,
    onSuccess() {
      form.setValues(EMPTY)
      say(account.changed)
      change.reset()
    },
  })

  return (
    <>
      <PageHeader title={account.title} />
      <div className={styles.form}>
        <Facts facts={[[account.email, session.data?.email ?? '']]} />
        <Section title={account.password}>
          <form className={styles.fields} onSubmit={form.onSubmit((values) => change.mutate(values))} noValidate>
            <TextInput
              label={account.current}
              type="password"
              autoComplete="current-password"
              {...form.getInputProps('current')}
            />
            <TextInput
              label={account.next}
              description={account.tooShort}
              type="password"
              autoComplete="new-password"
              {...form.getInputProps('next')}
            />
            <TextInput
              label={account.again}
              type="password"
              autoComplete="new-password"
              {...form.getInputProps('again')}
            />
            {change.error && <Failure problem={change.error} />}
            <Group>
              <Button type="submit" loading={change.isPending}>
                {account.change}
              </Button>
            </Group>
          </form>
        </Section>
      </div>
    </>
  )
}

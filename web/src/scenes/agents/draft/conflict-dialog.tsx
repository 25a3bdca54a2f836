import { Button, Group, Modal, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useMessages } from '../../../common/messages.tsx'
import { Failure } from '../../../common/query-state.tsx'
import { differencesOf } from '../../../flow/difference.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useCopyAgent } from '../use-copy-agent.ts'
import { DifferenceList } from './difference-list.tsx'
import { useDraft, useFlow, useSession } from './draft-context.tsx'

/** Two windows have changed the same flow: asks which version to keep. Cannot be closed without a choice. */
export function ConflictDialog() {
  const { session, agentId, projectId } = useDraft()
  const theirs = useSession((state) => state.theirs)
  const mine = useFlow()
  const { conflict, done } = useTexts().editor
  const { say } = useMessages()
  const differences = useMemo(() => (theirs ? differencesOf(theirs.flow, mine) : []), [theirs, mine])

  const copy = useCopyAgent(projectId)
  const saveAsCopy = () =>
    copy.mutate(
      { agentId, flow: mine },
      {
        onSuccess({ name }) {
          session.takeTheirs(done.theirs)
          say(conflict.copied(name))
        },
      },
    )

  return (
    <Modal
      opened={theirs !== null}
      onClose={() => undefined}
      title={conflict.title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Text>{conflict.body}</Text>
      <Text mt="sm" mb="xs" fw={500}>
        {conflict.differs}
      </Text>
      <DifferenceList differences={differences} />
      {copy.error && <Failure problem={copy.error} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" loading={copy.isPending} onClick={saveAsCopy}>
          {conflict.copy}
        </Button>
        <Button variant="default" onClick={() => session.takeTheirs(done.theirs)}>
          {conflict.theirs}
        </Button>
        <Button onClick={() => session.keepMine()} data-autofocus>
          {conflict.mine}
        </Button>
      </Group>
    </Modal>
  )
}

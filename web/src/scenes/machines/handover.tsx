import { Button } from '@mantine/core'
import { useState } from 'react'
import { CodeBlock } from '../../common/code-block.tsx'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { Icon } from '../../common/icon.tsx'
import { Section } from '../../common/section.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import type { ActorAddress } from './queries.ts'
import { useStately } from './use-stately.ts'

/** Other ways to view a journal. */
export function Handover({ address }: { address: ActorAddress }) {
  const { machines } = useTexts()
  const { type, id } = address
  const actor = `${type}/${id}`
  return (
    <>
      <Section title={machines.replay}>
        <CodeBlock label={machines.replay} text={`npm run replay -- ${actor}`} />
        <p>
          <a href={`/console/api/actors/${type}/${id}/journal`} download={`${type}-${id}.jsonl`}>
            {machines.download}
          </a>
        </p>
      </Section>
      <Section title={machines.inspector} lead={machines.inspectorLead}>
        <StatelyButton address={address} />
        <p>{machines.openInspector}</p>
        <CodeBlock label={machines.inspector} text={`npm run inspect -- --relay 8080 --actor ${actor}`} />
      </Section>
    </>
  )
}

/** Asks for confirmation: the data leave this service. */
function StatelyButton({ address }: { address: ActorAddress }) {
  const { machines } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { state, open } = useStately(address)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="external" size={16} />} onClick={() => setIsAsking(true)}>
        {machines.stately}
      </Button>
      <p role="status" aria-label={machines.inspector}>
        {state !== 'idle' && machines.statelyStates[state]}
      </p>
      <ConfirmDialog
        opened={isAsking}
        title={machines.stately}
        confirm={machines.statelyOpen}
        isDangerous={false}
        onConfirm={() => {
          setIsAsking(false)
          open()
        }}
        onClose={() => setIsAsking(false)}
      >
        {machines.statelyBody}
      </ConfirmDialog>
    </>
  )
}

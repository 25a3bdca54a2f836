import { Tabs } from '@mantine/core'
import { CodeBlock } from '../../common/code-block.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { SIGNATURE_SNIPPETS } from './snippets.ts'

/** How a receiver checks a signature, in three languages. */
export function SignatureSnippets() {
  const { webhooks } = useTexts()
  return (
    <Tabs defaultValue={SIGNATURE_SNIPPETS[0]?.name ?? null} keepMounted={false}>
      <Tabs.List aria-label={webhooks.verify} mb="sm">
        {SIGNATURE_SNIPPETS.map(({ name }) => (
          <Tabs.Tab key={name} value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SIGNATURE_SNIPPETS.map(({ name, code }) => (
        <Tabs.Panel key={name} value={name}>
          <CodeBlock label={`${webhooks.verify}: ${name}`} text={code} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

import { Button, Group, Menu, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../../../common/dialog.tsx'
import { Icon } from '../../../common/icon.tsx'
import { useMessages } from '../../../common/messages.tsx'
import { differencesOf } from '../../../flow/difference.ts'
import { fileNameFor, readFlowFile, writeFlowFile, type FlowFile } from '../../../flow/import-export.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { DifferenceList } from '../draft/difference-list.tsx'
import { useDraft, useFlow } from '../draft/draft-context.tsx'

/** Import and export of the flow as a file; a flow that is pasted outside a text field is imported, too. An import first shows its changes, and is one step of undo. */
export function FlowFileMenu() {
  const texts = useTexts()
  const { file, done } = texts.editor
  const { session } = useDraft()
  const { say } = useMessages()
  const flow = useFlow()
  const picker = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<FlowFile | null>(null)
  const differences = found ? differencesOf(flow, found.flow) : []

  function preview(text: string): void {
    const result = readFlowFile(text)
    if (typeof result === 'string') say(file.failures[result], 'bad')
    else setFound(result)
  }

  const readPasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? ''
    if (text.startsWith('{') && !isTextField(event.target)) preview(text)
  })
  useEffect(() => {
    document.addEventListener('paste', readPasted)
    return () => document.removeEventListener('paste', readPasted)
  }, [])

  function take(): void {
    if (!found) return
    const { positions } = session.editor.getState().history.present
    session.editor
      .getState()
      .replace({ label: done.import }, { flow: found.flow, positions: found.layout ?? positions })
    setFound(null)
  }

  function download(withLayout: boolean): void {
    const { positions } = session.editor.getState().history.present
    const blob = new Blob([writeFlowFile(flow, withLayout ? positions : null)], { type: 'application/json' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = fileNameFor(flow)
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => {
          void event.currentTarget.files?.[0]?.text().then(preview)
          event.currentTarget.value = ''
        }}
      />
      <Button variant="default" size="sm" onClick={() => picker.current?.click()}>
        {file.import}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="sm" rightSection={<Icon name="down" size={14} />}>
            {file.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => download(false)}>{file.exportFlow}</Menu.Item>
          <Menu.Item onClick={() => download(true)}>{file.exportWithLayout}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog
        opened={found !== null}
        onClose={() => setFound(null)}
        title={file.importTitle}
        closeButtonProps={{ 'aria-label': texts.common.close }}
      >
        <Text mb="sm">{differences.length === 0 ? file.same : file.importBody}</Text>
        {differences.length > 0 && <DifferenceList differences={differences} />}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setFound(null)}>
            {texts.common.cancel}
          </Button>
          <Button onClick={take} disabled={differences.length === 0}>
            {file.importConfirm}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], [role=dialog]') !== null
}

import { Button, Loader } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { useDraft, useEditor } from '../draft/draft-context.tsx'
import { loadCanvas, WIDE } from './load-canvas.ts'
import { FlowToolbar } from './flow-toolbar.tsx'
import { StepInspector } from './inspector/step-inspector.tsx'
import { Outline } from './outline.tsx'
import { Problems } from './problems.tsx'
import { useStepCommands } from './use-step-commands.ts'
import styles from './flow-tab.module.css'

const Canvas = lazy(loadCanvas)

/** The flow editor: outline, chart and inspector on one draft and one selection. */
export function FlowTab() {
  const { canvas } = useTexts().editor
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const [isCanvasOpen, setIsCanvasOpen] = useState<boolean | null>(null)
  const showsCanvas = isCanvasOpen ?? isWide
  const commands = useStepCommands()
  useFirstSelection()
  const toggle = useCallback(() => setIsCanvasOpen(!showsCanvas), [showsCanvas])

  return (
    <div className={styles.editor}>
      <DraftBar />
      <FlowToolbar commands={commands}>
        <Button variant="default" size="sm" onClick={toggle} aria-expanded={showsCanvas}>
          {showsCanvas ? canvas.close : canvas.open}
        </Button>
      </FlowToolbar>
      <div className={styles.panes} data-canvas={showsCanvas}>
        <div className={styles.outline}>
          <Outline commands={commands} />
          <Problems />
        </div>
        {showsCanvas && (
          <div className={styles.canvas}>
            <Suspense fallback={<Loader className={styles.loader} role="status" aria-label={canvas.label} />}>
              <Canvas commands={commands} />
            </Suspense>
          </div>
        )}
        <div className={styles.inspector}>
          <StepInspector commands={commands} />
        </div>
      </div>
    </div>
  )
}

/** Selects a step at the start, so that the inspector is not empty. */
function useFirstSelection(): void {
  const { session } = useDraft()
  const selected = useEditor((state) => state.selected)
  useEffect(() => {
    if (selected !== null) return
    const { history, select } = session.editor.getState()
    const start = history.present.flow['start']
    if (typeof start === 'string') select(start)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the editor opens
  }, [])
}

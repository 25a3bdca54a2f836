import { ownValue } from '../../../../../src/base/own-value.ts'
import '@xyflow/react/dist/base.css'
import { ActionIcon, Button } from '@mantine/core'
import { Background, Panel, ReactFlow, ReactFlowProvider, useReactFlow, type NodeChange } from '@xyflow/react'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../../common/icon.tsx'
import { arrangeLater, startArranger } from '../../../flow/arrange-later.ts'
import { fillPositions, wantsArranging } from '../../../flow/fill-positions.ts'
import { structureOf, type FlowGraph } from '../../../flow/graph.ts'
import { LEAST_HEIGHT, NODE_WIDTH } from '../../../flow/node-size.ts'
import type { Positions } from '../../../flow/positions.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { AROUND, firstView, wholeView } from './first-view.ts'
import { edgesOf, nodesOf, type StepFlowNode } from './canvas-elements.ts'
import { stepToward, type Direction } from './step-toward.ts'
import { useDraft, useEditor, useGraph } from '../draft/draft-context.tsx'
import { StepNode } from './step-node.tsx'
import type { StepCommands } from './use-step-commands.ts'
import styles from './canvas.module.css'

startArranger()

const NODE_TYPES = { step: StepNode }
/** From this many steps on, only visible ones are rendered. */
const CULL_FROM = 150
const MOVE_BY = 16
const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The flow as a chart. The outline offers all its functions as well. */
export function Canvas({ commands }: { commands: StepCommands }) {
  return (
    <ReactFlowProvider>
      <Chart commands={commands} />
    </ReactFlowProvider>
  )
}

function Chart({ commands }: { commands: StepCommands }) {
  const texts = useTexts().editor
  const { session } = useDraft()
  const graph = useGraph()
  const selected = useEditor((state) => state.selected)
  const positions = usePositions(graph)
  const flow = useReactFlow<StepFlowNode>()
  const [dragged, setDragged] = useState<Positions>({})
  const chart = useRef<HTMLDivElement>(null)

  const nodes = useMemo(() => nodesOf(graph, positions, dragged, selected), [graph, positions, dragged, selected])
  const edges = useMemo(() => edgesOf(graph, selected), [graph, selected])
  const chosen = graph.steps.find((step) => step.key === selected)
  const isArranged = Object.keys(positions).length > 0

  // Once: later changes must not move the view. The chart takes it only when it is ready itself.
  const hasView = useRef(false)
  useEffect(() => {
    const box = chart.current?.getBoundingClientRect()
    if (!isArranged || !box || hasView.current) return
    void flow.setViewport(firstView(nodes, box)).then((isDone) => {
      hasView.current ||= isDone
    })
  }, [flow, isArranged, nodes])

  // Shows the whole chart while it is legible and nobody has moved the view; else a step that was selected elsewhere or
  // was moved out of sight by others.
  const hasOwnView = useRef(false)
  const [selectedX, selectedY] = (selected !== null && ownValue(positions, selected)) || []
  const shown = useRef(nodes)
  useEffect(() => {
    shown.current = nodes
  }, [nodes])
  useEffect(() => {
    const box = chart.current?.getBoundingClientRect()
    if (!box || !hasView.current || selectedX === undefined || selectedY === undefined) return
    if (chart.current?.contains(document.activeElement)) return
    const { zoom } = flow.getViewport()
    const corner = flow.flowToScreenPosition({ x: selectedX, y: selectedY })
    const end = flow.flowToScreenPosition({ x: selectedX + NODE_WIDTH, y: selectedY + LEAST_HEIGHT })
    const isInSight = corner.x > box.left && corner.y > box.top && end.x < box.right && end.y < box.bottom
    const duration = reducedMotion() ? 0 : 200
    const whole = wholeView(shown.current, box)
    if (isInSight && (!whole || hasOwnView.current)) return
    if (whole) void flow.setViewport(whole, { duration })
    else void flow.setCenter(selectedX + NODE_WIDTH / 2, selectedY + LEAST_HEIGHT / 2, { zoom, duration })
  }, [selected, selectedX, selectedY, nodes.length, flow])

  const onNodesChange = useCallback((changes: NodeChange<StepFlowNode>[]) => {
    const moves = changes.flatMap((change) =>
      change.type === 'position' && change.position
        ? [[change.id, [Math.round(change.position.x), Math.round(change.position.y)]] as const]
        : [],
    )
    if (moves.length > 0) setDragged((before) => ({ ...before, ...Object.fromEntries(moves) }))
  }, [])

  function onDragStop(): void {
    session.editor.getState().place({ label: texts.done.move }, { ...pick(positions, graph), ...dragged })
    setDragged({})
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return
    const direction = DIRECTIONS[event.key]
    if (direction && event.altKey) moveBy(direction)
    else if (direction) follow(direction)
    else if (event.key === 'Enter') commands.edit('first')
    else if (event.key === 'F2') commands.edit('id')
    else if (event.key === 'c' || event.key === 'C') commands.edit('next')
    else if (event.key === 'a' || event.key === 'A') commands.add('say')
    else if (event.key === 'Delete') commands.remove()
    else return
    event.preventDefault()
  }

  function follow(direction: Direction): void {
    const next = stepToward(graph, positions, selected, direction)
    if (next === null) return
    session.editor.getState().select(next)
    const [x, y] = ownValue(positions, next) ?? [0, 0]
    void flow.setCenter(x + NODE_WIDTH / 2, y + LEAST_HEIGHT / 2, {
      zoom: flow.getViewport().zoom,
      duration: reducedMotion() ? 0 : 150,
    })
  }

  function moveBy(direction: Direction): void {
    if (selected === null) return
    const [x, y] = ownValue(positions, selected) ?? [0, 0]
    const dx = direction === 'left' ? -MOVE_BY : direction === 'right' ? MOVE_BY : 0
    const dy = direction === 'up' ? -MOVE_BY : direction === 'down' ? MOVE_BY : 0
    const change = { label: texts.done.move, mergeKey: `move ${selected}` }
    session.editor.getState().place(change, { ...pick(positions, graph), [selected]: [x + dx, y + dy] })
  }

  async function arrangeAll(): Promise<void> {
    const arranged = await arrangeLater(graph)
    session.editor.getState().place({ label: texts.done.arrange }, arranged)
    requestAnimationFrame(fit)
  }

  function fit(): void {
    hasOwnView.current = false
    void flow.fitView({ maxZoom: 1, padding: AROUND })
  }

  function zoom(way: 'zoomIn' | 'zoomOut'): void {
    hasOwnView.current = true
    void flow[way]()
  }

  return (
    <div
      ref={chart}
      role="application"
      aria-label={texts.canvas.label}
      aria-description={texts.canvas.keys}
      tabIndex={0}
      className={styles.chart}
      onKeyDown={onKeyDown}
    >
      <ReactFlow<StepFlowNode>
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        onNodesChange={onNodesChange}
        onNodeDragStop={onDragStop}
        onMoveStart={(event) => (hasOwnView.current ||= event !== null)}
        onNodeClick={(_event, node) => session.editor.getState().select(node.id)}
        onlyRenderVisibleElements={graph.steps.length >= CULL_FROM}
        disableKeyboardA11y
        nodesFocusable={false}
        edgesFocusable={false}
        nodesConnectable={false}
        elementsSelectable={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        zoomOnDoubleClick={false}
        minZoom={0.1}
        maxZoom={1.5}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={20} />
        <Panel position="top-right" className={styles.panel}>
          <Button variant="default" size="xs" onClick={() => void arrangeAll()}>
            {texts.canvas.arrange}
          </Button>
          <ActionIcon variant="default" aria-label={texts.canvas.zoomOut} onClick={() => zoom('zoomOut')}>
            <Icon name="dash" size={16} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={texts.canvas.zoomIn} onClick={() => zoom('zoomIn')}>
            <Icon name="plus" size={16} />
          </ActionIcon>
          <Button variant="default" size="xs" onClick={fit}>
            {texts.canvas.fit}
          </Button>
        </Panel>
      </ReactFlow>
      <div aria-live="polite" className={styles.live}>
        {chosen && texts.canvas.selected(chosen.key, chosen.type ?? texts.unknownType)}
      </div>
    </div>
  )
}

/**
 * Returns the saved positions, with new ones for new steps. While hardly any position is saved all steps are arranged,
 * and again with every step and connection that comes or goes; until that is done, new ones are put beside the others.
 */
function usePositions(graph: FlowGraph): Positions {
  const saved = useEditor((state) => state.history.present.positions)
  const [arranged, setArranged] = useState<{ structure: string; positions: Positions } | null>(null)
  const structure = useMemo(() => structureOf(graph), [graph])
  const isWanted = wantsArranging(graph, saved)
  useEffect(() => {
    if (!isWanted || arranged?.structure === structure) return
    let isCurrent = true
    const take = (positions: Positions) => isCurrent && setArranged({ structure, positions })
    arrangeLater(graph).then(take, () => take(fillPositions(graph, {})))
    return () => {
      isCurrent = false
    }
  }, [graph, isWanted, structure, arranged])
  return useMemo(
    () => (isWanted && arranged === null ? {} : fillPositions(graph, { ...arranged?.positions, ...saved })),
    [graph, arranged, saved, isWanted],
  )
}

/** Returns the positions of the flow's steps, so that generated ones are saved as well. */
function pick(positions: Positions, graph: FlowGraph): Positions {
  return Object.fromEntries(
    graph.steps.flatMap(({ key }) => {
      const position = ownValue(positions, key)
      return position ? [[key, position] as const] : []
    }),
  )
}

function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

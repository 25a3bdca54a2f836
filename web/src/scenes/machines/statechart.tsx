import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { layOutChart, type Arrow, type Box } from '../../machine/chart-layout.ts'
import { activePaths, allNodes, type StateTree } from '../../machine/state-tree.ts'
import styles from './statechart.module.css'

interface StatechartProps {
  tree: StateTree
  value: unknown
  /** Paths of states that were entered so far. */
  visited: ReadonlySet<string>
  /** Paths of the states with a running effect. */
  pending: ReadonlySet<string>
  /** Whether all child states are drawn; otherwise only those of the current states. */
  showsAll: boolean
}

/**
 * A drawing of a machine with the current states highlighted. Hidden from screen readers, because the region around it
 * has the same content as text.
 */
export function Statechart({ tree, value, visited, pending, showsAll }: StatechartProps) {
  const { machines } = useTexts()
  const current = useMemo(() => activePaths(value), [value])
  const chart = useMemo(() => {
    const open = showsAll ? new Set(allNodes(tree.root).map(({ path }) => path)) : current
    return layOutChart(tree, open)
  }, [tree, current, showsAll])

  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The innermost current states: those around them may be larger than the visible area.
    const innermost = chart.boxes.filter(({ path, isOpen }) => current.has(path) && !isOpen)[0]
    if (!innermost || !frame.current) return
    const { clientHeight, clientWidth } = frame.current
    frame.current.scrollTo({
      top: innermost.y + innermost.height / 2 - clientHeight / 2,
      left: innermost.x + innermost.width / 2 - clientWidth / 2,
    })
  }, [chart, current])

  return (
    <div ref={frame} className={styles.frame} tabIndex={0} role="group" aria-label={machines.chart}>
      <svg
        width={chart.width}
        height={chart.height}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        aria-hidden="true"
        className={styles.chart}
      >
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" className={styles.head} />
          </marker>
        </defs>
        {chart.boxes.map((box) => (
          <State
            key={box.path}
            box={box}
            isCurrent={current.has(box.path)}
            wasVisited={visited.has(box.path)}
            isPending={pending.has(box.path)}
          />
        ))}
        {chart.arrows.map((arrow) => (
          <Way key={`${arrow.from} ${arrow.to}`} arrow={arrow} isCurrent={current.has(arrow.from)} />
        ))}
      </svg>
    </div>
  )
}

interface StateProps {
  box: Box
  isCurrent: boolean
  wasVisited: boolean
  isPending: boolean
}

function State({ box, isCurrent, wasVisited, isPending }: StateProps) {
  return (
    <g
      className={styles.state}
      data-current={isCurrent}
      data-visited={wasVisited}
      data-pending={isPending}
      data-open={box.isOpen}
      data-kind={box.kind}
    >
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
      {box.kind === 'final' && (
        <rect
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={6}
          className={styles.inner}
        />
      )}
      {box.isInitial && <circle cx={box.x + 10} cy={box.y + (box.isOpen ? 14 : box.height / 2)} r={3} />}
      <text
        x={box.isOpen ? box.x + 20 : box.x + box.width / 2 + (box.isInitial ? 6 : 0)}
        y={box.isOpen ? box.y + 18 : box.y + box.height / 2 + 4}
        textAnchor={box.isOpen ? 'start' : 'middle'}
      >
        {box.key}
        {box.hasInner && !box.isOpen ? ' …' : ''}
      </text>
    </g>
  )
}

function Way({ arrow, isCurrent }: { arrow: Arrow; isCurrent: boolean }) {
  const [first, ...others] = arrow.labels
  const text = first === undefined ? '' : others.length > 0 ? `${first} +${others.length}` : first
  return (
    <g className={styles.way} data-current={isCurrent}>
      <path d={pathThrough(arrow.points)} markerEnd="url(#arrow)" />
      {arrow.label && text !== '' && (
        <text x={arrow.label.x} y={arrow.label.y + 4} textAnchor="middle">
          {text.length > 30 ? `${text.slice(0, 29)}…` : text}
        </text>
      )}
    </g>
  )
}

/** A smooth path: curves between the midpoints of its segments. */
function pathThrough(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  return `M${first.x} ${first.y} ${curves.join(' ')} L${last.x} ${last.y}`
}

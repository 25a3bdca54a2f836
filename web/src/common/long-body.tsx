import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'

export interface RowProps {
  ref?: Ref<HTMLTableRowElement>
  'data-index'?: number
  'aria-rowindex'?: number
}

interface LongBodyProps<Row> {
  rows: readonly Row[]
  columnCount: number
  rowKey: (row: Row) => string
  renderRow: (row: Row, props: RowProps) => ReactNode
}

const ROW_PX = 42
const OVERSCAN = 12

/** The body of a long table: the visible rows, and space for the others. */
export function LongBody<Row>({ rows, columnCount, rowKey, renderRow }: LongBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin,
    // Reading a height while rows are being added would lay out the page once more in every frame.
    measureElement: (row, entry, { options, itemSizeCache, indexFromElement }) => {
      const [size] = entry?.borderBoxSize ?? []
      return size
        ? Math.round(size.blockSize)
        : (itemSizeCache.get(options.getItemKey(indexFromElement(row))) ?? ROW_PX)
    },
    useFlushSync: false,
  })
  const items = virtual.getVirtualItems()
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)

  return (
    <tbody role="rowgroup" ref={body}>
      <Room height={above} columnCount={columnCount} />
      {items.map(({ index }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <SeenRow
            key={rowKey(row)}
            row={row}
            index={index}
            measure={virtual.measureElement}
            renderRow={renderRow as RenderRow}
          />
        )
      })}
      <Room height={below} columnCount={columnCount} />
    </tbody>
  )
}

type RenderRow = (row: unknown, props: RowProps) => ReactNode

interface SeenRowProps {
  row: unknown
  index: number
  measure: Ref<HTMLTableRowElement>
  renderRow: RenderRow
}

/** Rows that stay visible while scrolling are not rendered again. */
const SeenRow = memo(function SeenRow({ row, index, measure, renderRow }: SeenRowProps) {
  return renderRow(row, { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 })
})

function Room({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null
  return (
    <tr role="presentation" aria-hidden="true">
      <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

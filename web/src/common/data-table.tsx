import { lazy, Suspense, type ReactNode } from 'react'
import { loadPart } from '../api/load-part.ts'
import type { LongBody as LongBodyComponent, RowProps } from './long-body.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the right. */
  align?: 'end'
  /** Takes the remaining width, and is the row's heading on narrow screens. */
  isMain?: boolean
  /** Shares the remaining width with other such columns, on one line; what does not fit is cut. */
  isCut?: boolean
  /** Has long texts without spaces, such as addresses, which may break anywhere. */
  isLong?: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** For tables below each other whose columns are to stand below each other, too. */
  hasEqualColumns?: boolean
  /** So few and short columns that it stays a table on narrow screens. */
  isSmall?: boolean
  /** Marks a row, such as the open one. */
  isCurrent?: (row: Row) => boolean
}

/** Loaded for long tables only, so that the first page is smaller. */
const LongBody = lazy(async () => ({
  default: (await loadPart(() => import('./long-body.tsx'))).LongBody,
})) as unknown as typeof LongBodyComponent

/** From this many rows on only visible ones are rendered. */
const MANY = 60

/**
 * A table that becomes a list of cards on narrow screens, so that it does not scroll sideways. The roles are explicit
 * because browsers drop them with such styles.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  hasEqualColumns,
  isSmall,
  isCurrent,
}: DataTableProps<Row>) {
  const renderRow = (row: Row, props: RowProps = {}) => (
    <tr key={rowKey(row)} role="row" aria-current={isCurrent?.(row) ? 'true' : undefined} {...props}>
      {columns.map(({ key, header, cell, align, isMain, isLong, isCut }) => (
        <td
          key={key}
          role="cell"
          data-label={header}
          data-align={align}
          data-main={isMain}
          data-long={isLong}
          data-cut={isCut}
        >
          <div>{cell(row)}</div>
        </td>
      ))}
    </tr>
  )
  return (
    <div className={styles.frame}>
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-equal={hasEqualColumns}
        data-small={isSmall}
        className={styles.table}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align, isMain }) => (
              <th key={key} role="columnheader" scope="col" data-align={align} data-main={isMain}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > MANY ? (
          <Suspense fallback={<tbody role="rowgroup">{rows.slice(0, MANY).map((row) => renderRow(row))}</tbody>}>
            <LongBody rows={rows} columnCount={columns.length} rowKey={rowKey} renderRow={renderRow} />
          </Suspense>
        ) : (
          <tbody role="rowgroup">{rows.map((row) => renderRow(row))}</tbody>
        )}
      </table>
    </div>
  )
}

import type { Schemas } from '../../api/types.ts'
import { Status } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import styles from './call-path.module.css'

type PathStep = Schemas['PathStep']
type Comparison = Schemas['Comparison']

/** The steps that a call went through, with what each branch compared. */
export function CallPath({ path }: { path: PathStep[] }) {
  const { calls } = useTexts()
  return (
    <ol className={styles.path} aria-label={calls.path}>
      {path.map(({ node, seq, chose }) => (
        <li key={`${seq} ${node}`}>
          <code>{node}</code>
          {chose && (
            <ul className={styles.compared}>
              {chose.compared.map((comparison, index) => (
                <li key={index}>
                  <Status tone={comparison.held ? 'good' : 'quiet'} icon={comparison.held ? 'check' : 'cross'}>
                    {comparison.held ? calls.yes : calls.no}
                  </Status>{' '}
                  {comparisonText(comparison)}
                </li>
              ))}
              <li>
                → <code>{chose.next}</code> {chose.branch === null && `(${calls.byDefault})`}
              </li>
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function comparisonText({ field, value, op, against }: Comparison): string {
  return `${field} = ${JSON.stringify(value)} · ${op} ${JSON.stringify(against)}`
}

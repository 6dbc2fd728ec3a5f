import { Printer } from 'lucide-react'
import { LazyComponent, type PropsOf } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { printStatement, useStatementTime } from '@/lib/browser/results/statement-store'

const statementCode = lazyCode(async () => (await import('./statement')).Statement)

/** Prints the statement before the table (behaviour 26.12). */
export function PrintButton() {
  const { preload } = statementCode
  return (
    <Button
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => printStatement(statementCode)}
    >
      <Printer size={16} />
      Print statement
    </Button>
  )
}

/** The statement, rendered only while it is printed. On paper it replaces the summary. */
export function PrintedStatement(props: Omit<PropsOf<typeof statementCode>, 'atMs'>) {
  const atMs = useStatementTime()
  if (atMs === undefined) return null
  return <LazyComponent code={statementCode} props={{ ...props, atMs }} />
}

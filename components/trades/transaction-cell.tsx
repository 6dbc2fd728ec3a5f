import { ArrowUpRight } from 'lucide-react'
import { transactionUrl } from '@/lib/view/explorer-links'

/** A 'View' link to the explorer; a dash where the service names no transaction. */
export function TransactionCell({ transactionSignature }: { transactionSignature: string }) {
  if (transactionSignature === '') {
    return (
      <span className="text-text-3" title="Jupiter names no transaction">
        –
      </span>
    )
  }
  return (
    <a
      href={transactionUrl(transactionSignature)}
      target="_blank"
      rel="noopener noreferrer"
      title={transactionSignature}
      className="relative inline-flex items-center gap-1.5 font-medium underline decoration-line-2 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-current"
    >
      View
      <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
    </a>
  )
}

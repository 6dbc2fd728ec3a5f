import { explorerPreference } from '@/lib/browser/preferences/stored-preferences'
import { transactionUrl } from '@/lib/view/urls/explorer-url'

/** A dash if Jupiter gives no transaction (behaviour 5.4). */
export function TransactionCell({ transactionSignature }: { transactionSignature: string }) {
  const explorer = explorerPreference.useChoice()
  if (transactionSignature === '') {
    return (
      <span className="text-text-3" title="No transaction available">
        –
      </span>
    )
  }
  return (
    <a
      href={transactionUrl(explorer, transactionSignature)}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={-1}
      title={transactionSignature}
      className="relative inline-flex icon-outside flex-row-reverse items-center gap-1.5 font-medium underline decoration-line-2 underline-offset-4 hover:decoration-current phone:after:absolute phone:after:-inset-x-2 phone:after:-inset-y-3"
    >
      View
    </a>
  )
}

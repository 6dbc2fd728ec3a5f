import { TransactionCell } from '@/components/trades/table/transaction-cell'
import type { OrderFact } from '@/lib/view/order-details/order-facts'

/** Lines of an order's details: what it is, what it says, and its transaction. */
export function OrderFactList({ facts }: { facts: readonly OrderFact[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(({ name, texts, transactionSignature }) => (
        <div key={name} className="flex gap-4 py-2">
          <dt className="w-24 shrink-0 text-text-3">{name}</dt>
          <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {texts.map((text, index) => (
              <span
                key={text}
                dir="auto"
                className={index === 0 ? 'block font-medium' : 'block text-text-2'}
              >
                {text}
              </span>
            ))}
          </dd>
          {transactionSignature !== undefined && transactionSignature !== '' && (
            <dd className="shrink-0">
              <TransactionCell transactionSignature={transactionSignature} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

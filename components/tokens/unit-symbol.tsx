/** A token's symbol in a figure's unit; a long one is cut, and its title has all of it. */
export function UnitSymbol({ symbol }: { symbol: string }) {
  return (
    <bdi title={symbol} className="inline-block max-w-[12ch] truncate align-bottom text-text-3">
      {symbol}
    </bdi>
  )
}

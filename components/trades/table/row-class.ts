// A row is a grid at every width: columns from 1024 px on, two lines from 768, a card below
// (behaviour 5.13). At 768 and 1024 px, Amount and For have just the room for 'USDC', its mark and its copy
// button. Roles are explicit, because a <tr> that is displayed as a grid loses its role.

const ROW_CLASS =
  'grid w-full grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-2 px-3.5 py-3 md:min-h-[76px] md:grid-cols-[72px_184px_minmax(202px,1fr)_minmax(0,1fr)] md:gap-x-3 md:gap-y-1.5 md:px-4 md:py-2 lg:grid-cols-[72px_116px_84px_minmax(210px,1fr)_minmax(240px,1fr)_minmax(0,1fr)_56px] lg:gap-0 lg:py-0 print:grid-cols-[72px_104px_84px_minmax(200px,1fr)_minmax(232px,1fr)_minmax(0,1fr)_72px]'

/** Returns the class of a row. @param hasWallets whether each row names its wallet (behaviour 5.13, 21.4) */
export function rowClass(hasWallets: boolean): string {
  return hasWallets
    ? `${ROW_CLASS} wide:grid-cols-[72px_184px_88px_92px_254px_274px_minmax(0,1fr)_76px]`
    : `${ROW_CLASS} wide:grid-cols-[80px_minmax(190px,204px)_100px_minmax(250px,284px)_minmax(270px,304px)_minmax(190px,1fr)_88px]`
}

/** The box of a `TwoPartCell`. On a card, a label is before its figure. */
export const TWO_PART_CLASS = 'flex items-baseline gap-2 md:block'

export const CELL_CLASS = {
  order:
    'print:whitespace-nowrap flex items-center gap-1.5 col-start-1 row-start-1 lg:row-auto lg:col-auto',
  date: 'flex items-center gap-1 whitespace-nowrap col-start-3 row-start-1 justify-self-end tight:col-span-3 tight:col-start-1 tight:row-auto tight:justify-self-start md:col-start-2 md:justify-self-auto lg:col-auto lg:row-auto',
  action:
    'flex items-center gap-2 font-medium col-start-2 row-start-1 md:col-start-3 lg:col-auto lg:row-auto',
  // A wallet without a column of its own is below the action.
  actionOverWallet: 'lg:col-start-3 lg:row-start-1 lg:pb-6 wide:col-auto wide:row-auto wide:pb-0',
  // On two lines, the wallet is beside the action. The longest action needs 84 px.
  wallet:
    'col-span-3 row-start-2 md:col-span-1 md:col-start-3 md:row-start-1 md:max-w-[calc(100%-84px)] md:justify-self-end lg:max-w-full lg:justify-self-start lg:pt-6 wide:col-auto wide:row-auto wide:pt-0',
  amount: `${TWO_PART_CLASS} col-span-3 md:col-span-2 md:row-start-2 lg:col-auto lg:row-auto lg:pr-2`,
  for: `${TWO_PART_CLASS} col-span-3 md:col-span-1 md:row-start-2 lg:col-auto lg:row-auto lg:pr-2`,
  rate: `${TWO_PART_CLASS} col-span-3 md:col-span-1 md:row-start-2 lg:col-auto lg:row-auto`,
  oneAmount:
    'col-span-3 md:col-span-4 md:row-start-2 md:grid md:grid-cols-subgrid md:items-center lg:col-span-3 lg:row-auto',
  transaction:
    'col-start-3 justify-self-end md:col-start-4 md:row-start-1 lg:col-auto lg:row-auto wide:justify-self-auto',
} as const

/** The names of the sortable columns. On cards these names are before the figures. */
export const COLUMN_NAMES = { date: 'Date', amount: 'Amount', for: 'For', rate: 'Rate' } as const

/** The minimum width of a column's figures. Units begin right after them. */
export const FIGURE_WIDTH = {
  amount: 'md:min-w-[76px] lg:min-w-[92px] wide:min-w-[112px]',
  for: 'md:min-w-[92px] lg:min-w-[122px] wide:min-w-[132px]',
  rate: 'md:min-w-[84px] lg:min-w-[116px] wider:min-w-[132px]',
} as const

import { counted } from '@/lib/view/amounts/count-label'
import { SAMPLE_ALONE } from '@/lib/view/wallet/sample-label'
import { type AskedWallets, MOST_WALLETS } from './trades-asked'

/** What is said of wallets that a link names and that are not shown (behaviour 21.2). */
export function leftOutWalletsTexts(asked: AskedWallets): string[] {
  const { invalid, tooMany, besideSample } = asked
  return [
    ...(invalid === 0 ? [] : [invalidText(invalid)]),
    ...(tooMany === 0 ? [] : [tooManyText(tooMany)]),
    ...(besideSample === 0 ? [] : [SAMPLE_ALONE]),
  ]
}

function invalidText(count: number): string {
  return count === 1
    ? 'An address of this link is not valid and is left out.'
    : `${count} addresses of this link are not valid and are left out.`
}

function tooManyText(count: number): string {
  const are = count === 1 ? 'is' : 'are'
  return `The first ${MOST_WALLETS} wallets of this link are shown; ${counted(count, 'wallet')} ${are} left out.`
}

import { ADDRESS_BYTES, ADDRESS_CHARACTERS, INVALID_ADDRESS } from '@/lib/domain/wallet/address'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * What stands behind the landing form in the page's own text, so that the form answers before the
 * page's code has come (behaviour 1.7). It listens as the field's own `oninput`, which the page's
 * code takes away once it is live.
 */
export const EARLY_FORM_SCRIPT = `(()=>{
const field=document.getElementById('userAddress'),line=document.getElementById('address-message'),button=field.form.querySelector('[data-scripted]'),text=line.lastChild,neutral=text.data
const isAddress=(typed)=>{if(!${String(ADDRESS_CHARACTERS)}.test(typed))return false
let n=0n;for(const c of typed)n=n*58n+BigInt('${BASE58}'.indexOf(c))
return /^1*/.exec(typed)[0].length+(n?Math.ceil(n.toString(16).length/2):0)===${ADDRESS_BYTES}}
const tell=()=>{const typed=field.value,state=isAddress(typed.trim())?'valid':typed?'invalid':'neutral'
field.dataset.state=line.dataset.state=state;button.disabled=state!=='valid'
if(state==='invalid')field.setAttribute('aria-invalid','true');else field.removeAttribute('aria-invalid')
text.data=state==='neutral'?neutral:state==='valid'?'Valid address':'${INVALID_ADDRESS}'}
field.oninput=tell;if(field.value&&field.dataset.state==='neutral')tell()})()`

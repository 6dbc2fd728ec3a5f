import { productionSbom } from './production-sbom'

console.log(JSON.stringify(productionSbom(), undefined, 2))

import type { MetadataRoute } from 'next'

/** Returns the name and icon for a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Perijove',
    short_name: 'Perijove',
    description: 'View and download your Jupiter orders',
    start_url: '/',
    display: 'browser',
    background_color: '#0b0c0e',
    theme_color: '#0b0c0e',
    icons: [{ src: '/apple-icon.png', sizes: '180x180', type: 'image/png' }],
  }
}

import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('renderMarkdown returns sections with their displayed title and anchor', () => {
  const { html, sections } = renderMarkdown('# One **bold** `code`\n\nText.\n\n## Two\n\n### Part of two')
  expect(sections).toEqual([
    { id: 'section-1', title: 'One bold code' },
    { id: 'section-2', title: 'Two' },
  ])
  expect(html).toContain('<h2 id="section-1">')
  expect(html).toContain('<h2 id="section-2">Two</h2>')
  expect(html).toContain('<h3>Part of two</h3>')
})

test('renderMarkdown adds rel="noopener nofollow" to web links', () => {
  expect(renderMarkdown('[a](https://example.com)').html).toContain(
    '<a href="https://example.com" rel="noopener nofollow">a</a>',
  )
})

describe('raw HTML in Markdown', () => {
  test.each(['<script>x</script>', '<img src=x onerror=x>', '<svg onload=x>', '<iframe src=x>'])(
    'renderMarkdown shows %s as text',
    (text) => {
      expect(renderMarkdown(text).html).toBe(
        `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>\n`,
      )
    },
  )
})

describe('unsafe links in Markdown', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](java%0ascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](vbscript:msgbox)',
    '[x](data:text/html,<script>x</script>)',
    '[x](blob:https://example.com/1)',
    '[x](file:///etc/passwd)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('renderMarkdown removes the unsafe link in %j', (text) => {
    const links = [...renderMarkdown(text).html.matchAll(/href="([^"]*)"/g)]
    const schemes = links.map(([, address = '']) => new URL(address, 'https://shop.example').protocol)
    expect(schemes.filter((scheme) => scheme !== 'https:')).toEqual([])
  })
})

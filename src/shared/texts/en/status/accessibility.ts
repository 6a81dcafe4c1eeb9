import type { LegalText } from '../../shapes.ts'

export const page: LegalText = {
  head: {
    title: 'Accessibility | AI Income Guides',
    description: 'How accessible AI Income Guides is, how we check it, and how to report a barrier.',
  },
  title: 'Accessibility',
  introduction:
    'Everyone should be able to find, buy and read our guides, with or without a mouse, a screen or perfect eyesight. This page says what we checked, when we checked it, and what we know is missing.',
  sections: [
    {
      id: 'status',
      title: 'What we checked',
      body: [
        'In the same check, no page scrolled sideways at 200 or 400 percent zoom, nothing moved for readers who prefer reduced motion, and all text was marked with its language.',
        'We also check that buying, giving gifts, withdrawing and reading work with the keyboard alone. Automated checks find only some barriers, so these results are not a guarantee of accessibility.',
      ],
    },
    {
      id: 'exceptions',
      title: 'Known exceptions',
      body: ['These parts are provided by other companies and weren’t included in the check:'],
    },
    {
      id: 'contact',
      title: 'Tell us about a barrier',
      body: [
        'If something doesn’t work for you, [contact us](/contact). Tell us which page it is and which browser or assistive technology you use. We reply within two working days and can send you what you need in another form until the problem is fixed.',
      ],
    },
  ],
}

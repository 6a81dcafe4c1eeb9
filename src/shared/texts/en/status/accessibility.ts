import type { LegalText } from '../../shapes.ts'

export const page: LegalText = {
  head: {
    title: 'Accessibility | AI Income Guides',
    description: 'How accessible AI Income Guides is, how it’s checked, and how to report a barrier.',
  },
  title: 'Accessibility',
  introduction:
    'Everyone should be able to find, buy and read our guides, with or without a mouse, a screen or perfect eyesight. This page says what was checked, when, and what we know is missing.',
  sections: [
    {
      id: 'status',
      title: 'What was checked',
      body: [
        'In the same run no page scrolled sideways at 200 or 400 percent zoom, nothing moved for readers who prefer reduced motion, and every text was marked with its language.',
        'We also check that buying, giving, withdrawing and reading work with the keyboard alone. An automatic check finds only some barriers, so this is no certificate.',
      ],
    },
    {
      id: 'exceptions',
      title: 'Known exceptions',
      body: ['These parts come from others and were not part of the check:'],
    },
    {
      id: 'contact',
      title: 'Tell us about a barrier',
      body: [
        'If something doesn’t work for you, [contact us](/contact). Say which page it is and what you use to read it. We reply within two working days, and can send you what you need in another form until it’s fixed.',
      ],
    },
  ],
}

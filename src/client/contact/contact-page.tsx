import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { supportAddress } from './support-address.ts'

interface ContactText {
  title: string
  text: string
  mail: string
  topics: readonly { title: string; text: string }[]
}

const texts: Record<PageLanguage, ContactText> = {
  en: {
    title: 'Write to us',
    text: 'About a purchase, your account or a guide: a person reads every message.',
    mail: 'Send us an email',
    topics: [
      {
        title: 'About a purchase',
        text: 'Please name the guide and the email address of your account. Never send card numbers.',
      },
      {
        title: 'About a guide',
        text: 'Found a mistake or a step that no longer works? The guide’s number is all we need.',
      },
    ],
  },
  ja: {
    title: 'お問い合わせ',
    text: 'ご購入やアカウント、ガイドの内容について、担当者がすべて目を通してお返事します。',
    mail: 'メールを送る',
    topics: [
      {
        title: 'ご購入について',
        text: 'ガイド名と、ご登録のメールアドレスをお書き添えください。カード番号は送らないでください。',
      },
      {
        title: 'ガイドの内容について',
        text: '誤りや、今は使えない手順を見つけたら、ガイドの番号をお知らせください。',
      },
    ],
  },
}

// lucide's icon (ISC licence).
const mailIcon =
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z'

export function ContactPage() {
  const { language } = useLanguage()
  const text = texts[language]
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-4 max-w-measure text-soft">{text.text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={`mailto:${supportAddress}`} className={buttonClass()}>
          <Icon path={mailIcon} />
          {text.mail}
        </a>
        <span className="text-md text-soft select-all">{supportAddress}</span>
      </p>
      <ul className="mt-12 grid grid-cols-1 gap-6 md:grid-cols-2">
        {text.topics.map((topic) => (
          <li key={topic.title} className="grid">
            <Card>
              <h2 className="text-base">{topic.title}</h2>
              <p className="mt-2 text-md text-soft">{topic.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

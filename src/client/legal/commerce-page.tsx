import type { ReactNode } from 'react'
import { useLanguage } from '../platform/texts/language.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { RelatedPages } from './related-pages.tsx'
import type { CommerceText } from '../../shared/texts/shapes.ts'
import { useSeller } from './use-seller.ts'

export function Page() {
  const { read } = useLanguage()
  const isTaxed = useSeller()?.taxed ?? false
  const text = read('commerce')
  return (
    <article className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-4 max-w-measure text-soft">{text.introduction}</p>
      <dl className="mt-10 max-w-4xl border-b border-line">
        <SellerRows text={text} />
        {text.rows.map(({ name, body }, index) => (
          <Row key={name} name={name}>
            {[...body, ...(index === 0 && isTaxed ? [text.taxed] : [])].map((line) => (
              <p key={line}>
                <LinkedText text={line} />
              </p>
            ))}
          </Row>
        ))}
      </dl>
      <RelatedPages />
    </article>
  )
}

function SellerRows({ text }: { text: CommerceText }) {
  const seller = useSeller()
  if (seller === undefined) return null
  const { name, responsible, address, phone, supportEmail } = seller
  return (
    <>
      <Row name={text.names.name}>{name}</Row>
      {responsible !== null && <Row name={text.names.responsible}>{responsible}</Row>}
      <Row name={text.names.address}>
        <p>{address ?? <LinkedText text={text.onRequest} />}</p>
      </Row>
      <Row name={text.names.phone}>
        <p>{phone ?? <LinkedText text={text.onRequest} />}</p>
      </Row>
      <Row name={text.names.email}>
        <p>
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>
        </p>
        <p className="text-soft">
          <LinkedText text={text.reach} />
        </p>
      </Row>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className="grid gap-1 wrap-anywhere">{children}</dd>
    </div>
  )
}

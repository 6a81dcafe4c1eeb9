/** Renders a guide's image, which is decorative and loads lazily. `className` sets its width. */
export function Cover({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      className={`aspect-video bg-raised object-cover ${className}`}
    />
  )
}

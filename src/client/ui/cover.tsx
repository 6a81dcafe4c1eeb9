/** A guide's picture, which says nothing that its title does not; loaded once it is near. The class says how wide it is. */
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

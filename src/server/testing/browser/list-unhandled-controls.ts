/** Runs in the page. Lists the elements whose early clicks neither the browser handles nor the head script records. */
export function listUnhandledControls(): string[] {
  const native =
    'a[href], summary, label, input, select, textarea, [popovertarget], [commandfor], [tabindex="-1"], form[action] [type=submit], form[method=post] [type=submit]'
  const kept = '[data-press], button[type=button]'
  const interactive =
    'a, button, summary, label, input, select, textarea, [tabindex], [role=button], [onclick]'
  return [...document.querySelectorAll(`:is(${interactive}):not(${native}, ${kept})`)]
    .concat([...document.querySelectorAll('form:not([action], [method=post])')])
    .map(({ outerHTML }) => outerHTML)
}

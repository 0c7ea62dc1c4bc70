/** Changes of a view by path: `"players/2/money": 5400`. What was known stays as it was. */

type Data = Record<string, unknown> | unknown[];

/** Data with another value at a path, or, without a value, with nothing there. */
export function changed(data: unknown, path: string[], ...value: [] | [unknown]): Data {
  const copy: Data = Array.isArray(data) ? [...(data as unknown[])] : { ...(data as Record<string, unknown>) };
  const [step, ...rest] = path as [string, ...string[]];
  const known = Array.isArray(copy) ? copy[Number(step)] : copy[step];
  const next: unknown = rest.length ? changed(known ?? {}, rest, ...value) : value[0];
  if (Array.isArray(copy)) {
    if (rest.length || value.length) copy[Number(step)] = next;
    else copy.splice(Number(step), 1);
  } else if (rest.length || value.length) copy[step] = next;
  else delete copy[step];
  return copy;
}

/** A view after an update: first what is gone, then what is set, in the order told. */
export function updated(
  view: Record<string, unknown>,
  set: Record<string, unknown>,
  drop: readonly string[] = [],
): Record<string, unknown> {
  let found: unknown = view;
  for (const path of drop) found = changed(found, path.split("/"));
  for (const [path, value] of Object.entries(set)) found = changed(found, path.split("/"), value);
  return found as Record<string, unknown>;
}

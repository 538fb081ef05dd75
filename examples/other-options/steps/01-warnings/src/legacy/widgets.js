// TODO: list the widgets, so that webpack can bundle them.
export const load = (name) => import(name);

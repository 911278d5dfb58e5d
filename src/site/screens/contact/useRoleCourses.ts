import { useEffect, useState } from 'react';
import type { RoleList } from '../../../content/data/roles';
import { usePage } from '../../i18n/usePage';
import { fetchInTime } from '../../shell/requests';

/**
 * Returns the role of `?role=` with its courses, in the page's language; undefined without a role, until its list has
 * loaded, and where it does not load: the visitor can write it as well.
 */
export function useRoleCourses(search: string): RoleList | undefined {
  const { code } = usePage().language;
  const role = new URLSearchParams(search).get('role');
  const [list, setList] = useState<RoleList>();
  useEffect(() => {
    setList(undefined);
    if (role === null) return;
    const aborter = new AbortController();
    fetchRoles(code, aborter.signal).then(
      (roles) => setList(Object.hasOwn(roles, role) ? roles[role] : undefined),
      () => undefined,
    );
    return () => aborter.abort();
  }, [code, role]);
  return list;
}

function fetchRoles(language: string, signal: AbortSignal): Promise<Readonly<Record<string, RoleList>>> {
  return fetchInTime(`/search/roles.${language}.json`, (response) => response.json(), { signal });
}

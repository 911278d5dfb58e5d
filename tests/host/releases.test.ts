import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hostPolicy } from '../../src/build/host/policy';
import { freePort } from '../../supabase/local/listen';
import { ask, type Answer } from './ask';
import { policyLanguages, policySettings, writeSite } from './fixture';
import { runNginx } from './nginx';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'camre server '));
  await chmod(home, 0o755);
});
afterEach(() => rm(home, { recursive: true }));

test('two releases and a step back under requests: nothing fails, and no policy blocks a page’s own script', async () => {
  const [http, tls] = [await freePort(), await freePort()];
  await makeCertificate();
  await makeRelease('one');
  await makeRelease('two');
  expect(await switchTo('one', 'true')).toContain('nginx does not serve it yet');
  const configuration = await ownersFile(http, tls);
  const see = (target: string, host = 'www.camre.org') => get(tls, target, host);
  const nginx = await runNginx(configuration, () => see('/'));
  try {
    await switchTo('one', nginx.command);
    const visits = visitors(see);
    for (const release of ['two', 'one', 'two']) {
      await visits.enough();
      expect(await switchTo(release, nginx.command)).toMatch(
        new RegExp(`The site is .*/${release}\nTo go back: sh .*`),
      );
      await visits.shows(release);
    }
    await visits.enough();
    const { failures, seen, count } = await visits.end();
    expect(failures).toEqual([]);
    expect([...seen].sort()).toEqual(['one', 'two']);
    expect(count).toBeGreaterThan(100);

    // What the owner's own file says of other names.
    expect((await see('/pricing', 'camre.org')).headers.location).toBe('https://www.camre.org/pricing');
    await expect(see('/', 'unknown.example')).rejects.toThrow();
    const plain = async (host: string, target = '/pricing') => {
      const { status, headers } = await ask(`http://127.0.0.1:${http}`, target, { host });
      return `${status} ${headers.location ?? ''}`;
    };
    expect(await plain('www.camre.org')).toBe('301 https://www.camre.org/pricing');
    await expect(plain('unknown.example')).rejects.toThrow();
    // Certbot's proof is looked for, so that a certificate is renewed while the site runs.
    expect(await plain('camre.org', '/.well-known/acme-challenge/x')).toBe('404 ');
  } finally {
    await nginx.close();
  }
});

test('a release whose rules nginx does not take changes nothing', async () => {
  await makeRelease('one');
  await makeRelease('two');
  await switchTo('one', 'true');
  await expect(switchTo('two', 'false')).rejects.toThrow('does not take the rules');
  expect(await readFile(path.join(home, 'current/release.txt'), 'utf8')).toBe('one');
});

/** Takes the end off the list of the second release. */
async function cut(end: RegExp): Promise<void> {
  const list = path.join(home, 'releases/two/_host/files.sha256');
  await writeFile(list, (await readFile(list, 'utf8')).replace(end, ''));
}

test.each([
  ['has half of its files', () => rm(path.join(home, 'releases/two/404.html'))],
  ['has a file of which a part arrived', () => writeFile(path.join(home, 'releases/two/index.html'), '<!doctype')],
  ['has a list of which some lines arrived', () => cut(/.*\n# all\n$/)],
  ['has a list of which a part of a line arrived', () => cut(/.{9}\n# all\n$/)],
  ['has no list', () => rm(path.join(home, 'releases/two/_host/files.sha256'))],
])('a release that %s is not switched to', async (_, damage) => {
  await makeRelease('one');
  await makeRelease('two');
  await switchTo('one', 'true');
  await damage();
  await expect(switchTo('two', 'true')).rejects.toThrow('two is not whole: copy it again. The release before stays.');
  expect(await readFile(path.join(home, 'current/release.txt'), 'utf8')).toBe('one');
  // Going back needs no more than the release that is there.
  expect(await switchTo('one', 'true')).toContain('/one');
});

test('behind any umask nginx can read a release, and a folder above that is closed is named', async () => {
  const before = process.umask(0o077);
  try {
    await chmod(home, 0o700);
    await makeRelease('one');
    await makeRelease('two');
    await switchTo('one', 'true');
    await switchTo('two', 'true');
  } finally {
    process.umask(before);
  }
  expect(String(execFileSync('find', [home, '-not', '-perm', '-004']))).toBe('');
  const closed = home;
  home = path.join(closed, 'camre');
  await makeRelease('one');
  await chmod(closed, 0o700);
  await expect(switchTo('one', 'true')).rejects.toThrow(`nginx may not enter ${closed}: chmod a+x`);
  home = closed;
});

/** Writes a release with a page whose inline script is its own, and loads a script of its own. */
async function makeRelease(id: string): Promise<void> {
  const folder = path.join(home, 'releases', id);
  const inline = `window.release = '${id}'`;
  const hash = createHash('sha256').update(inline).digest('base64');
  const script = `/js/app-${createHash('sha256').update(id).digest('hex').slice(0, 20)}.js`;
  const page = `<!doctype html><title>${id}</title><script>${inline}</script><script src="${script}"></script>${'<p>text</p>'.repeat(200)}`;
  const files = { 'index.html': page, '404.html': page, 'cy/404.html': page, 'release.txt': id, [script]: `'${id}'` };
  await writeSite(folder, files, hostPolicy(policySettings, policyLanguages, [`sha256-${hash}`]));
}

/** Switches to a release; returns what is said about it. */
async function switchTo(id: string, nginx: string): Promise<string> {
  const script = path.join(home, 'releases', id, '_host/switch.sh');
  const { stdout, stderr } = await promisify(execFile)('sh', [script], { env: { ...process.env, NGINX: nginx } });
  return stdout + stderr;
}

/** Returns the owner's file of DEPLOYING.md with the names, ports and folders of this test. */
async function ownersFile(http: number, tls: number): Promise<string> {
  const guide = await readFile('.github/DEPLOYING.md', 'utf8');
  const [, example] = /```nginx\n([^`]*)```/.exec(guide) ?? [];
  if (!example) throw new Error('DEPLOYING.md has no example for nginx');
  return example
    .replaceAll(/\/srv\/camre\/[\w/*.-]+/g, (file) => `"${file.replace('/srv/camre', home)}"`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^;]*fullchain\.pem/g, `"${home}/certificate.pem"`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^;]*privkey\.pem/g, `"${home}/key.pem"`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${tls}`)
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${http}`)
    .replaceAll(/listen \[::\]:443\b/g, `listen [::1]:${tls}`)
    .replaceAll(/listen \[::\]:80\b/g, `listen [::1]:${http}`)
    .replaceAll('www.example.org', 'www.camre.org')
    .replaceAll(/\bexample\.org/g, 'camre.org');
}

async function makeCertificate(): Promise<void> {
  const names = 'subjectAltName=DNS:www.camre.org,DNS:camre.org';
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const files = ['-keyout', path.join(home, 'key.pem'), '-out', path.join(home, 'certificate.pem')];
  await promisify(execFile)('openssl', [...words, '-subj', '/CN=camre.org', '-addext', names, ...files]);
}

/** Asks over TLS, by the site's name. */
async function get(port: number, target: string, host: string): Promise<Answer> {
  const ca = await readFile(path.join(home, 'certificate.pem'));
  return ask(`https://127.0.0.1:${port}`, target, { host }, 'GET', { servername: host, ca });
}

/** Visits without a pause: a page, its own script, and the script of each page that was ever opened. */
function visitors(ask: (target: string) => Promise<Answer>) {
  const failures: string[] = [];
  const seen = new Set<string>();
  const scripts = new Set<string>();
  let [count, isOver] = [0, false];
  const visit = async () => {
    const page = await ask('/');
    const policy = String(page.headers['content-security-policy']);
    const [, inline = ''] = /<script>([^<]*)/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(inline).digest('base64');
    if (page.status !== 200 || !policy.includes(`'sha256-${hash}'`))
      failures.push(`page ${page.status}: ${inline}, ${policy}`);
    scripts.add(/src="([^"]*)"/.exec(page.body)?.[1] ?? '');
    for (const script of scripts) {
      const { status } = await ask(script);
      if (status !== 200) failures.push(`script ${status}: ${script}`);
    }
    seen.add(/<title>([^<]*)/.exec(page.body)?.[1] ?? '');
    count += 1 + scripts.size;
    return page.body;
  };
  const loop = async () => {
    while (!isOver) await visit().catch((error: unknown) => failures.push(String(error)));
  };
  const loops = Promise.all([loop(), loop(), loop()]);
  const until = async (isEnough: () => boolean | Promise<boolean>) => {
    while (!(await isEnough())) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    /** Waits for more visits. */
    enough: () => {
      const from = count;
      return until(() => count > from + 40 || failures.length > 0);
    },
    /** Waits until a release is what new visits see. */
    shows: (release: string) =>
      until(async () => failures.length > 0 || (await visit()).includes(`<title>${release}<`)),
    async end() {
      isOver = true;
      await loops;
      return { failures, seen, count };
    },
  };
}

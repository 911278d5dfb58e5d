/**
 * Runs a program that would outlive the process that started it, such as a database: ends it when standard input ends, which
 * is also the case when that process was killed. Argument: {command, args, uid, gid, stop: [signals, five seconds apart]}.
 */
import { spawn } from 'node:child_process';

const { command, args, uid, gid, stop } = JSON.parse(process.argv[2]);
const child = spawn(command, args, { uid, gid, stdio: ['ignore', 'inherit', 'inherit'] });

let stopping = false;
function end() {
  if (stopping) return;
  stopping = true;
  stop.forEach((signal, index) => setTimeout(() => child.kill(signal), index * 5000));
}

process.stdin.on('error', end).on('end', end).on('close', end).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

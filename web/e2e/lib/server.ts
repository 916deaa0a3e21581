import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binary = process.env['WESTBOUND_BIN'] ?? join(import.meta.dirname, '../../../target/debug/westbound');

/** A real server with a store of its own, on a free port. */
export class Server {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  /** All that chance decides depends on the seed, so that what fails once fails again. */
  static async start(seed: number): Promise<Server> {
    if (!existsSync(binary)) throw new Error(`no binary at ${binary}: build it, or set WESTBOUND_BIN`);
    const folder = mkdtempSync(join(tmpdir(), 'westbound-e2e-'));
    const store = `sqlite:${join(folder, 'tables.db')}`;
    const args = ['--listen', '127.0.0.1:0', '--store', store, '--insecure-seed', String(seed)];
    const child = spawn(binary, ['serve', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const server = new Server(await told(child), child, folder);
    await server.hasClient();
    return server;
  }

  /** A binary built before the client serves a page that says so: better told once than by every test. */
  private async hasClient(): Promise<void> {
    const page = await (await fetch(this.address)).text();
    if (page.includes('id="app"')) return;
    await this.stop();
    throw new Error(`${binary} has no web client in it: npm run build, then build it again`);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    const late = setTimeout(() => this.process.kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(late);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The address the server says on its first line. */
function told(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    child.once('error', reject);
  });
}

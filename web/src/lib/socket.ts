/** A table's socket: says hello, carries commands, comes back by itself when it is cut off. */

import type * as Told from "../generated/told";
import { OFFLINE, Refused } from "./api";
import { settings } from "./settings.svelte";

export type Message =
  | Told.TableTold
  | Told.StateTold
  | Told.UpdateTold
  | Told.ChatTold
  | Told.ChatsTold;
type Reply = Told.Ok | Told.Error | Told.End;
export type Done = Told.Ok & Record<string, unknown>;

export interface Listener {
  /** The state to name in the hello message: what is known already. */
  known(): { seat: number | null; version: number | null; chat: number };
  hear(message: Message): void;
  /** The server knows us; its reply says which seats are ours. */
  greeted(reply: Done): void;
  /** "open": connected; "lost": tries again by itself; "refused": the server will not have us. */
  status(state: "open" | "lost" | "refused", error?: Refused): void;
}

interface Waiting {
  done: (reply: Done) => void;
  failed: (error: Refused) => void;
}

const TOO_MANY_OPEN = "too-many-open";
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** After this time without a message, ping the server. */
const SILENCE = 20_000;
/** If the server does not answer for this time, close the connection. */
const PATIENCE = 12_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #closed = false;
  #greeted = false;
  /** Messages received before the reply to the hello. They are handled together with it. */
  #early: Message[] = [];
  /** Ids have to be new after a reload, too: the server knows those of before. */
  #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#pulse = setInterval(() => this.#beat(), SILENCE);
    addEventListener("online", this.#now);
    addEventListener("offline", this.#giveUp);
    document.addEventListener("visibilitychange", this.#now);
    document.addEventListener("visibilitychange", this.#tellLooking);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#trust();
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#giveUp);
    document.removeEventListener("visibilitychange", this.#now);
    document.removeEventListener("visibilitychange", this.#tellLooking);
    this.#socket?.close();
    this.#forget();
  }

  /** Send a command; the promise holds the server's answer. */
  command(type: string, fields: Record<string, unknown> = {}): Promise<Done> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(OFFLINE, ""));
    const id = `${this.#prefix}-${++this.#count}`;
    this.#doubt ??= setTimeout(this.#giveUp, PATIENCE);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  async #greet(): Promise<void> {
    const { seat, version, chat } = this.listener.known();
    const fields = { version, chat, language: settings.language, texts: true };
    this.listener.greeted(await this.command("hello", seat === null ? fields : { ...fields, seat }));
    this.#greeted = true;
    this.#tries = 0;
    for (const message of this.#early.splice(0)) this.listener.hear(message);
    this.listener.status("open");
    if (document.hidden) this.#tellLooking(); // the server takes it that one looks
  }

  /** Tell the server if the page is visible. A hidden page gets other notifications. */
  #tellLooking = (): void => {
    if (this.#greeted) this.command("looking", { looking: !document.hidden }).catch(() => undefined);
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#greeted = false;
    this.#early = [];
    this.#doubt ??= setTimeout(this.#giveUp, PATIENCE);
    socket.onopen = () => {
      this.#greet().catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (error.code === OFFLINE) return;
        this.close();
        this.listener.status("refused", error);
      });
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Message | Reply);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed) this.#lost();
    };
  }

  /** The connection is gone: say so, and try again after a while. */
  #lost(): void {
    this.#socket = null;
    this.#trust();
    this.#forget();
    this.listener.status("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Do not wait for a goodbye: over a dead line none will come for minutes. */
  #giveUp = (): void => {
    const socket = this.#socket;
    if (this.#closed || socket === null) return;
    this.#lost();
    socket.close();
  };

  #hear(message: Message | Reply): void {
    this.#heard = Date.now();
    this.#trust();
    if (message.type === "ok" || message.type === "error") {
      const waiting = this.#waiting.get(message.id ?? "");
      this.#waiting.delete(message.id ?? "");
      if (message.type === "ok") waiting?.done(message as Done);
      else waiting?.failed(new Refused(message.code, message.text, message.rule ?? null));
    } else if (message.type !== "end") {
      if (this.#greeted) this.listener.hear(message);
      else this.#early.push(message);
    } else if (message.code === TOO_MANY_OPEN) {
      this.close(); // reconnecting at once would not help
      this.listener.status("refused", new Refused(message.code, message.text));
    }
  }

  /** Reject all pending commands: their answers will not come on this connection. */
  #forget(): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused(OFFLINE, ""));
    this.#waiting.clear();
  }

  /** It is there: it has just said something, or is not expected to. */
  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #beat(): void {
    if (Date.now() - this.#heard >= SILENCE) this.#probe();
  }

  /** Ping the server. Without an answer the connection is dead. */
  #probe(): void {
    if (this.#greeted) this.command("ping").catch(() => undefined);
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket !== null) return this.#probe();
    clearTimeout(this.#timer);
    this.#connect();
  };
}

/** A table as this browser knows it, kept up to date from its socket. */

import type { ChatLine, Clock, Event, LogLine, TableFacts, Texts } from "../generated/told";
import { Refused } from "../lib/api";
import { touch } from "../lib/media.svelte";
import { settings } from "../lib/settings.svelte";
import { TableSocket, type Message } from "../lib/socket";
import { say } from "../lib/words.svelte";
import { Deeds } from "./deeds.svelte";
import { declinedBy, eventsAfter, lastOwnAfter, logAfter } from "./hearing";
import { Missed, type Moment } from "./missed.svelte";
import { updated } from "./paths";
import { BoardSelection } from "./selection.svelte";
import type { Choice, Greyed, Preview, View } from "./types";
import { MOVE, Works } from "./works.svelte";

/** A move that ends the turn, and what would happen: it waits for a second word. */
export interface Ending {
  action: string;
  label: string;
  preview: Preview;
}

export class TableStore {
  #view: View | null = $state.raw(null);
  #texts: (Texts & Record<string, unknown>) | null = $state.raw(null);
  table: TableFacts | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** All that happened, as data. */
  events: Event[] = $state.raw([]);
  /** The latest events, for animations. */
  fresh: Event[] = $state.raw([]);
  /** The events since the own last turn, for playback. */
  readonly missed: Missed;
  /** The end of the turn, while it is asked for; and which moves are one. The game's table says. */
  ending: Ending | null = $state.raw(null);
  endsTurn: ((action: string, preview: Preview) => boolean) | null = null;
  chat: ChatLine[] = $state.raw([]);
  clock: Clock | null = $state.raw(null);
  /** The viewer's seat. null: a spectator. */
  seat: number | null = $state(null);
  version = $state(0);
  connection: "opening" | "open" | "lost" | "refused" = $state("opening");
  /** The last refusal, until the next action. */
  error: Refused | null = $state.raw(null);
  /** The kind of offer that was just refused, until something happens. */
  declined: string | null = $state(null);
  readonly #works = new Works();
  /** On a phone, what the header says of the game: "Round 4". The game's table sets it. */
  headline = $state("");
  /** On a phone, what a tap on a seal in the header opens. The game's table sets it. */
  openSeat: ((seat: number) => void) | null = $state.raw(null);
  /** The own seats; several at a hot-seat table. */
  own: number[] = $state.raw([]);
  /** Hashes of seeds as this browser saw them while the game was still on. */
  seenCommitments: string[] = $state.raw([]);
  /** The last event that had happened when the own last turn was over. */
  lastOwn = $state(-1);
  readonly deeds = new Deeds();
  /** Not a table of the past. */
  readonly live: boolean;
  selection: BoardSelection;
  /** At a hot-seat table: who has the device. */
  taken: number | null = $state(null);
  #wished: number | null = null;
  /** True if a move or an undo came after the table's facts. */
  #moved = false;
  /** None at a table of the past, where nothing can be done. */
  #socket: TableSocket | null = null;

  constructor(
    readonly id: string,
    { live = true }: { live?: boolean } = {},
  ) {
    this.live = live;
    this.selection = new BoardSelection({
      choices: () => this.choices,
      greyed: () => this.greyed,
      act: (action) => void this.act(action),
      confirms: () =>
        settings.confirm === "always" || (settings.confirm === "touch" && touch.now),
      otherwise: (thing) => this.#notAsked(thing),
      letGo: () => (this.ending = null),
    });
    this.missed = new Missed(this);
    if (!live) return;
    this.#socket = new TableSocket(id, {
      known: () => ({
        seat: this.#wished,
        version: this.version || null,
        chat: this.chat.at(-1)?.number ?? 0,
      }),
      hear: (message) => this.#hear(message),
      greeted: (reply) => (this.own = (reply.own as number[] | undefined) ?? []),
      status: (state, error) => {
        this.connection = state;
        if (error) this.error = error;
      },
    });
  }

  /** The view as it is shown: of now, or of a moment that was missed. */
  get view(): View | null {
    return this.missed.shown?.view ?? this.#view;
  }

  set view(view: View | null) {
    this.#view = view;
  }

  /** The table in words, and what its game adds to them. */
  get texts(): (Texts & Record<string, unknown>) | null {
    return this.missed.shown?.texts ?? this.#texts;
  }

  set texts(texts: (Texts & Record<string, unknown>) | null) {
    this.#texts = texts;
  }

  /** Nothing is to be decided here: the table is over, or a bot plays for this seat. */
  get idle(): boolean {
    if (!this.live || !this.table) return false;
    const own = this.seat === null ? undefined : this.table.seats[this.seat];
    return this.table.status !== "playing" || Boolean(own?.resigned || own?.bot);
  }

  /** True if the table is finished or aborted. */
  get over(): boolean {
    return this.live && (this.table?.status === "finished" || this.table?.status === "aborted");
  }

  /** True if the own last decision can be undone. */
  get undoable(): boolean {
    return this.connection === "open" && this.missed.step < 0 && !this.idle && Boolean(this.#texts?.undo);
  }

  /** True if the last undone move can be redone. */
  get redoable(): boolean {
    return this.choices.some((choice) => choice.do === this.deeds.next);
  }

  /** The legal actions of the viewer's seat. None while the server cannot be reached. */
  get choices(): Choice[] {
    if (this.connection !== "open" || this.missed.step >= 0 || this.idle) return [];
    return this.#texts?.choices ?? [];
  }

  /** Disabled choices, with reasons. */
  get greyed(): Greyed[] {
    return this.idle ? [] : (this.texts?.greyed ?? []);
  }

  /** A command is under way. */
  get busy(): boolean {
    return this.#works.busy;
  }

  get heading(): string {
    return this.idle ? "" : (this.texts?.question?.heading ?? "");
  }

  get mine(): boolean {
    return this.seat !== null && this.missed.step < 0 && !this.idle && this.table?.to_move === this.seat;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  close(): void {
    this.missed.close();
    this.#socket?.close();
  }

  /** Do it; a refusal is kept in `error`. What ends the turn is shown first, and waits. */
  act = async (action: string, confirmed = false): Promise<void> => {
    await this.#carry(MOVE, async () => {
      this.ending = confirmed ? null : await this.#endingBy(action);
      if (this.ending) return;
      const could = this.choices.map((choice) => choice.do);
      await this.#command("play", { do: action, version: this.version, confirmed });
      this.deeds.add(action, could);
    });
  };

  /** Why a thing cannot be acted on that the present question is not about. */
  #notAsked(thing: string): Greyed | null {
    const question = this.#texts?.question;
    if (!question || this.seat === null || this.missed.step >= 0 || this.idle) return null;
    const text = this.mine ? say("page-why-asked") : say("page-why-waits", { name: this.names[question.seat] ?? "" });
    return { do: "", label: "", things: [thing], text, rule: this.mine ? question.rule : "" };
  }

  /** The effect of a move, if it ends the turn and the reader wants to confirm that. */
  async #endingBy(action: string): Promise<Ending | null> {
    if (!settings.endings || !this.endsTurn) return null;
    const preview = await this.preview(action);
    if (!this.endsTurn(action, preview)) return null;
    const label = this.choices.find((choice) => choice.do === action)?.label ?? action;
    return { action, label, preview };
  }

  preview = async (action: string): Promise<Preview> => {
    const found = await this.#command("preview", { do: action, version: this.version });
    return found.preview as Preview;
  };

  undo = async (): Promise<void> => {
    await this.#carry(MOVE, async () => {
      await this.#command("undo", { version: this.version });
      this.deeds.takeBack();
    });
  };

  redo = async (): Promise<void> => {
    const action = this.deeds.next;
    if (action && this.redoable) await this.act(action);
  };

  /** Any other command: offer, answer, resign, return, ready, say, orders. */
  tell = async (type: string, fields: Record<string, unknown> = {}): Promise<boolean> =>
    this.#carry(JSON.stringify([type, fields]), async () => {
      await this.#socket?.command(type, fields);
    });

  /** A command whose reply tells something; null where it was refused. */
  ask = async (type: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown> | null> => {
    let found: Record<string, unknown> | null = null;
    await this.#carry(JSON.stringify([type, fields]), async () => {
      found = await this.#command(type, fields);
    });
    return found;
  };

  /** See the table through the eyes of another own seat. */
  look = async (seat: number): Promise<boolean> => {
    this.#wished = seat;
    return this.tell("look", { seat });
  };

  /** Everything in another language. */
  speak = async (): Promise<void> => {
    await this.#socket?.command("speak", { language: settings.language }).catch(() => undefined);
  };

  #command(type: string, fields: Record<string, unknown>): ReturnType<TableSocket["command"]> {
    if (!this.#socket) return Promise.reject(new Refused("not-the-table", ""));
    return this.#socket.command(type, this.seat === null ? fields : { ...fields, seat: this.seat });
  }

  /** Carry something out, but once at a time; a refusal is kept in `error`. */
  async #carry(what: string, does: () => Promise<void>): Promise<boolean> {
    try {
      return await this.#works.once(what, () => {
        this.error = null;
        return does();
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error;
      return false;
    }
  }

  #hear(message: Message): void {
    if (message.type === "table") this.#hearTable(message.table);
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "chats") this.#hearChats(message.lines);
    else this.#hearGame(message);
  }

  #hearTable(table: TableFacts): void {
    this.declined = declinedBy(this.table, table, this.#moved) ?? (table.offer ? null : this.declined);
    this.#moved = false;
    this.table = table;
    if (table.status === "finished" || table.status === "aborted") return;
    const hashes = (table.proof ?? []).map((row) => row.commitment);
    this.seenCommitments = [...new Set([...this.seenCommitments, ...hashes])];
  }

  /** The lines of the log that have come since the own last turn. */
  get since(): LogLine[] {
    return this.log.filter((line) => line.event > this.lastOwn);
  }

  /** At a hot-seat table: whom to hand the device to before anything is shown. */
  get handOver(): number | null {
    const asked = this.table?.to_move;
    if (this.own.length < 2 || typeof asked !== "number" || !this.own.includes(asked)) return null;
    return asked === this.taken ? null : asked;
  }

  /** The player to move has the device now. */
  take = async (): Promise<void> => {
    const asked = this.handOver;
    if (asked === null) return;
    if (await this.look(asked)) this.taken = asked; // nothing is shown through the eyes of before
  };

  #hearChats(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  #hearGame(message: Extract<Message, { type: "state" | "update" }>): void {
    if (message.type === "update" && message.from !== this.version) {
      const seat = this.seat === null ? {} : { seat: this.seat };
      this.#socket?.command("look", { ...seat, version: this.version }).catch(() => undefined);
      return;
    }
    if (message.type === "state") {
      this.seat = message.viewer;
      this.view = message.view;
    } else {
      this.view = updated(this.#view ?? {}, message.set as Record<string, unknown>, message.drop ?? []);
    }
    const back = message.back ?? Infinity;
    if (this.missed.step < 0) this.fresh = message.type === "update" && back === Infinity ? message.events : [];
    this.events = eventsAfter(this.events, message.events, back);
    this.texts = (message.texts as typeof this.texts) ?? null;
    if (message.texts) this.log = logAfter(this.log, message.texts.log);
    this.missed.keep(message.type === "update" && back === Infinity ? this.#moment(message.events.length) : null);
    this.lastOwn = lastOwnAfter(this.lastOwn, this.log, this.seat, this.#texts?.question?.seat);
    this.version = message.version;
    this.#works.moved();
    const acted = this.table?.seats[this.table.to_move ?? -1];
    if (message.type === "state" || back < Infinity || !acted?.bot) this.#moved = true; // bots end no offers
    this.declined = null;
    if (message.clock !== undefined) this.clock = message.clock;
    this.selection.clear();
    if (this.table) {
      const asked = (this.#view as { to_move?: number | null } | null)?.to_move;
      if (asked !== undefined) this.table = { ...this.table, to_move: asked, version: this.version };
    }
  }

  /** The current table, and the number of events that led to it. */
  #moment(count: number): Moment | null {
    if (!this.#view || !this.#texts) return null;
    return { view: this.#view, texts: this.#texts, from: this.events.length - count };
  }
}

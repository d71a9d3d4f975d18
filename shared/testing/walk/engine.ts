/** What a walk needs of a browser, whatever drives it. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs the text of an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** @throws soon when there is no such element any more, or it cannot be pressed */
  click(selector: string): Promise<void>;
  /** Types with the keyboard, after what is in the field. */
  type(selector: string, text: string): Promise<void>;
  /** Presses Esc. */
  escape(): Promise<void>;
  /** Makes the window so wide, in CSS pixels, as far as it can be. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

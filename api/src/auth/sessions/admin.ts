export interface Admin {
  readonly companyId: string;
  readonly adminId: string;
}

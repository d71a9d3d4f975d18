/** An administrator, who changes what belongs to the own company. */
export interface Admin {
  readonly companyId: string;
  readonly adminId: string;
}

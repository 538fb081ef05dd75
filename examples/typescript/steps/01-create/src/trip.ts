export interface Stage {
  from: string;
  to: string;
  km: number;
}

export function totalKm(stages: Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.km, 0);
}

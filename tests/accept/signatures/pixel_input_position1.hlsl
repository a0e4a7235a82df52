// -T ps_6_6 -E main -HV 2021 => refused //~ error: SV_Position semantic index exceeds maximum (0).
float4 main(float4 x : SV_Position1) : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => dxil spirv
min16float main() : SV_Depth { return 0.5; }

// -T ps_6_6 -E main -HV 2021 => refused
float x : precise; //~ 9: error: expected ';' after top level declarator
float4 main() : SV_Target { return 1; }

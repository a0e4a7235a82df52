// -T vs_6_0 => refused
cbuffer C { float a } //~ 20: error: expected ';' after top level declarator
float4 main() : SV_Position { return 0; }

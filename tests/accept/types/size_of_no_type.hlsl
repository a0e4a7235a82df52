// -T ps_6_2 -E main => refused
float4 main() : SV_Target { return sizeof(int16_t); } //~ 43: error: use of undeclared identifier 'int16_t'

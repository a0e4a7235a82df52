// -T ps_6_0 -E main => refused
float4x4 view;
row_major float4x4 view; //~ 20: error: redefinition of 'view'
float4 main() : SV_Target { return 0; }

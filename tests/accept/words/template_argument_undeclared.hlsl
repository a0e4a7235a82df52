// -T ps_6_0 -E main => refused
RWStructuredBuffer<foo> o; //~ 20: error: use of undeclared identifier 'foo'
float4 main() : SV_Target { return 1; }

// -T ps_6_0 -E main => refused
RWStructuredBuffer<float4> results;
RWStructuredBuffer<int3> results; //~ 26: error: redefinition of 'results' with a different type: 'RWStructuredBuffer<vector<int, 3>>' vs 'RWStructuredBuffer<vector<float, 4>>'
float4 main() : SV_Target { return 0; }

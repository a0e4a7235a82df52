// -T vs_6_0 -E main => dxil spirv
[unroll(4)] float a() { return 1; } //~ 2: warning: attribute 'unroll' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
[Branch] float b() { return 1; } //~ 2: warning: attribute 'Branch' can only be applied to 'if' and 'switch' statements [-Wattribute-statement]
[call] float c() { return 1; } //~ 2: warning: attribute 'call' can only be applied to 'switch' statements [-Wattribute-statement]
[allow_uav_condition] float d() { return 1; } //~ 2: warning: attribute 'allow_uav_condition' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
[MaxRecords(1)] [AllowSparseNodes] float e() { return 1; } //~ 18: warning: 'AllowSparseNodes' attribute only applies to parameters [-Wignored-attributes]
[flatten] static float f; //~ 2: warning: attribute 'flatten' can only be applied to 'if' and 'switch' statements [-Wattribute-statement]
[loop] float4 main(float4 v : V) : SV_Position { return v; } //~ 2: warning: attribute 'loop' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]

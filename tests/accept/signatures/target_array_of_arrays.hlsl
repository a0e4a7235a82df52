// -T ps_6_2 -E main => dxil spirv
struct S { float z : SV_Target0; float4 a[2][2] : SV_Target1; };
S main(float x : X) { S s; s.a[0][0] = 1; s.a[0][1] = x; s.a[1][0] = 3; s.a[1][1] = 4; s.z = 3; return s; }

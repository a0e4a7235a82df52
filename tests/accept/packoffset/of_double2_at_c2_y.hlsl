// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C { double2 x : packoffset(C2.Y); } //~ 39: error: packoffset component should indicate offset with one of x, y, z, w, r, g, b, or a
float4 main() : SV_Target { return 1; }

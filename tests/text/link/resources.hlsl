// A resource that two libraries declare is one; where they do not agree, it is an error.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.a
// RUN: %trefoil dxc -T lib_6_3 %s -DSECOND -Fo %t.b
// RUN: %trefoil link %t.a %t.b -T ps_6_3 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil dxc -T lib_6_3 %s -DSECOND -DOTHER -Fo %t.c
// RUN: not %trefoil link %t.a %t.c -T ps_6_3 2>&1 | %filecheck -check-prefix=OTHER %s
// CHECK: ; both{{ +}}texture{{.*}}t3 1
// CHECK: ; own{{ +}}texture{{.*}}t0 1
// OTHER: error: Resource already exists as both
#ifndef SECOND
Texture2D both : register(t3);
Texture2D own;
SamplerState s;
float4 next(float2 uv);
[shader("pixel")] float4 main(float2 a : A) : SV_Target { return both.Sample(s, a) + own.Sample(s, a) + next(a); }
#else
#ifdef OTHER
Texture2D<float> both;
#else
Texture2D both;
#endif
SamplerState s;
export float4 next(float2 uv) { return both.Sample(s, uv * 2); }
#endif

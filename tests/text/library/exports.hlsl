// What a library exports under the names that DXC gives it: Microsoft's mangling, with a digit for what was spelt before. What
// is not marked is lowered into those that call it. DXC's own library shows the same names.
// RUN: %trefoil dxc -T lib_6_3 -enable-16bit-types %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -enable-16bit-types -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil dxc -T lib_6_8 -enable-16bit-types %s -Fo %t.6
// RUN: %dxc-validate %t.6

RWStructuredBuffer<float4> data : register(u0);

// CHECK-NOT: helper
float helper(float x) { return x * 2; }

// CHECK: define float @"\01?none@@YAMXZ"()
export float none() { return helper(1); }

// CHECK: define void @"\01?put@@YAXIV?$vector@M$03@@@Z"(i32{{.*}}, <4 x float>{{.*}})
export void put(uint i, float4 x) { data[i] = x; }

// CHECK: define <4 x float> @"\01?same@@YA?AV?$vector@M$03@@V1@0@Z"(<4 x float>{{.*}}, <4 x float>{{.*}})
export float4 same(float4 a, float4 b) { return a + b; }

// CHECK: define <3 x float> @"\01?mixed@@YA?AV?$vector@M$02@@V1@V?$vector@M$01@@V?$vector@H$02@@V?$vector@I$01@@@Z"
export float3 mixed(float3 a, float2 b, int3 c, uint2 d) { return a + b.x + c.x + d.x; }

// CHECK: define i1 @"\01?truth@@YA_N_N0V?$vector@_N$01@@@Z"(i1{{.*}}, i1{{.*}}, <2 x i1>{{.*}})
export bool truth(bool a, bool b, bool2 c) { return a && b && c.x; }

// CHECK: define double @"\01?wide@@YANNV?$vector@N$01@@@Z"
export double wide(double a, double2 b) { return a + b.x; }

// CHECK: define i64 @"\01?longs@@YA_J_J_KV?$vector@_K$02@@1@Z"
export int64_t longs(int64_t a, uint64_t b, uint64_t3 c, uint64_t d) { return a + b + c.x + d; }

// CHECK: define half @"\01?narrow@@YA$f16@$f16@FGV?$vector@$f16@$01@@M@Z"
export half narrow(half a, int16_t b, uint16_t c, half2 d, float e) { return a + b + c + d.x; }

// CHECK: define float @"\01?Inner@0Outer@@YAMV?$vector@M$01@@00@Z"
namespace Outer { namespace Inner { export float Inner(float2 a, float2 b, float2 c) { return a.x + b.x + c.x; } } }

// CHECK: define float @"\01?twice@@YAMM@Z"
export float twice(float x) { return x; }
// CHECK: define float @"\01?twice@@YAMV?$vector@M$01@@@Z"
export float twice(float2 x) { return x.x; }

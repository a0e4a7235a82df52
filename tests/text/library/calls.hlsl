// Functions that are only declared are another library's: they are called under the names that it exports.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.6
// RUN: %dxc-validate %t.6

float4 other(float2 uv, int level);
void act(float x);
float unused(float x);
namespace N { float inner(float x); }

float local(float x) { return N::inner(x) * 2; }

// CHECK-NOT: unused
// CHECK: define <4 x float> @"\01?f@@YA?AV?$vector@M$03@@V?$vector@M$01@@@Z"
// CHECK: call void @"\01?act@@YAXM@Z"(float %{{.*}})
// CHECK: call <4 x float> @"\01?other@@YA?AV?$vector@M$03@@V?$vector@M$01@@H@Z"(<2 x float> %{{.*}}, i32 1)
// CHECK: call <4 x float> @"\01?other@@YA?AV?$vector@M$03@@V?$vector@M$01@@H@Z"(<2 x float> %{{.*}}, i32 2)
// CHECK: call float @"\01?inner@N@@YAMM@Z"
export float4 f(float2 uv)
{
    act(uv.x);
    float4 first = other(uv, 1);
    return first + other(uv.yx, 2) + local(uv.y);
}

// CHECK: define void @ps()
// CHECK: call void @"\01?act@@YAXM@Z"(float
[shader("pixel")]
float4 ps(float2 uv : UV) : SV_Target
{
    for (int i = 0; i < 4; i++)
        act(i);
    return other(uv, 3);
}

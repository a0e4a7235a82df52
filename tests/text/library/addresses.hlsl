// What crosses a library's border by its address: what comes back through a parameter, structures, matrices and arrays. A
// result of such a type is what the first parameter points to. The names are those that DXC gives.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.6
// RUN: %dxc-validate %t.6

struct S { float3 a; int b; bool c; };
namespace N { struct T { S s; float w; }; }

// CHECK: define float @"\01?field@@YAMUS@@@Z"(%struct.S*
export float field(S s) { return s.a.x; }

// CHECK: define void @"\01?change@@YAXUS@@AIAMAIAV?$vector@H$02@@@Z"(%struct.S*{{.*}}, float*{{.*}}, <3 x i32>*
export void change(inout S s, out float x, inout int3 v) { s.b++; x = 1; v += 2; }

// CHECK: define void @"\01?both@N@@YAXUT@1@0US@@1@Z"(%"struct.N::T"*{{.*}}, %"struct.N::T"*{{.*}}, %struct.S*{{.*}}, %struct.S*
namespace N { export void both(T t, T u, S s, S s2) {} }

// CHECK: define float @"\01?element@@YAMY03MY112V?$vector@H$01@@H@Z"([4 x float]*{{.*}}, [2 x [3 x <2 x i32>]]*{{.*}}, i32
export float element(float a[4], int2 b[2][3], int i) { return a[i] + b[1][2].y; }

// CHECK: define void @"\01?fill@@YAXY03$$CAM@Z"([4 x float]*
export void fill(inout float a[4]) { a[1] = 2; }

// CHECK: define void @"\01?make@@YA?AUS@@H@Z"(%struct.S*{{.*}}, i32
export S make(int a)
{
    S s;
    s.a = a;
    s.b = a;
    s.c = true;
    return s;
}

// CHECK: @"\01?turned@@YA?AV?$matrix@M$03$03@@V1@V?$matrix@M$02$01@@@Z"
export float4x4 turned(float4x4 m, row_major float3x2 n) { return transpose(m) * n[0][0]; }

// What is only declared is called so.
// CHECK: call void @"\01?other@@YA?AUS@@U1@AIAM@Z"(%struct.S*{{.*}}, %struct.S*{{.*}}, float*
S other(S s, out float x);
export float use(float x)
{
    S s = make(x);
    float y;
    s = other(s, y);
    return s.a.y + y;
}

// Resources without a register take the first free ones in turn: the loose globals, constant buffers, then views as they are declared,
// those in structures after the others, texture buffers last.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s

// CHECK: $Globals {{.*}} cb0 1
// CHECK: C {{.*}} cb1 1
// CHECK: k {{.*}} cb2 1
// CHECK: c2 {{.*}} cb3 1
// CHECK: t {{.*}} t0 1
// CHECK: b {{.*}} t1 1
// CHECK: s.q {{.*}} t2 1
// CHECK: T {{.*}} t3 1
// CHECK: d {{.*}} t4 1
// CHECK: r0 {{.*}} u0 1
// CHECK: r {{.*}} u1 1
// CHECK: s.u {{.*}} u2 1

struct S
{
    Texture2D<float> q;
    float x;
    RWBuffer<float> u;
};
struct K { float v; };

S s;
tbuffer T { float tt; }
cbuffer C { float c; }
ConstantBuffer<K> k;
RWBuffer<float> r0;
Texture2D<float> t;
TextureBuffer<K> d;
float g;
Buffer<float> b;
ConstantBuffer<K> c2;
RWStructuredBuffer<float> r;

[numthreads(1, 1, 1)]
void main()
{
    uint2 at = 0;
    r[0] = g + c + c2.v + k.v + tt + d.v + b[0] + t[at] + s.q[at] + s.x;
    s.u[0] = 1;
    r0[0] = 2;
}

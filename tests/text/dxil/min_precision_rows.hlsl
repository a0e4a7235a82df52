// In a constant buffer a row of 16 bytes begins where minimum precision begins or ends; a matrix of bool counts as such,
// an array goes by what is before it. Within structures nothing of this holds.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: min16float a; {{.*}} Offset: 0
// CHECK: float3 b; {{.*}} Offset: 16
// CHECK: float c; {{.*}} Offset: 28
// CHECK: bool2x2 d; {{.*}} Offset: 32
// CHECK: float e; {{.*}} Offset: 64
// CHECK: float x; {{.*}} Offset: 80
// CHECK: min16i y; {{.*}} Offset: 84
// CHECK: float f; {{.*}} Offset: 88

struct S { float x; min16int y; };
cbuffer C
{
    min16float a;
    float3 b;
    float c;
    bool2x2 d;
    float e;
    S s;
    float f;
}
RWBuffer<float> r;

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a + b.x + c + f;
}

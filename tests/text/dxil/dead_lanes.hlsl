// A resource that only gives lanes of vectors that nobody looks at is not used: it has no binding and takes no register.
// RUN: %trefoil dxc -T cs_6_0 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil dxc -T cs_6_0 -Od %s -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: ; Resource Bindings:
// CHECK-NOT: ; second
// CHECK-NOT: ; third
// CHECK: ; first{{ .*}} t0 1
// CHECK-NOT: ; second
// CHECK-NOT: ; third
// CHECK: ; last{{ .*}} t1 1
// CHECK: ; results{{ .*}} u0 1
StructuredBuffer<float> first, second, third, last;
RWStructuredBuffer<float> results;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    float3 v = float3(first[i], second[i], 1);
    v.xy = v.yx * last[i];
    v.z = third[i];
    results[i] = v.y;
}

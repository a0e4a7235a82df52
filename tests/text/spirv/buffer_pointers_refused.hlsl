// What is no use of a `vk::BufferPointer`: it is made of an address by its constructor alone, and of nothing else.
// RUN: not %trefoil dxc -spirv -T cs_6_0 -HV 2021 -fspv-target-env=vulkan1.2 %s -Fo %t 2>&1 | %filecheck %s

struct Place { uint n; };
struct Other { uint n; };
typedef vk::BufferPointer<Place> P;
cbuffer Roots { P p; uint64_t address; };
// CHECK: [[@LINE+1]]:10: error: vk::BufferPointer has no default constructor
static P global;
// CHECK: [[@LINE+1]]:9: error: the alignment of a vk::BufferPointer must be a power of two
P f(vk::BufferPointer<Place, 3> q) { return p; }
// CHECK: [[@LINE+1]]:{{.*}} error: 'Texture2D<float4>' is an object and cannot be used as a type parameter
void g(vk::BufferPointer<Texture2D> q) {}

[numthreads(1, 1, 1)]
void main() {
    // CHECK: [[@LINE+1]]:7: error: vk::BufferPointer has no default constructor
    P none;
    // CHECK: [[@LINE+1]]:7: error: cannot initialize a variable of type 'P' (aka 'vk::BufferPointer<Place, 0>') with an lvalue of type 'const uint64_t'
    P a = address;
    // CHECK: [[@LINE+1]]:11: error: cannot convert from 'uint64_t' to 'vk::BufferPointer<Place, 0>'
    P b = (P)address;
    // CHECK: [[@LINE+1]]:11: error: type mismatch
    P c = { address };
    // CHECK: [[@LINE+1]]:14: error: cannot convert from 'vk::BufferPointer<Place, 0>' to 'uint'
    uint d = (uint)p;
    // CHECK: [[@LINE+1]]:11: error: too many arguments to function call, expected 0, have 1
    p.Get(1).n = 2;
    // CHECK: error: no member named 'Set' in 'vk::BufferPointer<Place, 0>'
    p.Set(1);
    // CHECK: error: 'Other' is no base class of 'Place', nor 'Place' of 'Other'; vk::reinterpret_pointer_cast converts such pointers
    uint e = vk::static_pointer_cast<Other>(p).Get().n;
    // CHECK: error: scalar, vector, or matrix expected
    bool same = p == p;
}

// For Direct3D a function that is `static` or `inline` is no entry of a library, as in C++; for Vulkan it is.
// RUN: %trefoil compile %s -T lib_6_6 -o %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s --implicit-check-not=define
// RUN: %trefoil compile %s -T lib_6_6 --emit spirv -fspv-target-env=vulkan1.2 | %filecheck %s --check-prefix=SPIRV

// CHECK: define void @"\01?a@@YAXURecord@@@Z"
// SPIRV: OpEntryPoint CallableKHR %{{[0-9]+}} "a"
// SPIRV: OpEntryPoint CallableKHR %{{[0-9]+}} "b"
// SPIRV: OpEntryPoint GLCompute %{{[0-9]+}} "c"

RWStructuredBuffer<uint> sums : register(u0);
struct Record { uint value; };

[shader("callable")]
void a(inout Record p) { sums[1] = p.value; }

[shader("callable")]
static void b(inout Record p) { sums[2] = p.value; }

[shader("compute")]
[numthreads(1, 1, 1)]
inline void c() { sums[3] = 1; }

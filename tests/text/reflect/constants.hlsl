// Push and specialization constants, a counter with a binding of its own, and what code does not use.
// RUN: %trefoil reflect %s -T cs_6_0 --emit spirv | %filecheck %s
// RUN: %trefoil reflect %s -T cs_6_0 --emit spirv --json | %filecheck %s --check-prefix=JSON

// CHECK: [numthreads(8, 4, 2)]
// CHECK: RWStructuredBuffer<float>  list  (elements of 4 bytes, its counter in set 0, binding {{[0-9]+}})
// CHECK: Push constants
// CHECK: float4  tint
// CHECK: Specialization constants
// CHECK-NEXT: 7  uint {{.*}}= 3
// CHECK-NEXT: 8  bool {{.*}}= true
// CHECK-NEXT: 9  float {{.*}}= 0.5
// JSON: "threads":[8,4,2]
// JSON-SAME: "counter":true,"counterBinding":{"space":0,"index":
// JSON-SAME: "specConstants":[{"name":"{{[a-z]*}}","id":7,
// JSON-SAME: "default":3},

struct Push { float4 tint; };
[[vk::push_constant]] Push push;
[[vk::constant_id(7)]] const uint steps = 3;
[[vk::constant_id(8)]] const bool bright = true;
[[vk::constant_id(9)]] const float amount = 0.5;
AppendStructuredBuffer<float> list;

[numthreads(8, 4, 2)]
void main()
{
    list.Append(push.tint.x * steps + (bright ? amount : 0));
}

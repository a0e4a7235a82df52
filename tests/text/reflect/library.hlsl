// Of a library each function says what it uses.
// RUN: %trefoil reflect %s -T lib_6_3 | %filecheck %s

// CHECK: Entry {{.*}}half{{.*}}: function
// CHECK-NEXT: uses weights
// CHECK: Entry {{.*}}whole{{.*}}: function
// CHECK-NEXT: uses weights, out_values
// CHECK: Resources

StructuredBuffer<float> weights : register(t0);
RWStructuredBuffer<float> out_values : register(u0);

export float half_of(uint i) { return weights[i] / 2; }
export void whole_of(uint i) { out_values[i] = weights[i]; }

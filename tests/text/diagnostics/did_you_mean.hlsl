// The one name that is near to one that is not there is told, where it is declared and what to write.
// RUN: not %trefoil compile %s -T cs_6_0 -o %t 2>&1 | %filecheck %s

// CHECK: did_you_mean.hlsl:[[#@LINE+26]]:12: error: use of undeclared identifier 'color'; did you mean 'colour'?
// CHECK-NEXT: r[0] = color
// CHECK-NEXT: {{^           \^~~~~$}}
// CHECK-NEXT: {{^           colour$}}
// CHECK-NEXT: did_you_mean.hlsl:[[#@LINE+21]]:11: note: 'colour' declared here
// CHECK: error: use of undeclared identifier 'compuet'; did you mean 'compute'?
// CHECK: note: 'compute' declared here
// CHECK: error: no member named 'positoin' in 'S'; did you mean 'position'?
// CHECK: note: 'position' declared here
// CHECK: error: use of undeclared identifier 'qqqqqq'
// CHECK-NOT: did you mean 'near

struct S { float position; };
RWStructuredBuffer<float> r;
static float nearA, nearB;

float compute(float x) { return x; }

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    S s = (S)0;
    float z = 0;

    // What follows is counted on above.
    float colour = 1;
    r[0] = color;
    r[1] = compuet(1);
    r[2] = s.positoin;
    r[3] = qqqqqq;
    r[4] = nearC;
}

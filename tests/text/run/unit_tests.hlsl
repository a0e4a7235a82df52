// Functions with [test] are executed, each by the threads that it asks for; what fails says why.
// RUN: not %trefoil test %s > %t; %filecheck %s < %t
// CHECK: running 6 tests of {{.*}}unit_tests.hlsl
// CHECK-NEXT: test rotation_keeps_length ... ok
// CHECK-NEXT: test white_is_bright ... FAILED
// CHECK-NEXT: test sums_race ... FAILED
// CHECK-NEXT: test grid ... ok
// CHECK-NEXT: test endless ... FAILED
// CHECK-NEXT: test takes_a_parameter ... FAILED
// CHECK: ---- white_is_bright ----
// CHECK-NEXT: luminance of white is 1.000
// CHECK-NEXT: {{.*}}unit_tests.hlsl:46:5: error: assertion failed: white: left is 1, right is 1.5
// CHECK: ---- sums_race ----
// CHECK-NEXT: {{.*}}unit_tests.hlsl:51:5: error: group memory is read before it is written
// CHECK: unit_tests.hlsl:51:5: error: group memory is written here and read by another thread, with no barrier between
// CHECK: ---- endless ----
// CHECK-NEXT: {{.*}}unit_tests.hlsl:61:12: error: execution ends here: the program takes too many steps
// CHECK: ---- takes_a_parameter ----
// CHECK-NEXT: error: {{.*}}unit_tests.hlsl:64:13: a test has no parameters
// CHECK: test result: FAILED. 2 passed; 4 failed; 0 filtered out; 259 assertions

// A word that is no file is a filter.
// RUN: %trefoil test %s rotation | %filecheck %s --check-prefix=ONE
// ONE: test result: ok. 1 passed; 0 failed; 5 filtered out; 2 assertions
// RUN: not %trefoil test %s white --json | %filecheck %s --check-prefix=JSON
// JSON: {"file":"{{.*}}","test":"white_is_bright","line":43,"passed":false,"assertions":1,{{.*}}"printed":["luminance of white is 1.000"],"wrong":[{"id":"run-assertion-compared"
// RUN: %trefoil test %s sums --sanitize=none
// Other compilers do not see the tests.
// RUN: %trefoil compile %s -T cs_6_6 -o %t.dxil

float3 rotate(float3 v, float angle) { float s, c; sincos(angle, s, c); return float3(c * v.x - s * v.y, s * v.x + c * v.y, v.z); }
float luminance(float3 colour) { return dot(colour, float3(0.2126, 0.7152, 0.0722)); }
groupshared uint total;

#ifdef __TREFOIL_TEST__
[test] void rotation_keeps_length()
{
    float3 v = rotate(float3(3, 4, 5), 0.7);
    assert(abs(length(v) - sqrt(50.0)) < 1e-5, "length");
    assert(v.z == 5);
}

[test] void white_is_bright()
{
    printf("luminance of white is %.3f", luminance(1));
    assert(luminance(1) >= 1.5, "white");
}

[test(64, 2)] void sums_race()
{
    total += 1;
}

[test(4)][numthreads(8, 8, 1)] void grid(uint3 id : SV_DispatchThreadID)
{
    assert(all(id.xy < uint2(32, 8)));
}
[test] void endless()
{
    total = 1;
    while (total < 70) total = 1;
}

[test] void takes_a_parameter(float x) {}
#endif

[numthreads(1, 1, 1)]
void main() {}

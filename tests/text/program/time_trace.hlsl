// Where the time of a compile goes, as a trace that Chrome shows: the stages, and the passes in them.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -ftime-trace -ftime-trace-granularity=0 | %filecheck %s
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -ftime-trace=%t.json -ftime-trace-granularity=100000000
// RUN: %filecheck %s --input-file %t.json --check-prefix=COARSE
// CHECK: {"traceEvents":[{"pid":1,"tid":0,"ph":"X","ts":0,"dur":{{[0-9]+}},"name":"compile"}
// CHECK-SAME: "name":"optimize"}
// CHECK-SAME: "name":"mem2reg"}
// COARSE: {"traceEvents":[],"metadata":{"stages":["preprocess","parse","check","lower","optimize","emit"]}}
float4 main() : SV_Target { return 0; }

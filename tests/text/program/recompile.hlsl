// What debug information keeps of a compile, its files and its command line, is compiled again by -recompile: to the same bytes,
// or with other options after those that were kept. The sources need not be there any more.
// RUN: %trefoil dxc -T ps_6_0 -E shade -DTINT=2 -Zi -Qembed_debug %s -Fo %t
// RUN: %trefoil dxc -recompile %t -Fo %t.again
// RUN: %trefoil dxc -dumpbin %t.again | %filecheck %s
// RUN: %trefoil dxc -recompile %t -DTINT=5 | %filecheck %s --check-prefix=OTHER
// RUN: %trefoil dxc -T ps_6_0 -E shade %s -Fo %t.plain
// RUN: not %trefoil dxc -recompile %t.plain 2>&1 | %filecheck %s --check-prefix=NONE
#ifndef TINT
#define TINT 1
#endif
#include "inputs/tint.hlsli"
// CHECK: storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float 4.000000e+00)
// OTHER: storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float 1.000000e+01)
// NONE: cannot be compiled again: it keeps no sources
float4 shade() : SV_Target { return tint(TINT); }

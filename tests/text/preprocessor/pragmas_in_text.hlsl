// What -P prints has the pragmas, so that it compiles as the source does, and says where files begin and go on.
// RUN: %trefoil dxc -P %s -Fi %t
// RUN: %filecheck %s --input-file %t

// CHECK: #line 1 "{{.*}}pragmas_in_text.hlsl"
// CHECK: #pragma dxc diagnostic push
#pragma dxc diagnostic push
// CHECK: #pragma dxc diagnostic ignored "-Wconversion"
#pragma dxc diagnostic ignored "-Wconversion"
// CHECK: #line 1 "{{.*}}/inputs/counted.h"
// CHECK-NEXT: {{^}}static const int first = 1;
#include "inputs/counted.h"
// CHECK: #line [[#@LINE]] "{{.*}}pragmas_in_text.hlsl"
// CHECK: #pragma pack_matrix(row_major)
#pragma pack_matrix(row_major)
// CHECK: {{^}}float4x4 m;
float4x4 m;
// CHECK: #line 70 "made.hlsl"
// CHECK: {{^}}int place = 72;
#line 70 "made.hlsl"
#define LATER(x) x __LINE__
int place LATER(
=);

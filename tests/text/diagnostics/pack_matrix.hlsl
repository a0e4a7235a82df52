// An order of matrices that there is not is an error at its directive.
// RUN: not %trefoil compile %s -T cs_6_0 -o %t 2>&1 | %filecheck %s

// CHECK: pack_matrix.hlsl:[[#@LINE+1]]:2: error: #pragma pack_matrix expects 'row_major', 'column_major' or 'default'
#pragma pack_matrix(foo)
[numthreads(1, 1, 1)] void main() {}

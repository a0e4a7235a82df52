// What the annotation of an exported function tells that LLVM's types do not: the sign of integers and the width that a minimum
// precision stands for (7), the shape of a matrix and the order in which it lies (2), `precise` (8) and semantics (4). Both
// compilers' disassemblies say the same of each.
// RUN: %trefoil compile %s -T lib_6_6 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_6 -o %t.dxc.dxil
// RUN: %trefoil dis %t.dxc.dxil | %filecheck %s
// CHECK: @"\01?numbers{{[^"]*}}", ![[NUMBERS:[0-9]+]], {{.*}} @"\01?shape{{[^"]*}}", ![[SHAPE:[0-9]+]], {{.*}} @"\01?marked{{[^"]*}}", ![[MARKED:[0-9]+]]}
// CHECK-DAG: ![[NUMBERS]] = !{![[GIVEN:[0-9]+]], ![[X:[0-9]+]], ![[Y:[0-9]+]], ![[Z:[0-9]+]], ![[W:[0-9]+]], ![[O:[0-9]+]]}
// CHECK-DAG: ![[GIVEN]] = !{i32 1, ![[UINT:[0-9]+]], !{{[0-9]+}}}
// CHECK-DAG: ![[UINT]] = !{i32 7, i32 5}
// CHECK-DAG: ![[Y]] = !{i32 0, ![[INT:[0-9]+]], !{{[0-9]+}}}
// CHECK-DAG: ![[INT]] = !{i32 7, i32 4}
// CHECK-DAG: ![[Z]] = !{i32 0, ![[BOOL:[0-9]+]], !{{[0-9]+}}}
// CHECK-DAG: ![[BOOL]] = !{i32 7, i32 1}
// CHECK-DAG: ![[W]] = !{i32 0, ![[MIN:[0-9]+]], !{{[0-9]+}}}
// CHECK-DAG: ![[MIN]] = !{i32 7, i32 3}
// CHECK-DAG: ![[SHAPE]] = !{![[S:[0-9]+]], ![[N:[0-9]+]], ![[M:[0-9]+]]}
// CHECK-DAG: ![[N]] = !{i32 0, ![[ROWS:[0-9]+]], !{{[0-9]+}}}
// CHECK-DAG: ![[ROWS]] = !{i32 2, ![[ORDER:[0-9]+]], i32 7, i32 9}
// CHECK-DAG: ![[ORDER]] = !{i32 2, i32 3, i32 1}
// CHECK-DAG: ![[MARKED]] = !{!{{[0-9]+}}, ![[P:[0-9]+]]}
// CHECK-DAG: ![[P]] = !{i32 0, ![[PRECISE:[0-9]+]], !{{[0-9]+}}}
// CHECK-DAG: ![[PRECISE]] = !{i32 8, i1 true, i32 4, !"TEXCOORD1", i32 7, i32 9}

export uint numbers(uint x, int y, bool z, min16uint w, out uint o) { o = x + (z ? 1 : 0); return x + y + w; }
export float shape(row_major float2x3 n, int2x2 m) { return n[0][2] + m[1][0]; }
export float marked(precise float p : TEXCOORD1) { return p * 2 + 1; }

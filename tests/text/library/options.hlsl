// What of a library comes out is for the command line to say too.
// RUN: %trefoil dxc -T lib_6_3 %s -exports "g;renamed,again=f" -Fo %t.1
// RUN: %dxc-validate %t.1
// RUN: %dxc-dis %t.1 | %filecheck %s --check-prefix=LISTED
// RUN: %trefoil dxc -T lib_6_3 %s -export-shaders-only -Fo %t.2
// RUN: %dxc-validate %t.2
// RUN: %dxc-dis %t.2 | %filecheck %s --check-prefix=SHADERS
// RUN: %trefoil dxc -T lib_6_3 %s -default-linkage external -Fo %t.3
// RUN: %dxc-validate %t.3
// RUN: %dxc-dis %t.3 | %filecheck %s --check-prefix=ALL
// RUN: not %trefoil dxc -T lib_6_3 %s -exports none 2>&1 | %filecheck %s --check-prefix=NONE

// LISTED: define float @"\01?renamed@@YAMM@Z"
// LISTED: define float @"\01?again@@YAMM@Z"
// LISTED: define float @"\01?g@@YAMM@Z"
// LISTED-NOT: define
// SHADERS: define void @vs()
// SHADERS-NOT: define
// ALL: define float @"\01?f@@YAMM@Z"
// ALL: define float @"\01?g@@YAMM@Z"
// ALL: define void @vs()
// ALL-NOT: define
// NONE: error: Could not find target for export: none
export float f(float x) { return x; }
float g(float x) { return x; }
static float h(float x) { return x; }
[shader("vertex")] float4 vs(float4 p : P) : SV_Position { return p; }

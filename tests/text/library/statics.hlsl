// Statics that outlive a call. Whoever links a library may call its functions one after the other, so what one of them leaves in a
// static is a variable of the module. One whose initialiser is no constant is set by the first function that is called. What
// entries alone use is no such variable, since each begins anew.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil dxc -T lib_6_3 -Zi -Qembed_debug -Od %s -Fo %t.debug
// RUN: %dxc-validate %t.debug

cbuffer Start { uint start; };
RWStructuredBuffer<uint> values : register(u0);

// CHECK-DAG: @count = internal global i32 3
static uint count = 3;
// CHECK-DAG: @spot.0 = internal global [2 x float] [float 1
struct Point { float2 at; int n[2]; };
static Point spot = { 1, 2, { 3, 4 } };
// CHECK-DAG: @late = internal global i32 0
// CHECK-DAG: @statics.are.set = internal global i32 0
static uint late = start * 2;
// CHECK-DAG: @kept.waits = internal global i32 1

// CHECK-NOT: @table
static const uint table[2] = { 1, 2 };
// CHECK-NOT: @scratch
static uint scratch = 1;

// CHECK: define i32 @"\01?next@@YAIXZ"()
// CHECK-NEXT: load i32, i32* @count
// CHECK-NOT: @statics.are.set
// CHECK: store i32 {{.*}}, i32* @count
export uint next() { spot.n[count & 1]++; return ++count; }

// CHECK: define i32 @"\01?of_late@@YAIXZ"()
// CHECK: load i32, i32* @statics.are.set
// CHECK: br i1
// CHECK: store i32 1, i32* @statics.are.set
// CHECK: store i32 {{.*}}, i32* @late
export uint of_late() { late += table[count & 1]; return late; }

// CHECK: define i32 @"\01?first@@YAII@Z"(i32)
// CHECK: load i32, i32* @kept.waits
export uint first(uint a) { static uint kept = a; return kept++; }

// CHECK: define float @"\01?of_point@@YAMXZ"()
export float of_point() { spot.at.x += 1; return spot.at.x + spot.n[1]; }

// CHECK: define void @main()
// CHECK: store i32 1, i32* @statics.are.set
[shader("compute")] [numthreads(1, 1, 1)]
void main() { scratch += start; values[0] = scratch + late + next(); }

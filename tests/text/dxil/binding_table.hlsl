// A table of bindings gives registers to resources by their names, as far as the source gives none; the rest go around them.
// RUN: printf 'ResourceName,Binding,Space\nt,t1,0\nz,t3,2\nu,u2,1\nC,b4,0\n"$Globals",b9,5\nheld.a,t9,9\nu,t7,7\n' > %t.csv
// RUN: %trefoil dxc %s -T cs_6_0 -import-binding-table %t.csv -Fo %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s
// RUN: %dxc %s -T cs_6_0 -E main -import-binding-table %t.csv -o %t.dxc
// RUN: %dxc-dis %t.dxc | %filecheck %s
// RUN: printf 'ResourceName,Binding,Space\nt,x1,0\n' > %t.csv
// RUN: not %trefoil dxc %s -T cs_6_0 -import-binding-table %t.csv -Fo %t 2>&1 | %filecheck --check-prefix=CLASS %s
// RUN: not %trefoil dxc %s -T cs_6_0 -binding-table-define TABLE -Fo %t 2>&1 | %filecheck --check-prefix=MACRO %s

// CHECK: Resource Bindings:
// CHECK-DAG: $Globals {{.*}} cb9,space5
// CHECK-DAG: ; C {{.*}} cb4 
// CHECK-DAG: ; s {{.*}} s0 
// CHECK-DAG: ; t {{.*}} t1 
// CHECK-DAG: ; first {{.*}} t0 
// CHECK-DAG: ; z {{.*}} t5 
// CHECK-DAG: ; held.a {{.*}} t9,space9 
// CHECK-DAG: ; u {{.*}} u2,space1 
// CLASS: csv:2:3: Invalid resource class. Needs to be one of 'b', 's', 't', or 'u'.
// MACRO: option '-binding-table-define': a macro has no lines for a table: use -import-binding-table

struct Held
{
    Texture2D a;
};

Texture2D first;
Texture2D t;
Texture2D z : register(t5);
Held held;
RWBuffer<float4> u;
SamplerState s;
float4 loose;

cbuffer C
{
    float4 value;
};

[numthreads(1, 1, 1)]
void main()
{
    u[0] = t.SampleLevel(s, 0, 0) + first.Load(0) + z.Load(0) + held.a.Load(0) + loose + value;
}

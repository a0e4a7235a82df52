// A vertex shader over vertices and instances: inputs by their semantics, outputs as a table.
// RUN: %trefoil run %s --vertices 2 --instances 2 --set POSITION=%S/inputs/vertices.csv --set scale=2 | %filecheck %s
// CHECK: vertices: 4 elements
// CHECK-NEXT: SV_Position.x SV_Position.y SV_Position.z SV_Position.w NUMBER
// CHECK-NEXT: 0: 0 0 0 1 0
// CHECK-NEXT: 1: 2 4 0 1 1
// CHECK-NEXT: 2: 0 0 0 1 10
// CHECK-NEXT: 3: 2 4 0 1 11
// RUN: %trefoil run %s --vertices 2 --set POSITION=1,2,3 --set scale=1 --out vertices=- | %filecheck %s --check-prefix=TABLE
// TABLE: SV_Position.x,SV_Position.y,SV_Position.z,SV_Position.w,NUMBER
// TABLE-NEXT: 1,2,3,1,0
// TABLE-NEXT: 1,2,3,1,1

float scale;

float4 main(float3 position : POSITION, uint vertex : SV_VertexID, uint instance : SV_InstanceID, out uint number : NUMBER)
    : SV_Position
{
    number = vertex + 10 * instance;
    return float4(position * scale, 1);
}

// A typed view of doubles: what it holds of each are two words, which loads join and stores part.
// RUN: %trefoil compile %s -T cs_5_1 --emit dxbc | %filecheck %s

// CHECK: dcl_resource_buffer (double,<continued>,<unused>,<unused>) t0[0:0]
// CHECK: dcl_resource_buffer (double,<continued>,double,<continued>) t1[1:1]
// CHECK: dcl_uav_typed_buffer (double,<continued>,<unused>,<unused>) u1[1:1]
// CHECK: ld r0.xy, vThreadIDInGroupFlattened.xxxx, t0[0].xyzw
// CHECK-NEXT: ld r0.zw, vThreadIDInGroupFlattened.xxxx, t1[1].xyzw
// CHECK-NEXT: dadd r0.xy, r0.xyxy, r0.zwzw
// CHECK: ld_uav_typed r0.xy, l(1, 0, 0, 0), u1[1].xyzw
// CHECK: ld r0.xy, l(4, 0, 0, 0), t0[0].xyzw
// CHECK-NEXT: store_uav_typed u1[1].xyzw, l(3, 0, 0, 0), r0.xyxx

Buffer<double> one : register(t0);
Buffer<double2> two : register(t1);
RWStructuredBuffer<double> sums : register(u0);
RWBuffer<double> words : register(u1);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    sums[0] = one[i] + two[i].y;
    words[0] = words[1] + two[0][i];
    words[3] = one[4];
}

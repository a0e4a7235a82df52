// The container comes out signed: writing its digest again changes nothing.
// RUN: %trefoil compile %s -T vs_6_0 -o %t.dxil
// RUN: %oracle sign %t.dxil -o %t.signed
// RUN: cmp %t.dxil %t.signed

float4 main(float4 place : POSITION) : SV_Position
{
    return place;
}

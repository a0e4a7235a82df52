// Elements of a signature that share a row.
//
// SHADER: ps_6_2 -enable-16bit-types
// BREAKS Meta.SignatureDataWidth: !"SECOND", i8 9, => !"SECOND", i8 8,
// BREAKS Meta.SignatureDataWidth: !"SECOND", i8 9, => !"SECOND", i8 15,
// BREAKS Meta.SignatureDataWidth: !"SECOND", i8 9, => !"SECOND", i8 2,
float4 main(float2 first : FIRST, float2 second : SECOND) : SV_Target { return first.xyxy; }

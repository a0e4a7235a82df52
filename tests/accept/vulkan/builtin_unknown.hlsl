// -T vs_6_0 -spirv => refused
void main([[vk::builtin("Foo")]] half a : A, out float4 p : SV_Position) { p = a; } //~ 25: error: attribute 'builtin' must have one of these values: PointSize,HelperInvocation,BaseVertex,BaseInstance,DrawIndex,DeviceIndex,ViewportMaskNV

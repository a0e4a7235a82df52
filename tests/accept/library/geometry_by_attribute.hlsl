// -T lib_6_6 => dxil
// except spirv: DXC makes entries of what names its stage alone there
struct V { float4 p : SV_Position; };
[maxvertexcount(1)] [instance(2)] //~ 2: warning: attribute 'maxvertexcount' ignored without accompanying shader attribute [-Wmisplaced-attributes] //~ 22: warning: attribute 'instance' ignored without accompanying shader attribute [-Wmisplaced-attributes]
void main(point V v[1], inout PointStream<V> s) { s.Append(v[0]); }

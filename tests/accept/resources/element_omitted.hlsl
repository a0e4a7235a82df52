// -T ps_6_0 => dxil spirv
// Textures and buffers that are read have four reals where nothing else is said.
Texture2D t;
TextureCubeArray<> c;
Buffer b;
float4 main() : SV_Target { return t.Load(0) + b[1]; }

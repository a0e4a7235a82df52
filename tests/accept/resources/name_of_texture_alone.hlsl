// -T cs_6_6 -E main => dxil spirv
Texture2D;
Buffer;
TextureCubeArray;
vector;
ByteAddressBuffer;
[numthreads(1, 1, 1)]
void main()
{
}

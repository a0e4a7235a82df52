// -T cs_6_6 -E main => dxil spirv
Texture2D; //~ 1: warning: declaration does not declare anything [-Wmissing-declarations]
Buffer; //~ 1: warning: declaration does not declare anything [-Wmissing-declarations]
TextureCubeArray; //~ 1: warning: declaration does not declare anything [-Wmissing-declarations]
vector; //~ 1: warning: declaration does not declare anything [-Wmissing-declarations]
ByteAddressBuffer; //~ 1: warning: declaration does not declare anything [-Wmissing-declarations]
[numthreads(1, 1, 1)]
void main()
{
}

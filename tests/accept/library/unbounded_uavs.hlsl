// -T lib_6_5 => dxil spirv
// Before 6.6 a library does not tell what is loaded from an element of an array, and asks for no feature.
RWTexture2D<float4> images[] : register(u0, space100);

[shader("raygeneration")]
void generate() {
    uint3 id = DispatchRaysIndex();
    images[id.x][uint2(1, 2)] = images[id.y][uint2(3, 4)];
}

// -T lib_6_5 => dxil
RWTexture2D<float4> images[] : register(u0, space100);

[shader("raygeneration")]
void generate() { images[DispatchRaysIndex().x][uint2(1, 2)] = 1; }

export float of_image(uint which) { return images[which][uint2(3, 4)].x; }

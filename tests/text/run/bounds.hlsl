// Accesses beyond buffers, textures, arrays and group memory.
// RUN: not %trefoil run %s --set input=range:16 --set output=zeros:16 --set bytes=zeros:16 --set picture=zeros:4x4 --sanitize=bounds \
// RUN:   2>&1 | %filecheck %s

Buffer<float> input;
RWStructuredBuffer<float> output;
RWByteAddressBuffer bytes;
Texture2D<float> picture;
groupshared float row[16];

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    // CHECK: bounds.hlsl:[[#@LINE+2]]:15: error: element 16 of 'input' is read, and there are 16 elements
    // CHECK: note: by thread 15
    float a = input[id.x + 1];
    // CHECK: bounds.hlsl:[[#@LINE+2]]:15: error: byte 60 of 'bytes' is read, and there are 64 bytes
    // CHECK: note: by thread 15
    uint2 b = bytes.Load2(id.x * 4);
    // CHECK: bounds.hlsl:[[#@LINE+2]]:15: error: texel (0, 4) of 'picture' is read, and there are 4 x 4
    // CHECK: note: by thread 8; 8 times in all
    float c = picture[uint2(id.x % 2, id.x / 2)];
    float weights[4] = { 1, 2, 3, 4 };
    weights[id.x & 1] = 0;
    // CHECK: bounds.hlsl:[[#@LINE+2]]:15: error: element 4 of an array is read, and there are 4 elements
    // CHECK: note: by thread 4; 12 times in all
    float d = weights[id.x];
    // CHECK: bounds.hlsl:[[#@LINE+2]]:5: error: element -1 of group memory is written, and there are 16 elements
    // CHECK: note: by thread 0
    row[(int)id.x - 1] = a;
    // CHECK: bounds.hlsl:[[#@LINE+2]]:5: error: element 16 of 'output' is written, and there are 16 elements
    // CHECK: note: by thread 8; 8 times in all
    output[id.x * 2] = a + b.x + b.y + c + d;
}

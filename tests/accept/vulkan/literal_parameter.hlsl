// -T cs_6_0 -spirv => spirv
[numthreads(1,1,1)] void main([[vk::ext_literal]] uint i : SV_DispatchThreadID) { }

// -T ps_6_0 -E main => dxil spirv
#if !defined(__clang__) || __clang_major__ < 3 || !__has_cpp_attribute(vk::binding) || __has_feature(address_sanitizer)
#error unlike DXC
#endif
#if __has_include("missing.hlsli") || __INCLUDE_LEVEL__ || __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error unlike DXC
#endif
float4 main() : SV_Target {
    return 1;
}

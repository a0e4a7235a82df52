// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct x0 { static const float a : register(b1) = 1; }; //~ 32: warning: in-class initializer for static data member of type 'const float' is a GNU extension [-Wgnu-static-float-init]
struct x1 { static const float a : register(c5) = 1; }; //~ 32: warning: in-class initializer for static data member of type 'const float' is a GNU extension [-Wgnu-static-float-init]
struct x2 { static const float a : register(i6) = 1; }; //~ 32: warning: in-class initializer for static data member of type 'const float' is a GNU extension [-Wgnu-static-float-init]
struct x3 { static const float a : register(space2) = 1; }; //~ 32: warning: in-class initializer for static data member of type 'const float' is a GNU extension [-Wgnu-static-float-init]
struct x4 { static const float a : register(c0, space1) = 1; }; //~ 32: warning: in-class initializer for static data member of type 'const float' is a GNU extension [-Wgnu-static-float-init]
float4 main() : SV_Target { return 1; }

// -T ps_6_0 => refused //~ error: signature element C specifies invalid interpolation mode for integer component type.
float4 main(linear int4 c : C) : SV_Target { return c; }

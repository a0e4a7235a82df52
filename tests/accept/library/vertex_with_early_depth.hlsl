// -T lib_6_5 => refused
[shader("vertex")][earlydepthstencil] float4 v() : SV_Position { return 0; } //~ 1: error: Semantic SV_Position is invalid for shader model: ps
